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
    guard Set(flags).count == flags.count, flags.allSatisfy({ "dgimsuvy".contains($0) }) else {
      throw JSError.syntax("Invalid flags supplied to RegExp constructor '\(flags)'")
    }
    do throws(ErrorValue) {
      expression = try RegularExpression(pattern, options: flags, called: "/\(pattern)/\(flags)")
    } catch {
      throw JSError.syntax("Invalid regular expression: /\(pattern)/: \(Self.mistake(in: pattern))")
    }
    super.init("RegExp", in: context.objects)
  }

  /// The mistake of a pattern that cannot be read, as V8 calls it.
  private static func mistake(in pattern: String) -> String {
    var groups = 0
    var isInClass = false
    var signs = pattern.unicodeScalars[...]
    while let sign = signs.popFirst() {
      switch sign {
      case "\\": if signs.popFirst() == nil { return "\\ at end of pattern" }
      case "[": isInClass = true
      case "]": isInClass = false
      case "(" where !isInClass: groups += 1
      case ")" where !isInClass:
        if groups == 0 { return "Unmatched ')'" }
        groups -= 1
      default: break
      }
    }
    if isInClass { return "Unterminated character class" }
    if groups > 0 { return "Unterminated group" }
    return pattern.contains("[") ? "Range out of order in character class" : "Nothing to repeat"
  }

  override var text: String { "/\(pattern)/\(flags)" }
  override func inspected(_ level: JSText.Level) -> String { text }

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

/// A match that was found: an array of it and its groups, with a position and the groups by their names.
final class MatchBox: JSBox {
  private let all: [Value]
  private let others: [String: Value]

  init(_ match: RegExpBox.Match, groups: Value, _ text: String, in context: EvaluationContext) {
    all = [.string(match.text)] + match.groups
    others = ["index": .int(match.start), "input": .string(text), "groups": groups, "length": .int(all.count)]
    super.init("Match", in: context.objects)
  }

  override var steps: Steps? {
    var rest = all[...]
    return { rest.popFirst() }
  }
  override var pictured: (name: String, value: Value)? { ("", .array(ArrayBox(all))) }
  override var text: String? { JSText.string(.array(ArrayBox(all))) }

  override func property(_ name: String) throws(ErrorValue) -> Value? {
    others[name] ?? Int(name).flatMap { all.indices.contains($0) ? all[$0] : nil }
  }

  override func inspected(_ level: JSText.Level) -> String {
    let members = ["index", "input", "groups"].map {
      "\($0): \(JSText.inspected(others[$0] ?? .nil, level.inner))"
    }
    return JSText.joined(
      all.map { JSText.inspected($0, level.inner) } + members, "[", "]", level, ofArray: (false, all.count))
  }

  override var methods: [String: Method] { Self.table }

  /// The methods of arrays, on an array of the match and its groups.
  private static let table = JSArrays.methods.mapValues { method in
    Method(method.name) { call throws(ErrorValue) in
      guard case .object(let box) = call.receiver, let match = box as? MatchBox else { return .nil }
      return try method.call(call.on(.array(ArrayBox(match.all))))
    }
  }
}
