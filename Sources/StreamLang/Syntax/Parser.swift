/// Turns a source text into statements, by recursive descent and precedence climbing. Its grammar is in
/// `docs/language.md`: that of Swift, as far as it is read. Types are read and forgotten, and the words that Swift
/// has and that are no words of the language (`guard`, `switch` …) are keywords only where nothing else can be meant.
///
/// A statement that begins with "." goes on from "_". Lists may end in a comma. The lexer decides which newlines
/// end a statement.
public final class Parser {
  /// The deepest nesting: up to it neither parsing nor walking the tree overflows the stack, even that of a browser.
  static let nestingLimit = 128
  /// The longest chain of members and calls, for the same reason.
  static let longestChain = 4_000
  /// The number of faults after which the rest is not read: one forgotten bracket can cause many.
  static let faultLimit = 20

  let source: SourceText
  private let lexer: Lexer
  var strings: [String] { lexer.strings }
  var markedLines: [MarkedLine] { lexer.markedLines }
  var tokens: [Token] { lexer.tokens }
  private(set) var position = 0
  var faults: [SpannedFault] = []
  var context = Context()
  private var nesting = 0
  /// Whether the first half of a `>>` has closed a list of generic arguments.
  var hasClosedGenericArguments = false
  /// Whether the head of the function that was read last says `async`.
  var resultIsAsync = false
  /// The word of a declaration that goes on after a comma: `let a = 1, b = 2`.
  var declaring: Token.Kind?
  /// The type that the declaration at hand writes.
  var declaredType: TypeName?
  /// The setter of the computed variable that was read last.
  var setterOfComputed: Function?
  /// Whether the declaration of a type is around. Names are read as they are written there.
  var isInType = false
  /// Whether that type announces changes of its properties.
  var isObservableObject = false
  /// The second statement of a declaration that makes two.
  var following: Statement?
  /// The generic arguments of the name that was read last.
  var genericsOfName: [TypeName] = []
  /// The types of names, as far as their declarations write them.
  var declaredTypes = DeclaredTypes()
  /// The type that the closure at hand gives, as its head says.
  var resultOfClosure: TypeName?
  /// The names that the closure at hand assigns to.
  var assignedNames: Set<String> = []
  /// The names that mean `self`, as in `guard let strongSelf = self`.
  var namesOfSelf: Set<String> = ["self"]
  /// The ownership that the next declaration has, from the word before it: `weak`, `unowned`, or none.
  var ownership = Ownership.strong
  /// The functions of the text that are distinguished by their labels.
  lazy var operatorGroups = OperatorGroups(tokens, source)
  lazy var overloads = OverloadedFunctions(tokens, source)
  /// The other names of what hides properties, by their places.
  private lazy var shadowed = namesOfSelf.isEmpty ? [:] : ShadowedProperties(tokens, source).names
  /// The names that statements with faults declare.
  private(set) var unreadNames: Set<String> = []
  /// The statements of the script's own level, those with faults inside of them, too.
  private(set) var readable: [Statement] = []
  /// Whether the text is code of an app, which has no statements of the language's own.
  let isPasted: Bool
  private let isInterrupted: () -> Bool
  /// Whether the first fault is that the text ends too early.
  private(set) var endsTooEarly = false

  /// The surroundings of the code that is being read.
  struct Context {
    /// Off in the heads of `if`, `for` and `while`, where `{` begins the block.
    var allowsTrailingClosure = true
    var isInLoop = false
    var isInSwitch = false
    /// The labels of the statements around, and whether they are loops.
    var labels: [String: Bool] = [:]
    var isTopLevel = true
    /// The code that `$0` and `return` belong to.
    var callable = Callable.none
    /// The type that the code gives, as it is declared.
    var result: TypeName?
  }

  enum Callable {
    case none, function
    case closure(named: Bool, highestParameter: Int)
  }

  /// Reads a whole script; its faults are in the result.
  ///
  /// - Parameter isInterrupted: Whether to leave the rest unread, asked now and then: then the result is of no use.
  ///
  /// - Parameter hasSelf: Whether `self` is an object, and no word that may be left out.
  public static func parse(
    _ source: SourceText, hasSelf: Bool = false, isInterrupted: @escaping () -> Bool = { false }
  ) -> ParsedScript {
    var lexer = Lexer(source, isInterrupted: isInterrupted)
    lexer.run()
    let parser = Parser(source, lexer, isInterrupted: isInterrupted)
    if hasSelf { parser.namesOfSelf = [] }
    return parser.script()
  }

  /// Reads code that was pasted: where it leaves brackets open, each is reported, and the code inside is read as
  /// if they were closed where they seem to end.
  static func parse(pasted source: SourceText) -> ParsedScript {
    var lexer = Lexer(source)
    lexer.run()
    guard lexer.leavesBracketOpen, let repair = BracketRepair(source) else {
      return Parser(source, lexer, isPasted: true).script()
    }
    var closed = Lexer(source, missing: repair)
    closed.run()
    guard closed.bracketFaultCount() < lexer.bracketFaultCount() else {
      return Parser(source, lexer, isPasted: true).script()
    }
    let parser = Parser(source, closed, isPasted: true)
    parser.faults = repair.open.map { SpannedFault(.syntax(.unclosedBracket($0.opening)), $0.span) }
    return parser.script()
  }

  /// - Parameter isPasted: Whether it is code of an app, which has no statements of the language's own.
  init(
    _ source: SourceText, _ lexer: consuming Lexer, isPasted: Bool = false,
    isInterrupted: @escaping () -> Bool = { false }
  ) {
    self.isPasted = isPasted
    self.isInterrupted = isInterrupted
    self.source = source
    self.lexer = lexer
  }

  // MARK: Tokens

  var current: Token { tokens[position] }

  var nestingDepth: Int { nesting }

  func tokenAt(_ index: Int) -> Token { tokens[min(max(index, 0), tokens.count - 1)] }

  /// Continues at another token.
  func restore(_ position: Int, nesting: Int) {
    self.position = min(position, tokens.count - 1)
    self.nesting = nesting
  }

  /// The token at a distance from the current one; the last one when there are none.
  func token(_ distance: Int) -> Token {
    tokens[min(max(position + distance, 0), tokens.count - 1)]
  }

  /// The token after the partner of an opening bracket; the last one when it has none.
  func tokenAfter(_ opening: Token) -> Token {
    opening.payload > 0 && opening.payload < tokens.count - 1 ? tokens[opening.payload + 1] : tokens[tokens.count - 1]
  }

  /// The end of the token before the current one.
  var previousEnd: Int { position > 0 ? tokens[position - 1].end : 0 }

  func advance() {
    guard position < tokens.count - 1 else { return }
    position += 1
    // At the end of the text everything comes to its end.
    if position.isMultiple(of: 4096), isInterrupted() { position = tokens.count - 1 }
  }

  /// Takes a token of a kind if it is the current one.
  func accept(_ kind: Token.Kind) -> Bool {
    guard current.kind == kind else { return false }
    advance()
    return true
  }

  /// Whether the current token is of a kind and goes on with the statement.
  func continues(with kind: Token.Kind) -> Bool { current.kind == kind && !current.startsLine }

  func text(of token: Token) -> String {
    isInType ? source.text(in: token.span) : shadowed[token.start] ?? source.text(in: token.span)
  }

  /// The current token as messages name it.
  var currentDescription: String {
    switch current.kind {
    case .end: "the end of the text"
    // A bracket that the text lacks.
    case _ where current.span.isEmpty: "nothing"
    case _ where current.startsLine: "the end of the line"
    case .stringMiddle, .stringClose: "the end of the interpolation"
    default: "'\(text(of: current))'"
    }
  }

  /// The span of the token in the wrong place; where the line ends, that of the token before.
  var currentSpan: Span {
    guard current.kind == .end || current.startsLine, position > 0 else { return current.span }
    return tokens[position - 1].span
  }

  // MARK: Faults

  /// The fault to throw when the current token cannot be used: the lexer's own, when it has one.
  func failure(_ fault: SyntaxFault, _ span: Span? = nil) -> SpannedFault {
    if current.kind == .invalid { return lexer.faults[current.payload] }
    return SpannedFault(.syntax(fault), span ?? currentSpan)
  }

  /// Goes one level deeper; every call has a `leave`, but when something is thrown the level is restored.
  func enter() throws(SpannedFault) {
    guard nesting < Parser.nestingLimit else {
      throw SpannedFault(.syntax(.nestingTooDeep(limit: Parser.nestingLimit)), current.span)
    }
    nesting += 1
  }

  func leave() { nesting -= 1 }

  // MARK: Sequences of statements

  /// The statements of the whole text.
  ///
  /// - Returns: Each with the tokens it is made of; a statement with faults is nil.
  func topLevelStatements() -> [(statement: Statement?, tokens: Range<Int>)] {
    var result: [(statement: Statement?, tokens: Range<Int>)] = []
    while following != nil || current.kind != .end, faults.count < Parser.faultLimit {
      if following == nil, accept(.semicolon) { continue }
      let start = position
      let context = context
      let faultCount = faults.count
      do throws(SpannedFault) {
        let statement = try statement()
        let isFaulty = faults.count > faultCount
        readable.append(statement)
        if isFaulty || statement.isIgnored { noteNames(from: start) }
        result.append((isFaulty ? nil : statement, start..<position))
        try endOfStatement()
      } catch {
        if faults.isEmpty { endsTooEarly = current.kind == .end }
        faults.append(error)
        self.context = context
        nesting = 0
        declaring = nil
        skipStatement(from: start, depth: 0)
        noteNames(from: start)
        result.append((nil, start..<position))
      }
    }
    return result
  }

  /// Notes what the statement from a token up to here declares, although it cannot be read.
  private func noteNames(from start: Int) {
    var declares = false
    for token in tokens[start..<position] {
      switch token.kind {
      case .let, .var, .func: declares = true
      case .name:
        if ["class", "struct", "enum", "protocol", "case"].contains(text(of: token)) { declares = true; continue }
        if declares { unreadNames.insert(text(of: token)) }
        declares = false
      case .leftRound, .comma: break
      default: declares = false
      }
    }
  }

  /// The statements up to the `}` of the bracket at an offset, which is taken.
  func statements(closing opening: Token) throws(SpannedFault) -> [Statement] {
    var result: [Statement] = []
    while current.kind != .rightCurly {
      guard current.kind != .end else { throw failure(.unclosedBracket("{"), opening.span) }
      if accept(.semicolon) { continue }
      if let statement = try nestedStatement(depth: opening.depth + 1) { result.append(statement) }
    }
    advance()
    return result
  }

  /// A statement of a block; nothing where it has a fault, which is noted.
  private func nestedStatement(depth: Int) throws(SpannedFault) -> Statement? {
    let start = position
    let (context, nesting) = (context, nesting)
    do throws(SpannedFault) {
      let statement = try statement()
      try endOfStatement()
      return statement
    } catch {
      // At the end of the text everything is open: one message is enough.
      if current.kind == .end || faults.count + 1 >= Parser.faultLimit || error.isNestingTooDeep { throw error }
      faults.append(error)
      self.context = context
      self.nesting = nesting
      declaring = nil
      skipStatement(from: start, depth: depth)
      return nil
    }
  }

  /// The statements of one case of a `switch`, up to the next case or the end.
  func statements(ofCaseIn opening: Token) throws(SpannedFault) -> [Statement] {
    var result: [Statement] = []
    while current.kind != .rightCurly, !beginsCase {
      guard current.kind != .end else { throw failure(.unclosedBracket("{"), opening.span) }
      if accept(.semicolon) { continue }
      if let statement = try nestedStatement(depth: opening.depth + 1) { result.append(statement) }
    }
    return result
  }

  /// Whether the current token can be the first of a statement: a line that begins with an operator belongs to the
  /// statement before it, whatever is wrong there.
  private var beginsStatement: Bool {
    switch current.kind {
    case .question, .colon: false
    case let kind: kind == .minus || Precedence(kind) == nil
    }
  }

  /// Moves to the next statement, or to the bracket that closes the sequence, after a fault.
  func skipStatement(from start: Int, depth: Int) {
    if position == start { advance() }
    while current.kind != .end, current.depth >= depth {
      if current.depth == depth, current.kind == .semicolon || (current.startsLine && beginsStatement) { return }
      advance()
    }
  }
}

extension Statement {
  /// Whether it is read over, as a further type after one that was refused.
  fileprivate var isIgnored: Bool { if case .ignored = kind { true } else { false } }
}
