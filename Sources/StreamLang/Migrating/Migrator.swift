import Streams

/// Moves a program to another library by edits of its text.
final class Migrator {
  let code: MigratedCode
  /// The words of the library that the code is written for, and those of the other one.
  let words, other: LibraryWords
  var edits: TextEdits
  private(set) var moves: [MigrationMove] = []
  /// The facts about the streams of names: variables, properties, functions and parameters.
  var names: [String: StreamFacts] = [:]
  /// The streams that an expression at a place must be, because its function or variable declares it.
  var expected: [Span: StreamFacts] = [:]
  /// The types of the errors that declarations with a type at a place have.
  var typeFailures: [Int: String?] = [:]
  /// The places of types that creations have edited, and the values of bags.
  var creationHeads: Set<Int> = []
  var bags: Set<Span> = []
  /// The parameter of a closure that takes results, and whether the other library takes them, too.
  var resultObserver: String?
  var keepsResults = false
  /// The places of the streams that closures give to be made at each subscription.
  var deferred: Set<Span> = []
  /// The beginnings of the chains that are put into a bag.
  var keptPlaces: Set<Int> = []
  /// The names of bags, and those of them that are set or emptied.
  var bagNames: Set<String> = []
  var renewedBags: Set<String> = []
  /// The names of pipes that are not taken apart.
  var pipes: Set<String> = []
  /// The bindings that are statements of their own.
  var boundStatements: Set<Span> = []
  /// The places where bags are added, with their names.
  var addedBags: [Int: String] = [:]
  /// The chains that bindings of the other library keep.
  var boundChains: Set<Span> = []
  /// The types of names that are no streams, as far as their values write them.
  var valueTypes: [String: String] = [:]
  /// The published properties, the places where they and their publishers are declared or assigned to, and the names
  /// that hide them.
  var published: Set<String> = []
  var declaredPlaces: Set<Int> = []
  var assignedPlaces: Set<Int> = []
  var hidden: [(span: Span, names: Set<String>)] = []
  /// The signals of the observers of pipes.
  var observers: [String: String] = [:]
  /// The names of the extensions that the new text needs, in the order of their uses.
  private var helpers: [String] = []
  /// The lines that a difference stands above already.
  private var noted: Set<String> = []
  private var importsLibrary = false
  /// The end of the import of the library, and the modules that the new text needs besides.
  private var importEnd: Int?
  private(set) var lastImport: Int?
  private var modules: [String] = []

  init(_ code: MigratedCode) {
    self.code = code
    words = code.origin.words ?? .rxswift
    other = code.target.words ?? .rxswift
    edits = TextEdits(code.source)
  }

  /// Whether anything in the code makes an error, as far as its words tell.
  private(set) lazy var mayFail = self.words.makers.union(["rror", "throw", "failure", "URLSession"])
    .contains {
      self.source.mentions($0, in: self.code.span)
    }

  var source: SourceText { code.source }
  func text(_ span: Span) -> String { source.text(in: span) }

  func migrate() {
    learnPublished()
    learn()
    learnBags()
    for statement in code.statements { walk.walk(statement) }
    for statement in code.driving { walk.walk(statement) }
    migrateTypes()
    noteLeft()
    addModules()
    addBags()
  }

  /// Goes through the code and edits it.
  var walk: SyntaxWalk {
    SyntaxWalk { [own = Unowned(self)] expression in
      !own.object.handles(expression)
    } visitStatement: { [own = Unowned(self)] statement in
      own.object.visit(statement)
    }
  }

  /// Edits a statement, but for its expressions.
  private func visit(_ statement: Statement) {
    switch statement.kind {
    case .importModule(let name): migrateImport(name, statement.span)
    case .constant(let pattern, let value), .variable(let pattern, let value):
      migrateDeclaration(pattern, value, statement.span)
    case .type(let declaration):
      migrateProperties(of: declaration)
      migrateExtension(declaration)
    case .assignment(let assignment): migrateAssignment(assignment, statement.span)
    case .expression(let value):
      if case .bound = value.kind { boundStatements.insert(value.span) }
      if !migrateSchedule(value) { keep(value) }
    default: break
    }
  }

  /// Edits an expression with all its parts.
  ///
  /// - Returns: Whether it is one that may belong to the library.
  private func handles(_ expression: Expression) -> Bool {
    if let member = expression.implied {
      migrateImplicit(expression, member)
      return true
    }
    switch expression.kind {
    case .postfix(let base, let parts):
      // The parser has added the type of `.init(value: 0)`.
      if case .name(let type) = base.kind, let arguments = parts.first?.arguments, parts.count == 1,
        text(expression.span).hasPrefix(".init("), let word = words.type(type), word.role.hasValue
      {
        migrateInitial(arguments)
        return true
      }
      if !migrateResult(expression, base, parts), !migrateScheduler(expression, base) {
        migrateChain(expression, base, parts)
      }
    case .name(let name):
      migrateName(name, expression.span)
      migrateBorder(name, expression.span)
    case .bound(let place, let sign, let stream): migrateBound(expression, place, sign, stream)
    default: return false
    }
    return true
  }

  // MARK: Imports

  private func migrateImport(_ name: String, _ span: Span) {
    guard words.modules.contains(name), let place = place(of: name, in: span) else { return lastImport = span.end }
    if importsLibrary {
      let line = source.span(ofLine: source.line(at: span.start))
      edits.replace(Span(start: line.start, end: min(line.end + 1, code.span.end)), "")
      note(name, place, "", .plain)
    } else {
      importsLibrary = true
      importEnd = span.end
      lastImport = span.end
      replace(name, place, other.modules[0])
    }
  }

  /// The place of a word in a span.
  func place(of word: String, in span: Span) -> Span? {
    let bytes = Array(word.utf8)
    var start = span.start
    while start + bytes.count <= span.end {
      if source.bytes[start..<start + bytes.count].elementsEqual(bytes) {
        return Span(start: start, end: start + bytes.count)
      }
      start += 1
    }
    return nil
  }

  /// Imports the module of a name, if it is not the library's own.
  func needModule(of name: String) {
    guard let module = other.modulesOfNames[name], !modules.contains(module) else { return }
    modules.append(module)
  }

  private func addModules() {
    guard let importEnd else { return }
    edits.insert(modules.map { "\nimport \($0)" }.joined(), after: importEnd)
  }

  // MARK: Moves

  /// Replaces a name by its counterpart.
  func replace(_ name: String, _ span: Span, _ counterpart: String, isExact: Bool = true) {
    if name != counterpart { edits.replace(span, counterpart) }
    note(name, span, counterpart, isExact ? .plain : .recipe)
  }

  /// Notes a move, and writes a difference above it.
  func note(_ name: String, _ place: Span, _ counterpart: String, _ kind: MigrationMove.Kind) {
    moves.append(MigrationMove(place: place, name: name, counterpart: counterpart, kind: kind))
    switch kind {
    case .near(let difference), .missing(let difference): writeNote(difference, place)
    case .plain, .recipe: break
    }
  }

  private func writeNote(_ difference: String, _ place: Span) {
    guard !source.isInDrive(place) else { return }
    let line = source.span(ofLine: source.line(at: place.start))
    guard noted.insert("\(line.start) \(difference)").inserted else { return }
    edits.insertLine("\(indent(at: place.start))// differs: \(difference)", before: line.start)
  }

  /// The blanks before the first word of the line at a place.
  func indent(at place: Int) -> String {
    let line = source.span(ofLine: source.line(at: place))
    let blanks = source.bytes[line.start..<line.end].prefix { $0 == 0x20 || $0 == 0x09 }.count
    return text(Span(start: line.start, end: line.start + blanks))
  }

  /// Whether a place has only blanks before it in its line.
  func startsLine(_ place: Int) -> Bool {
    let line = source.span(ofLine: source.line(at: place))
    return source.bytes[line.start..<place].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  // MARK: Helpers

  func needHelper(_ name: String) { if !helpers.contains(name) { helpers.append(name) } }

  /// The extensions that the new text needs.
  var helperTexts: String {
    let texts = helpers.compactMap { name in code.target.dialect.helpers.first { $0.key == name }?.value }
    return texts.map { "\n" + $0 + "\n" }.joined()
  }
}
