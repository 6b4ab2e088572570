import StreamLang
import Streams

/// C structures: values with members, which are copied where they are assigned.
enum ObjCStructures {
  /// The members in their order; one that is a structure itself has its type.
  static let members: [String: [(name: String, type: String?)]] = [
    "NSRange": [("location", nil), ("length", nil)], "CGPoint": [("x", nil), ("y", nil)],
    "CGSize": [("width", nil), ("height", nil)], "CGRect": [("origin", "CGPoint"), ("size", "CGSize")],
    "UIEdgeInsets": [("top", nil), ("left", nil), ("bottom", nil), ("right", nil)],
    "UIOffset": [("horizontal", nil), ("vertical", nil)], "CGVector": [("dx", nil), ("dy", nil)],
  ]

  /// The location and the length of an `NSRange`.
  static func range(_ value: Value) -> (Int, Int) {
    guard case .object(let box) = value else { return (0, 0) }
    return (ObjCNumbers.int(box.kept("location") ?? .nil), ObjCNumbers.int(box.kept("length") ?? .nil))
  }

  static var names: [String] { members.keys.sorted() }

  /// The type of a member.
  static func type(of member: String, in name: String) -> ObjCType {
    if let type = members[name]?.first(where: { $0.name == member })?.type { return .structure(type) }
    return name == "NSRange" ? .unsignedLong : .double
  }

  static func make(_ name: String, _ numbers: [Value], _ runtime: ObjCRuntime) -> Value {
    var rest = numbers[...]
    return .object(made(name, &rest, runtime))
  }

  static func made(_ name: String, _ rest: inout ArraySlice<Value>, _ runtime: ObjCRuntime) -> ObjCValue {
    var list: [(String, Value)] = []
    for (member, type) in members[name] ?? [] {
      if let type {
        list.append((member, .object(made(type, &rest, runtime))))
      } else {
        let number = rest.popFirst() ?? .int(0)
        list.append((member, name == "NSRange" ? .int(ObjCNumbers.int(number)) : .double(ObjCNumbers.double(number))))
      }
    }
    return ObjCValue(name, "", list, runtime)
  }

  static func structure(_ value: Value) -> ObjCValue? {
    guard case .object(let box) = value, let own = box as? ObjCValue, members[own.className] != nil else { return nil }
    return own
  }

  /// The numbers of a structure in their order; a number alone.
  static func numbers(of value: Value) -> [Value] {
    guard let own = structure(value) else { return ObjCNumbers.isNumber(value) ? [value] : [] }
    return (members[own.className] ?? []).flatMap { numbers(of: own.kept($0.name) ?? .nil) }
  }

  /// A structure of its own with the same members; other values are themselves.
  static func copy(_ value: Value, _ runtime: ObjCRuntime) -> Value {
    guard let own = structure(value) else { return value }
    return make(own.className, numbers(of: value), runtime)
  }

  /// `NSRect: {{0, 0}, {1, 2}}`; nothing for other values.
  static func text(_ value: ObjCValue) -> String? {
    guard members[value.className] != nil else { return nil }
    let titles = ["CGPoint": "NSPoint", "CGSize": "NSSize", "CGRect": "NSRect"]
    return "\(titles[value.className] ?? value.className): \(braces(value))"
  }

  static func braces(_ value: ObjCValue) -> String {
    let parts = (members[value.className] ?? []).map { member in
      let kept = value.kept(member.name) ?? .nil
      return structure(kept).map { braces($0) } ?? ObjCText.number(ObjCNumbers.double(kept))
    }
    return "{" + parts.joined(separator: ", ") + "}"
  }
}
