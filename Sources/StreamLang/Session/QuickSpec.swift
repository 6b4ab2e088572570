/// The examples of a Quick specification: each `it` with what its groups declare and do before and after it.
struct QuickSpec {
  static let classes: Set<String> = ["QuickSpec", "AsyncSpec"]

  struct Example {
    let title: String
    let body: [Statement]
    let span: Span
  }

  private var examples: [Example] = []

  /// Returns the examples of the function `spec()`.
  static func tests(in spec: Function) -> [Example] {
    var reader = QuickSpec()
    reader.read(spec.body, titles: [], before: [], justBefore: [], after: [])
    return reader.examples
  }

  /// Reads the body of a group. The code around the examples runs anew for each of them.
  private mutating func read(
    _ statements: [Statement], titles: [String], before outer: [Statement], justBefore late: [Statement],
    after last: [Statement]
  ) {
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
      switch call.word {
      case "describe", "context", "fdescribe", "fcontext":
        read(call.body, titles: titles, before: before, justBefore: just, after: after)
      case "it", "fit":
        examples.append(
          Example(title: titles.joined(separator: ", "), body: before + just + call.body + after, span: statement.span))
      default: break
      }
    }
  }
}

extension Statement {
  /// The word, the title and the closure of `describe("…") { … }` and its like.
  fileprivate var quickCall: (word: String, title: String?, body: [Statement])? {
    guard case .expression(let expression) = kind, let call = expression.namedCall,
      let closure = call.arguments.trailing,
      Self.quickWords.contains(call.name)
    else { return nil }
    var title: String?
    if case .string(let text)? = call.arguments.list.first?.value.kind { title = text }
    return (call.name, title, closure.body)
  }

  private static let quickWords: Set<String> = [
    "describe", "context", "it", "fdescribe", "fcontext", "fit", "xdescribe", "xcontext", "xit", "pending",
    "beforeEach", "justBeforeEach", "afterEach", "beforeSuite", "afterSuite",
  ]
}
