/// The examples of a Quick specification: each `it` with what its groups declare and do before and after it.
struct QuickSpec {
  static let classes: Set<String> = ["QuickSpec", "AsyncSpec"]

  struct Example {
    let title: String
    let body: [Statement]
    let span: Span
    /// Whether it, or a group around it, has the focus: then the others do not run.
    let isFocused: Bool
  }

  /// Examples that several groups share, with the name of what they are given.
  struct Shared {
    let parameter: Binding?
    let body: [Statement]
  }

  private var examples: [Example] = []
  private var shared: [String: Shared]
  /// The names of the shared examples that are being read.
  private var reading: [String] = []

  private init(_ shared: [String: Shared]) { self.shared = shared }

  /// Returns the examples of the function `spec()`.
  static func tests(in spec: Function, sharing shared: [String: Shared]) -> [Example] {
    var reader = QuickSpec(shared)
    reader.read(spec.body, titles: [], before: [], justBefore: [], after: [], isFocused: false)
    return reader.examples
  }

  /// Returns the shared examples that types declare: `configure` of a `QuickConfiguration`, and each `Behavior`.
  static func shared(by types: [TypeDeclaration]) -> [String: Shared] {
    var shared: [String: Shared] = [:]
    for type in types {
      for case .method(let function) in type.members.map({ $0.kind }) {
        switch (type.parents.first?.name, function.name) {
        case ("QuickConfiguration", "configure"):
          for (title, examples) in Self.shared(in: function.body) { shared[title] = examples }
        case ("Behavior", "spec"):
          shared[type.name] = Shared(parameter: function.parameters.first?.binding, body: function.body)
        default: break
        }
      }
    }
    return shared
  }

  private static func shared(in statements: [Statement]) -> [String: Shared] {
    var shared: [String: Shared] = [:]
    for call in statements.compactMap({ $0.quickCall }) where call.word == "sharedExamples" {
      guard let title = call.title, let closure = call.closure else { continue }
      var parameter: Binding?
      if case .named(let names) = closure.parameters { parameter = names.first }
      shared[title] = Shared(parameter: parameter, body: closure.body)
    }
    return shared
  }

  /// Reads the body of a group. The code around the examples runs anew for each of them.
  private mutating func read(
    _ statements: [Statement], titles: [String], before outer: [Statement], justBefore late: [Statement],
    after last: [Statement], isFocused: Bool
  ) {
    for (title, examples) in Self.shared(in: statements) { shared[title] = examples }
    var (before, just, after) = (outer, late, last)
    var declared: [Statement] = []
    for statement in statements {
      guard let call = statement.quickCall else {
        declared.append(statement)
        continue
      }
      switch call.word {
      case "beforeSuite", "beforeEach": before += call.body
      case "justBeforeEach": just += call.body
      case "afterEach", "afterSuite": after = call.body + after
      default: break
      }
    }
    // Declarations come first, so that what runs before each example can use them.
    before = outer + declared + before.dropFirst(outer.count)
    for statement in statements {
      guard let call = statement.quickCall else { continue }
      let titles = titles + (call.title.map { [$0] } ?? [])
      let isFocused = isFocused || call.word.hasPrefix("f")
      switch call.word {
      case "describe", "context", "fdescribe", "fcontext":
        read(call.body, titles: titles, before: before, justBefore: just, after: after, isFocused: isFocused)
      case "itBehavesLike", "fitBehavesLike":
        guard let title = call.title, let examples = shared[title], !reading.contains(title) else { continue }
        var given: [Statement] = []
        if let parameter = examples.parameter {
          let value = call.closure.map { Expression(kind: .closure($0), span: $0.span) }
          let none = Expression.closing(over: [], statement.span)
          given = [Statement(kind: .constant(.single(parameter), value ?? none), span: statement.span)]
        }
        reading.append(title)
        read(
          examples.body, titles: titles, before: before + given, justBefore: just, after: after, isFocused: isFocused)
        reading.removeLast()
      case "it", "fit":
        examples.append(
          Example(
            title: titles.joined(separator: ", "), body: before + just + call.body + after, span: statement.span,
            isFocused: isFocused))
      default: break
      }
    }
  }
}

extension Statement {
  /// The word, the title and the closure of `describe("…") { … }` and its like.
  fileprivate var quickCall: (word: String, title: String?, body: [Statement], closure: Closure?)? {
    guard case .expression(let expression) = kind, let call = expression.namedCall, Self.quickWords.contains(call.name),
      call.arguments.trailing != nil || call.name.hasSuffix("itBehavesLike")
    else { return nil }
    var title: String?
    switch call.arguments.list.first?.value.kind {
    case .string(let text)?: title = text
    case .postfix(let base, let parts)? where parts.first?.member?.isMetatype == true: title = base.variableName
    default: break
    }
    return (call.name, title, call.arguments.trailing?.body ?? [], call.arguments.trailing)
  }

  private static let quickWords: Set<String> = [
    "describe", "context", "it", "fdescribe", "fcontext", "fit", "xdescribe", "xcontext", "xit", "pending",
    "beforeEach", "justBeforeEach", "afterEach", "beforeSuite", "afterSuite", "sharedExamples", "itBehavesLike",
    "fitBehavesLike", "xitBehavesLike",
  ]
}
