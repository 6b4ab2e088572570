import StreamLang
import Streams

/// Objects, and the functions of `Object`.
enum JSObject {
  static func make(_ members: [(String, Value)], in context: EvaluationContext) -> Value {
    let box = ObjectBox("", in: context.objects)
    for (name, value) in members { box.keep(value, as: name) }
    return .object(box)
  }

  /// The properties of an object, in order; nothing for other values.
  static func entries(of value: Value) -> [(key: String, value: Value)]? {
    if !(value.isArray), let instance = JSInstance.instance(of: value) ?? JSInstance.declared(value)?.object {
      return instance.names.filter { !JSPrivate.has($0) }.map { ($0, instance.kept($0) ?? .nil) }
    }
    switch value {
    case .object(let box) where !(box is JSBox):
      let names = box.names
      // Whole numbers stand first, in their order.
      let numbers = names.filter { name in Int(name).map { $0 >= 0 && String($0) == name } ?? false }
      let ordered =
        numbers.isEmpty
        ? names : numbers.sorted { Int($0) ?? 0 < Int($1) ?? 0 } + names.filter { !numbers.contains($0) }
      return ordered.map { name in (name, (try? box.member(name)) ?? .nil) }
    case .dictionary(let box):
      return box.keys.map { key in
        let name = JSText.string(key)
        return (name, name == "lastValue" ? .unit : box[key].flatMap { $0.isNil ? nil : $0 } ?? .unit)
      }
    case .array(let box):
      let holes = (box as? SparseArray)?.holes ?? []
      return box.elements.enumerated().filter { !holes.contains($0.offset) }.map { (String($0), $1) }
    case .string(let box): return box.text.enumerated().map { (String($0), .string(String($1))) }
    case .error(let error): return error.properties.flatMap { entries(of: .object($0)) } ?? []
    default: return nil
    }
  }

  /// The property of a value that is read without a call; nothing where it has none of that name.
  static func property(_ value: Value, _ name: String, _ context: EvaluationContext) throws(ErrorValue) -> Value? {
    if let own = try ownProperty(value, name, context) { return own }
    switch name {
    case "constructor": return try constructor(of: value, context)
    case JSIteration.key: return try JSIteration.maker(of: value, context)
    default: return nil
    }
  }

  /// The class of a value, by its name: `error.constructor.name`.
  private static func constructor(of value: Value, _ context: EvaluationContext) throws(ErrorValue) -> Value? {
    if let type = JSInstance.of(value) { return .object(type.object) }
    let name: String
    switch value {
    case .error(let error): name = JSError.name(of: error)
    case .array: name = "Array"
    case .string: name = "String"
    case .int, .double: name = "Number"
    case .bool: name = "Boolean"
    case .function: name = "Function"
    default: return nil
    }
    return make([("name", .string(name))], in: context)
  }

  /// - Parameter ofLibrary: Whether the members that a class of the code adds to one of the library are left out.
  static func ownProperty(
    _ value: Value, _ name: String, _ context: EvaluationContext, ofLibrary: Bool = false
  ) throws(ErrorValue) -> Value? {
    if !ofLibrary, let own = try JSInstance.member(of: value, name) { return own }
    switch value {
    case .object(let box) where !box.className.isEmpty && (CodeClass(of: box) ?? CodeClass(box)) != nil: return nil
    case .object(let box):
      if let own = try (box as? JSBox)?.property(name) { return own }
      return try box.member(name).map { JSMethod.received($0, by: value) }
    case .dictionary(let box):
      // RxJS says only this about a timeout: it has forgotten the last value by then.
      return name == "lastValue" ? .unit : box[.string(name)].map { $0.isNil ? .unit : $0 }
    case .array(let box), .tuple(let box): return name == "length" ? .int(box.elements.count) : nil
    case .string(let box): return name == "length" ? .int(box.text.utf16.count) : nil
    case .error(let error):
      if let own = try error.properties?.member(name) { return own }
      switch name {
      case "message": return .string(JSError.message(of: error))
      case "status": return JSError.status(of: error).map { .int($0) }
      case "name": return .string(JSError.name(of: error))
      case "stack": return .string(JSError.text(error))
      default: return nil
      }
    case .stream(let stream): return property(name, of: stream, context)
    case .disposable(let subscriber): return name == "closed" ? .bool(subscriber.isDisposed) : nil
    case .event(let event):
      switch name {
      case "kind": return .string(event.kind == .next ? "N" : event.kind == .error ? "E" : "C")
      case "hasValue": return .bool(event.kind == .next)
      case "value": return event.kind == .next ? event.value : .nil
      case "error": return event.kind == .error ? JSError.thrown(event.value) : .nil
      default: return nil
      }
    case .function(let function as PropertyFunction) where function.property(name, context) != nil:
      return function.property(name, context)
    case .function(let function) where name == "name": return .string(JSFunctionName.name(of: function))
    case .function(let function) where name == "length": return .int(function.parameterCount)
    default: return nil
    }
  }

  /// The value of a property that is not there, or the error of one that is called.
  static func missing(
    _ value: Value, _ name: String, _ receiver: String, _ isCalled: Bool
  ) throws(ErrorValue) -> Value {
    if JSValue.isNullish(value) {
      let text = JSText.string(value)
      throw JSError.type(
        "Cannot read properties of \(text) (reading '\(name)')",
        help: receiver == text || receiver.hasPrefix("{") ? nil : "\(receiver) is \(text)")
    }
    if isCalled {
      let known = JSLibrary.memberNames(of: value) + JSLibrary.functionNames(of: receiver)
      let elsewhere = JSLibrary.membersElsewhere[name].flatMap {
        known.contains($0) || JSLibrary.member(value, $0) != nil ? $0 : nil
      }
      let nearest = elsewhere ?? Suggestion.nearest(to: name, among: known)
      throw JSError.type("\(receiver).\(name) is not a function" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
    }
    return .nil
  }

  // MARK: Elements

  static func element(_ value: Value, _ index: Value, _ context: EvaluationContext) throws(ErrorValue) -> Value {
    switch (value, index) {
    case (.array(let box), .int(let position)), (.tuple(let box), .int(let position)):
      return box.elements.indices.contains(position) ? box.elements[position] : .nil
    case (.object(let box as JSBox), .int(let position)):
      if let element = try box.element(at: position) { return element }
      return try property(value, String(position), context) ?? .nil
    case (.string(let box), .int(let position)):
      return UnitText(box.text).unit(at: position).map { .string($0) } ?? .nil
    case (.nil, _), (.unit, _): return try missing(value, JSText.string(index), "the value", false)
    case (.array, .string(let box)) where Int(box.text) != nil:
      return try element(value, .int(Int(box.text) ?? 0), context)
    case (.range, _), (.duration, _): return .nil
    default: return try property(value, JSText.string(index), context) ?? .nil
    }
  }

  static func setElement(
    _ value: Value, _ index: Value, _ new: Value, _ context: EvaluationContext
  ) throws(ErrorValue) {
    switch value {
    case .array(let box):
      if case .string(let name) = index, name.text == "length" {
        let number = JSValue.toNumber(new)
        guard let count = Int(exactly: number), (0..<1 << 32).contains(count) else {
          throw JSError.range("Invalid array length")
        }
        if count < box.elements.count { box.elements.removeLast(box.elements.count - count) }
        return
      }
      let position = JSValue.toInt(index, otherwise: -1)
      guard position >= 0 else { return }
      try JSArrays.refuseCircle(new, in: box)
      try context.makes(elements: max(0, position &- box.elements.count))
      (box as? SparseArray)?.holes.remove(position)
      while box.elements.count < position { box.elements.append(.nil) }
      if position == box.elements.count { box.elements.append(new) } else { box.elements[position] = new }
    case _ where try JSInstance.set(JSText.string(index), of: value, to: new): return
    case .object(let box):
      if try (box as? JSBox)?.setProperty(JSText.string(index), new) ?? false { return }
      if box.isFrozen {
        let name = JSText.string(index)
        throw JSError.type(
          box.kept(name) == nil
            ? "Cannot add property \(name), object is not extensible"
            : "Cannot assign to read only property '\(name)' of object '#<Object>'")
      }
      try context.countSteps(2)
      try box.set(JSText.string(index), to: new)
    case .dictionary(let box): box[.string(JSText.string(index))] = new
    case .error(let error):
      try context.countSteps(2)
      let properties = error.properties ?? ObjectBox(in: context.objects)
      error.properties = properties
      try properties.set(JSText.string(index), to: new)
    case .nil, .unit:
      throw JSError.type("Cannot set properties of \(JSText.string(value)) (setting '\(JSText.string(index))')")
    default: return
    }
  }

  static func remove(_ value: Value, _ key: String) {
    switch value {
    case _ where JSInstance.instance(of: value) != nil: JSInstance.instance(of: value)?.drop(key)
    case .object(let box): box.drop(key)
    case .error(let error): error.properties?.drop(key)
    case .dictionary(let box): box[.string(key)] = nil
    default: return
    }
  }

  /// An object of the same properties.
  private static func copy(into target: Value, from source: Value, _ context: EvaluationContext) throws(ErrorValue) {
    for (key, value) in entries(of: source) ?? [] { try setElement(target, .string(key), value, context) }
  }

  /// Adds a getter or a setter of a property to an object.
  private static func accessor(_ call: MemberCall, get: FunctionValue?, set: FunctionValue?) throws(ErrorValue) -> Value
  {
    guard case .object(let box) = call[0] else { return .nil }
    let name = call.text(1)
    var known: ComputedMember?
    if case .function(let function)? = box.kept(name) { known = function as? ComputedMember }
    let none = NativeFunction(parameterCount: 0) { _ in .nil }
    box.keep(.function(ComputedMember(get: get ?? known?.get ?? none, set: set ?? known?.set)), as: name)
    return .nil
  }

  /// Whether a value is an object of a class.
  static func isA(_ value: Value, _ name: String) -> Bool {
    if let type = JSInstance.of(value), type.conforms(to: name) { return true }
    return switch (value, name) {
    case (.error, "Error"), (.error, "Object"), (.array, "Array"), (.array, "Object"), (.function, "Function"): true
    case (.error(let error), _): JSError.name(of: error) == name
    case (.stream(let stream), "Promise"): stream.isAwaited
    case (.stream(let stream), "Observable"): !stream.isAwaited
    case (.stream(let stream), "Subject"): stream is Subject
    case (.stream(let stream), "BehaviorSubject"), (.stream(let stream), "ReplaySubject"):
      stream.operatorEntry?.name.lowercased() == name.lowercased()
    case (.disposable, "Subscription"), (.event, "Notification"): true
    case (.object(let box), "Event") where box.className == "CustomEvent": true
    case (.object(let box), _): box.className == name || name == "Object"
    default: false
    }
  }

  static let functions: [Method] = [
    Method("Object.keys") { call throws(ErrorValue) in
      .array((try call.entries()).map { .string($0.key) })
    },
    Method("Object.values") { call throws(ErrorValue) in .array((try call.entries()).map { $0.value }) },
    Method("Object.entries") { call throws(ErrorValue) in
      .array((try call.entries()).map { .array([.string($0.key), $0.value]) })
    },
    Method("Object.fromEntries") { call throws(ErrorValue) in
      var members: [(String, Value)] = []
      for pair in try JSArrays.elements(of: call[0], call.context) {
        guard JSValue.isObject(pair) else {
          throw JSError.type("Iterator value \(JSText.string(pair)) is not an entry object")
        }
        let key = JSText.string(try element(pair, .int(0), call.context))
        members.append((key, try element(pair, .int(1), call.context)))
      }
      return make(members, in: call.context)
    },
    Method("Object.defineProperty", isEffect: true) { call throws(ErrorValue) in
      guard JSValue.isObject(call[0]) else { throw JSError.type("Object.defineProperty called on non-object") }
      if let value = try property(call[2], "value", call.context) {
        try setElement(call[0], .string(call.text(1)), value, call.context)
      } else if case .function(let get)? = try property(call[2], "get", call.context) {
        return try accessor(call, get: get, set: nil)
      }
      return call[0]
    },
    Method("Object.assign") { call throws(ErrorValue) in
      if JSValue.isNullish(call[0]) { throw JSError.type("Cannot convert undefined or null to object") }
      for source in call.arguments.dropFirst() { try copy(into: call[0], from: source, call.context) }
      return call[0]
    },
    Method("Object.freeze") { call in
      if case .object(let box) = call[0] { box.isFrozen = true }
      return call[0]
    },
    Method("Object.in") { call throws(ErrorValue) in
      guard JSValue.isObject(call[0]) else {
        throw JSError.type("Cannot use 'in' operator to search for '\(call.text(1))' in \(call.text(0))")
      }
      if JSLibrary.member(call[0], call.text(1)) != nil { return .bool(true) }
      return try JSLibrary.function("Object.hasOwn")?.call(call) ?? .bool(false)
    },
    Method("Object.hasOwn") { call throws(ErrorValue) in
      if case .array(let box) = call[0], case .int(let index) = call[1] {
        return .bool(box.elements.indices.contains(index) && (box as? SparseArray)?.holes.contains(index) != true)
      }
      return .bool(try property(call[0], JSText.string(call[1]), call.context) != nil)
    },
    Method("Object.isFrozen") { call in
      if case .object(let box) = call[0] { .bool(box.isFrozen) } else { .bool(false) }
    },
    Method("Object.getOwnPropertyNames") { call throws(ErrorValue) in
      .array((try call.entries()).map { .string($0.key) })
    },
    Method("Object.groupBy") { call throws(ErrorValue) in
      let choose = try call.function(1)
      var groups: [(String, Value)] = []
      for (index, element) in try JSArrays.elements(of: call[0], call.context).enumerated() {
        let key = JSText.string(try choose.call([element, .int(index)]))
        if case .array(let group)? = groups.first(where: { $0.0 == key })?.1 {
          group.elements.append(element)
        } else {
          groups.append((key, .array([element])))
        }
      }
      return make(groups, in: call.context)
    },
    Method("Object.getter") { call throws(ErrorValue) in
      try accessor(call, get: try call.function(2), set: nil)
    },
    Method("Object.setter") { call throws(ErrorValue) in
      try accessor(call, get: nil, set: try call.function(2))
    },
    Method("Object.create") { call throws(ErrorValue) in
      let made: ObjectBox
      if case .object(let box) = call[0], let prototype = box as? PrototypeBox {
        made = try prototype.type.instance()
      } else {
        made = DerivedBox(from: call[0], call.context)
      }
      for (name, described) in entries(of: call[1]) ?? [] {
        made.keep(try property(described, "value", call.context) ?? .nil, as: name)
      }
      return .object(made)
    },
    Method("Object.type") { call in .string(JSValue.type(of: call[0])) },
    Method("Object.equal") { call throws(ErrorValue) in .bool(try JSValue.isLooselyEqual(call[0], call[1])) },
    Method("Object.is") { call in
      guard JSValue.type(of: call[0]) == "number", JSValue.type(of: call[1]) == "number" else {
        return .bool(JSValue.isIdentical(call[0], call[1]))
      }
      let (one, two) = (JSValue.toNumber(call[0]), JSValue.toNumber(call[1]))
      return .bool(one.isNaN ? two.isNaN : one == two && one.sign == two.sign)
    },
    Method("Object.element") { call throws(ErrorValue) in
      JSValue.isNullish(call[0]) ? .nil : try element(call[0], call[1], call.context)
    },
    Method("Object.rest") { call throws(ErrorValue) in
      guard case .array(let names) = call[1] else { return call[0] }
      let left = names.elements.map { JSText.string($0) }
      return make(
        (try call.entries()).filter { !left.contains($0.key) }.map { ($0.key, $0.value) }, in: call.context)
    },
    Method("Object.isA") { call throws(ErrorValue) in
      if let type = JSInstance.declared(call[1]) { return .bool(JSInstance.isA(call[0], type)) }
      switch call[1] {
      case .string(let box): return .bool(isA(call[0], box.text))
      case .function: return .bool(false)
      default:
        throw JSError.type(
          "Right-hand side of 'instanceof' is not \(JSValue.isObject(call[1]) ? "callable" : "an object")")
      }
    },
    Method("Reflect.set", isEffect: true) { call throws(ErrorValue) in
      try setElement(call[0], call[1], call[2], call.context)
      return .bool(true)
    },
    Method("Reflect.get") { call throws(ErrorValue) in try element(call[0], call[1], call.context) },
    Method("Reflect.has") { call throws(ErrorValue) in try JSLibrary.function("Object.in")?.call(call) ?? .nil },
    Method("Reflect.ownKeys") { call throws(ErrorValue) in .array((try call.entries()).map { .string($0.key) }) },
    Method("Reflect.deleteProperty", isEffect: true) { call in
      remove(call[0], JSText.string(call[1]))
      return .bool(true)
    },
  ]
}

extension MemberCall {
  /// An argument; `undefined` where it is left out.
  subscript(_ index: Int) -> Value { arguments.indices.contains(index) ? arguments[index] : .nil }

  func function(_ index: Int) throws(ErrorValue) -> FunctionValue {
    guard case .function(let function) = self[index] else {
      throw JSError.type("\(JSText.inspected(self[index], JSText.Level(depth: 1))) is not a function")
    }
    return function
  }

  func text(_ index: Int) -> String { JSText.string(self[index]) }

  fileprivate func entries() throws(ErrorValue) -> [(key: String, value: Value)] {
    if JSValue.isNullish(self[0]) { throw JSError.type("Cannot convert undefined or null to object") }
    let entries = JSObject.entries(of: self[0]) ?? []
    try context.countSteps(entries.count &* 4)
    return entries
  }
}
