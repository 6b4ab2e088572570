import StreamLang
import Streams

/// The methods of objects and functions.
extension JSObject {
  /// Methods of every object.
  static let methods: [String: Method] = JSLibrary.table([
    Method("hasOwnProperty") { call throws(ErrorValue) in
      .bool(try property(call.receiver, JSText.string(call[0]), call.context) != nil)
    },
    Method("toString") { call throws(ErrorValue) in .string(try JSText.text(call.receiver)) },
    Method("valueOf") { call in call.receiver },
    Method("toLocaleString") { call in .string(JSText.string(call.receiver)) },
  ])

  /// The function, a method with the object that is given.
  private static func function(of call: MemberCall) throws(ErrorValue) -> FunctionValue {
    let function = try JSLibrary.function(of: call.receiver)
    return (function as? JSMethod)?.bound(to: call[0]) ?? function
  }

  /// Methods of functions.
  static let functionMethods: [String: Method] = JSLibrary.table([
    Method("call") { call throws(ErrorValue) in
      try function(of: call).call(Array(call.arguments.dropFirst()))
    },
    Method("apply") { call throws(ErrorValue) in
      let list = call.arguments.count > 1 ? try JSArrays.elements(of: call[1], call.context) : []
      return try function(of: call).call(list)
    },
    Method("bind") { call throws(ErrorValue) in
      let function = try function(of: call)
      if call.arguments.count < 2, function is JSMethod { return .function(function) }
      let bound = Array(call.arguments.dropFirst())
      return .function(
        NativeFunction(parameterCount: 99) { values throws(ErrorValue) in try function.call(bound + values) })
    },
  ])

  /// Calls a method of a value; nil if the value has no method of that name.
  static func call(
    _ name: String, of owner: Value, _ values: [Value], _ context: EvaluationContext,
    _ place: SourcePlace = SourcePlace(source: 0, start: 0, end: 0)
  ) throws(ErrorValue) -> Value? {
    guard let own = try property(owner, name, context), !JSValue.isNullish(own) else {
      return try JSLibrary.member(owner, name)?.asFunction(of: owner, in: context, place).call(values)
    }
    switch own {
    case .function(let function): return try function.call(values)
    case .object(let box):
      if let result = try box.call(values, labels: Array(repeating: nil, count: values.count)) { return result }
    default: break
    }
    return try missing(owner, name, JSText.string(owner), true)
  }

  /// Functions that the translation calls, and questions about the class of a value.
  static let functionsOfCalls: [Method] = [
    Method("Object.getPrototypeOf") { call in
      if let type = JSInstance.of(call[0]) { return .object(PrototypeBox.of(type)) }
      if case .object(let box) = call[0], let derived = box as? DerivedBox { return derived.prototype }
      return JSInstance.declared(call[0])?.parent.map { .object($0.object) } ?? make([], in: call.context)
    },
    Method("Object.typeText") { call throws(ErrorValue) in
      if case .string(let tag)? = try property(call[0], "Symbol(Symbol.toStringTag)", call.context) {
        return .string("[object \(tag.text)]")
      }
      let name: String =
        switch call[0] {
        case .nil: "Undefined"
        case .unit: "Null"
        case .array: "Array"
        case .error: "Error"
        case .object(let box) where box is DateBox || box is RegExpBox || box is PairsBox: box.className
        default: JSValue.type(of: call[0]).prefix(1).uppercased() + JSValue.type(of: call[0]).dropFirst()
        }
      return .string("[object \(name)]")
    },
    Method("Function.withRest") { call throws(ErrorValue) in
      let count = JSValue.toInt(call[0])
      let function = try call.function(1)
      return .function(
        NativeFunction(parameterCount: 99) { values throws(ErrorValue) in
          var given = Array(values.prefix(count))
          while given.count < count { given.append(.nil) }
          return try function.call(given + [.array(Array(values.dropFirst(count)))])
        })
    },
    Method("Function.callIfAny") { call throws(ErrorValue) in
      if JSValue.isNullish(call[0]) { return .nil }
      return try call.function(0).call(Array(call.arguments.dropFirst()))
    },
    Method("Function.ofThis") { call throws(ErrorValue) in
      .function(JSMethod(try call.function(0), of: nil, call.context))
    },
    Method("Function.ofEachThis") { call throws(ErrorValue) in
      // The function of `this` gives the function; the value is the same one wherever the code names it.
      let (make, state) = (try call.function(0), JSState.of(call.context))
      if let known = state.methods[ObjectIdentifier(make)] { return .function(known) }
      guard case .function(let unbound) = try make.call([.nil]) else { return .nil }
      let function = NativeFunction(parameterCount: unbound.parameterCount + 1) { values throws(ErrorValue) in
        guard case .function(let bound) = try make.call([values.first ?? .nil]) else { return .nil }
        return try bound.call(Array(values.dropFirst()))
      }
      let method = JSMethod(function, of: nil, call.context)
      state.methods[ObjectIdentifier(make)] = method
      return .function(method)
    },
    Method("Function.bound") { call in
      if case .function(let function) = call[0], let method = function as? JSMethod {
        .function(method.bound(to: call[1]))
      } else {
        call[0]
      }
    },
    Method("Function.callMember") { call throws(ErrorValue) in
      let (owner, name) = (call[0], call.text(1))
      if JSValue.isTrue(call[2]), JSValue.isNullish(owner) { return .nil }
      let values = try JSArrays.elements(of: call[4], call.context)
      if let result = try JSObject.call(name, of: owner, values, call.context, call.place) { return result }
      if JSValue.isTrue(call[3]), !JSValue.isNullish(owner) { return .nil }
      return try missing(owner, name, "the value", true)
    },
    Method("Function.composed") { call throws(ErrorValue) in
      let (first, second) = (call[0], try call.function(1))
      let composed = NativeFunction(parameterCount: 99) { values throws(ErrorValue) in
        let function = try JSLibrary.function(of: JSMethod.received(first, by: values.first ?? .nil))
        return try second.call([try function.call(Array(values.dropFirst()))])
      }
      return .function(JSMethod(composed, of: nil, call.context))
    },
    Method("Function.pipeAll") { call throws(ErrorValue) in
      var value = call[0]
      for function in try JSArrays.elements(of: call[1], call.context) {
        guard case .function(let function) = function else { throw ErrorValue("pipe wants operators") }
        value = try function.call([value])
      }
      return value
    },
  ]
}
