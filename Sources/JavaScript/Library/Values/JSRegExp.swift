import StreamLang
import Streams

/// `/pattern/flags`
final class RegExpBox: JSBox {
  typealias Match = RegularExpression.Match

  private let pattern: String
  private let flags: String
  private let expression: RegularExpression
  private var lastIndex = 0

  var groupNames: [String: Int] { expression.groupNames }
  var isGlobal: Bool { flags.contains("g") }

  init(_ pattern: String, _ flags: String, in context: EvaluationContext) throws(ErrorValue) {
    self.pattern = pattern
    self.flags = flags
    expression = try RegularExpression(pattern, options: flags, called: "/\(pattern)/\(flags)")
    super.init("RegExp", in: context.objects)
  }

  override var text: String { "/\(pattern)/\(flags)" }
  override func inspected(depth: Int) -> String { text }

  override func property(_ name: String) throws(ErrorValue) -> Value? {
    switch name {
    case "source": .string(pattern)
    case "flags": .string(flags)
    case "global": .bool(isGlobal)
    case "lastIndex": .int(lastIndex)
    default: nil
    }
  }

  /// The matches in a text: the first, or all of them.
  func matches(in text: String, all: Bool, _ context: EvaluationContext) throws(ErrorValue) -> [Match] {
    try expression.matches(in: text, all: all, context)
  }

  /// The next match of `test` and `exec`, which go on after the last one where the flags say so.
  private func next(in text: String, _ context: EvaluationContext) throws(ErrorValue) -> Match? {
    guard isGlobal || flags.contains("y") else { return try matches(in: text, all: false, context).first }
    let match = try matches(in: text, all: true, context).first { $0.start >= lastIndex }
    lastIndex = match?.end ?? 0
    return match
  }

  override func setProperty(_ name: String, _ value: Value) throws(ErrorValue) -> Bool {
    guard name == "lastIndex" else { return false }
    lastIndex = JSValue.toInt(value)
    return true
  }

  /// The match as `match` and `exec` give it.
  func found(_ match: Match, in text: String, _ context: EvaluationContext) -> ObjectBox {
    let groups = groupNames.sorted { $0.value < $1.value }.map { ($0.key, match.groups[$0.value]) }
    return MatchBox(match, groups: groups.isEmpty ? .nil : JSObject.make(groups, in: context), text, in: context)
  }

  override var methods: [String: Method] { Self.table }

  private static let table = JSLibrary.table([
    Method("test") { call throws(ErrorValue) in
      guard case .object(let box) = call.receiver, let expression = box as? RegExpBox else { return .bool(false) }
      return .bool(try expression.next(in: call.text(0), call.context) != nil)
    },
    Method("exec") { call throws(ErrorValue) in
      guard case .object(let box) = call.receiver, let expression = box as? RegExpBox,
        let match = try expression.next(in: call.text(0), call.context)
      else { return JSValue.null }
      return .object(expression.found(match, in: call.text(0), call.context))
    },
  ])
}
