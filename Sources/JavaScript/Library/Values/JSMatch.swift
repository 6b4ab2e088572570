import StreamLang
import Streams

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
