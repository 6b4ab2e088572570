import Streams

/// Functions that make objects and tell about them.
enum ObjectFunctions {
  static let all: [Builtin] = [
    Builtin(
      "object", 0...999, takesAnyLabel: true, gives: .object,
      "An object: a reference whose members are given by labels, or in a dictionary. A text before them names its class."
    ) { call throws(ErrorValue) in try call.object() },
    Builtin(
      "computed", 1...2, labels: ["set"],
      "A member of an object that a closure gives, and another one sets: object(x: computed { y }, …)."
    ) { call throws(ErrorValue) in
      guard let get = call.positional.first, case .function(let get) = get else {
        throw call.fault("'computed' needs a closure that gives the value")
      }
      guard let given = call.labelled("set") else { return .function(ComputedMember(get: get)) }
      guard case .function(let set) = given else { throw call.fault("'set:' is a closure, not \(given.kindName)") }
      return .function(ComputedMember(get: get, set: set))
    },
    Builtin(
      "members", 1...1, gives: .dictionary,
      "The members of an object, as a dictionary: computed ones with their present values."
    ) {
      call throws(ErrorValue) in
      guard case .object(let object) = call.arguments[0] else {
        throw call.fault("'members' needs an object, not \(call.arguments[0].kindName)")
      }
      try call.context.countSteps(object.count &* 8)
      try call.context.takes(elements: object.count, ofBytes: 2 * EvaluationContext.bytesOfBox)
      var pairs: [(Value, Value)] = []
      for name in object.names { pairs.append((.string(name), try object.member(name) ?? .nil)) }
      return .dictionary(DictionaryBox(pairs))
    },
  ]
}

extension ObjectFunctions {
  /// Dictionaries as objects, and those inside of them: data that a request gave.
  static func object(
    of value: Value, called className: String = "", in register: ObjectRegister, depth: Int = 0
  ) -> Value {
    guard depth < 64 else { return value }
    switch value {
    case .array(let box):
      return .array(box.elements.map { object(of: $0, called: className, in: register, depth: depth + 1) })
    case .dictionary(let box):
      let made = ObjectBox(className, in: register)
      for (key, value) in zip(box.keys, box.values) {
        made.keep(object(of: value, in: register, depth: depth + 1), as: key.text)
      }
      return .object(made)
    default: return value
    }
  }
}

extension MemberCall {
  /// `object("User", ["first-name": "Ann"], age: 31)`
  fileprivate func object() throws(ErrorValue) -> Value {
    var className = ""
    var members: [(name: String, value: Value)] = []
    for (value, shape) in zip(arguments, shapes) {
      if let label = shape.label {
        members.append((label, value))
        continue
      }
      switch value {
      case .string(let box) where className.isEmpty && members.isEmpty: className = box.text
      case .dictionary(let box):
        for (key, value) in zip(box.keys, box.values) {
          guard case .string(let name) = key else {
            throw fault("the members of an object have Strings as names, and this is \(key.kindName)")
          }
          members.append((name.text, value))
        }
      default:
        throw fault(
          "'object' takes labelled members or a dictionary, not \(value.kindName)", help: "write object(name: value)")
      }
    }
    try context.countSteps(members.count &* 4 &+ 4)
    try context.takes(elements: members.count &+ 2, ofBytes: 2 * EvaluationContext.bytesOfBox)
    let object = ObjectBox(className, in: context.objects)
    for member in members { object.keep(member.value, as: member.name) }
    return .object(object)
  }
}
