import StreamLang
import Streams

/// The names of classes that code can extend.
enum JSClassNames {
  /// A class that is not there: one of the app or of a framework, which has nothing of its own.
  static let ofApp = "Object"
  static let anonymous = "anonymous"
  private static let libraries: Set = JSError.classes.union([
    "Array", "Map", "Set", "WeakMap", "WeakSet", "EventEmitter", "EventTarget", "Event", "CustomEvent", "Object",
    "Component",
  ])

  /// The class of the library that a name means, or that of an app.
  static func above(_ written: String) -> String {
    written == "PureComponent" ? "Component" : libraries.contains(written) ? written : ofApp
  }
}

/// A subscription that may be an object of a class of the code.
class InstanceSubscription: Subscriber {
  /// The object of a class of the code that extends Subscription.
  var instance: ObjectBox?
}

/// Classes of the code, and their instances.
///
/// An instance whose class extends one of a library is an object of that library, which keeps the instance: a stream
/// stays a stream. So a value and its instance may be two, and methods are called on the value.
enum JSInstance {
  /// The object of the code that a value is, or has.
  static func instance(of value: Value) -> ObjectBox? {
    switch value {
    // A plain object has no class.
    case .object(let box) where !box.className.isEmpty:
      if CodeClass(of: box) != nil { return box }
      return (box as? JSBox)?.instance
    case .error(let error): return error.properties.flatMap { CodeClass(of: $0) == nil ? nil : $0 }
    case .stream(let stream): return stream.object
    case .array(let box): return (box as? SparseArray)?.instance
    case .disposable(let subscriber): return (subscriber as? InstanceSubscription)?.instance
    default: return nil
    }
  }

  static func of(_ value: Value) -> CodeClass? { instance(of: value).flatMap { CodeClass(of: $0) } }

  /// The class that a value is.
  static func declared(_ value: Value) -> CodeClass? {
    if case .object(let box) = value, !box.className.isEmpty { CodeClass(box) } else { nil }
  }

  static func name(of type: CodeClass) -> String { type.name == JSClassNames.anonymous ? "" : type.name }

  /// Whether a value is an object of a class or of one below it.
  static func isA(_ value: Value, _ type: CodeClass) -> Bool {
    if case .stream(let stream) = value, stream.object == nil, case .stream(let source)? = stream.inputs.first,
      of(.stream(source))?.method("lift") != nil || source.object == nil
    {
      // The stream of an operator is made by the method `lift` of its source.
      return isA(.stream(source), type)
    }
    return of(value)?.line.contains { $0.object === type.object } ?? false
  }

  /// The class of a library above a class.
  static func library(above type: CodeClass) -> String? {
    guard case .string(let box)? = type.line.last?.above else { return nil }
    return box.text == JSClassNames.ofApp ? nil : box.text
  }

  // MARK: Members

  /// A member of an instance, or of a class.
  static func member(of value: Value, _ name: String) throws(ErrorValue) -> Value? {
    if let type = declared(value) { return try staticMember(of: type, value, name) }
    guard let instance = instance(of: value), let type = CodeClass(of: instance) else { return nil }
    if let own = instance.kept(name) {
      guard case .function(let function) = own, let computed = function as? ComputedMember else {
        return JSMethod.received(own, by: value)
      }
      return try computed.get.call([])
    }
    if name == "setState", library(above: type) == "Component" { return setState(of: instance) }
    return try member(name, of: value, from: type, isStatic: false)
  }

  /// A member that a class, or one above it, declares.
  private static func member(
    _ name: String, of value: Value, from type: CodeClass, isStatic: Bool
  ) throws(ErrorValue) -> Value? {
    if let computed = type.computed(name, isStatic: isStatic) { return try computed.get.call([value]) }
    var above = isStatic ? nil : type
    while let one = above {
      if let added = PrototypeBox.added(name, to: one) { return JSMethod.received(added, by: value) }
      above = one.parent
    }
    if let method = type.method(name, isStatic: isStatic) {
      return .function(JSMethod(method, of: value, type.context))
    }
    return name == "constructor" && !isStatic ? .object(type.object) : nil
  }

  private static func staticMember(of type: CodeClass, _ value: Value, _ name: String) throws(ErrorValue) -> Value? {
    for one in type.line { if let own = one.object.kept(name) { return JSMethod.received(own, by: value) } }
    if let own = try member(name, of: value, from: type, isStatic: true) { return own }
    switch name {
    case "name": return .string(Self.name(of: type))
    case "prototype": return .object(PrototypeBox.of(type))
    case "length": return .int((type.initializer?.parameterCount).map { max(0, $0 - 1) } ?? 0)
    default:
      // `Subject.create` of a class below Subject.
      guard let above = library(above: type), let function = JSLibrary.function("\(above).\(name)") else { return nil }
      return .function(function.asFunction(of: .nil, in: type.context, type.place))
    }
  }

  /// A function of the object's own, or of its class, which the engine calls by its name; nil for other members.
  static func method(_ name: String, of value: Value) throws(ErrorValue) -> FunctionValue? {
    let own = try instance(of: value) == nil ? value.object?.member(name) : member(of: value, name)
    guard let own, case .function(let function) = JSMethod.received(own, by: value) else { return nil }
    return function
  }

  /// Sets a member of an instance, or of a class; false where a value is neither.
  static func set(_ name: String, of value: Value, to new: Value) throws(ErrorValue) -> Bool {
    let type = declared(value)
    guard let box = type?.object ?? instance(of: value), let type = type ?? CodeClass(of: box) else { return false }
    let isStatic = box === type.object
    if box.kept(name) == nil, let computed = type.computed(name, isStatic: isStatic) {
      guard let set = computed.set else {
        throw JSError.type("Cannot set property \(name) of #<\(Self.name(of: type))> which has only a getter")
      }
      _ = try set.call([value, new])
      return true
    }
    try type.context.countSteps(2)
    if box.isFrozen { return false }
    box.keep(CodeClass.named(new, JSPrivate.written(name), of: box), as: name)
    return true
  }

  // MARK: Making

  /// `new Name(…)`
  static func construct(
    _ type: CodeClass, _ values: [Value], as target: CodeClass
  ) throws(ErrorValue) -> Value {
    var this: Value
    if type.parent == nil, type.above == nil {
      this = .object(try target.instance())
      try setFields(of: type, this)
    } else if type.initializer == nil {
      return try constructAbove(type, values, as: target)
    } else {
      this = .object(target.object)
    }
    let result = try type.initialize(&this, values)
    if JSValue.isObject(result), declared(result) == nil { return result }
    guard declared(this) == nil else {
      throw JSError.reference(
        "Must call super constructor in derived class before accessing 'this' or returning from derived constructor")
    }
    return this
  }

  /// `super(…)` in the constructor of a class.
  private static func constructAbove(
    _ type: CodeClass, _ values: [Value], as target: CodeClass
  ) throws(ErrorValue) -> Value {
    let this =
      if let parent = type.parent {
        try construct(parent, values, as: target)
      } else {
        try base(type.above ?? .nil, values, try target.instance(), target)
      }
    try setFields(of: type, this)
    return this
  }

  private static func setFields(of type: CodeClass, _ this: Value) throws(ErrorValue) {
    guard let instance = instance(of: this) else { return }
    for (name, initial) in type.properties {
      instance.keep(.nil, as: name)
      guard let initial else { continue }
      instance.keep(CodeClass.named(try initial.call([this]), JSPrivate.written(name), of: instance), as: name)
    }
  }

  /// An object of the library's class above, which keeps the instance.
  private static func base(
    _ above: Value, _ values: [Value], _ instance: ObjectBox, _ type: CodeClass
  ) throws(ErrorValue) -> Value {
    guard case .string(let box) = above else {
      throw JSError.type("Class extends value \(JSText.inspected(above, JSText.Level())) is not a constructor or null")
    }
    var name = box.text
    if name == JSClassNames.ofApp { return .object(instance) }
    if name == "Component" {
      instance.keep(values.first ?? JSObject.make([], in: type.context), as: "props")
      return .object(instance)
    }
    var values = values
    if JSError.classes.contains(name) {
      values = [values.first ?? .string(JSError.ownMessage(of: name)), values.dropFirst().first ?? .nil]
      if name != "Error" { values.append(.string(name)) }
      name = "Error"
    } else if name == "Observable", values.isEmpty, let subscribe = type.method("_subscribe") {
      // A method of the class gives its subscribers their values.
      var stream: Weak<Stream>?
      let body = NativeFunction(parameterCount: 1) { given throws(ErrorValue) in
        guard let this = stream?.object else { return .nil }
        return try subscribe.call([.stream(this)] + given)
      }
      let this = try made(name, [.function(body)], type)
      if case .stream(let made) = this {
        made.object = instance
        stream = Weak(made)
      }
      return this
    }
    let made = try made(name, values, type)
    switch made {
    case .stream(let stream): stream.object = instance
    case .disposable(let subscriber): (subscriber as? InstanceSubscription)?.instance = instance
    case .error(let error):
      for (name, value) in error.properties?.members ?? [] { instance.keep(value, as: name) }
      error.properties = instance
    case .array(let box):
      let array = SparseArray(box.elements, holes: [])
      array.instance = instance
      return .array(array)
    case .object(let box as JSBox): box.instance = instance
    case .object(let box):
      for (name, value) in box.members { instance.keep(value, as: name) }
      return .object(instance)
    default: throw JSError.type("Class extends value \(name), which is not read")
    }
    return made
  }

  private static func made(_ name: String, _ values: [Value], _ type: CodeClass) throws(ErrorValue) -> Value {
    guard let function = JSLibrary.function(name) else {
      throw JSError.type("Class extends value \(name), which is not read")
    }
    return try function.asFunction(of: .nil, in: type.context, type.place).call(values)
  }

  // MARK: What the translation calls

  private static func home(_ call: MemberCall) throws(ErrorValue) -> CodeClass {
    guard let type = declared(call[0]) else { throw JSError.reference("Cannot access a class before initialization") }
    return type
  }

  static let functions: [Method] = [
    Method("ClassValue.new") { call throws(ErrorValue) in
      let values = try JSArrays.elements(of: call[2], call.context)
      switch call[0] {
      case .object(let box):
        if let made = try box.call(values, labels: Array(repeating: nil, count: values.count)) { return made }
      case .function(let function) where !(function is ClosureFunction) && !(function is JSMethod):
        return try function.call(values)
      default: break
      }
      throw JSError.type("\(call.text(1)) is not a constructor")
    },
    Method("ClassValue.refuse") { call throws(ErrorValue) in
      throw JSError.type("Class constructor \(call.text(0)) cannot be invoked without 'new'")
    },
    Method("ClassValue.super") { call throws(ErrorValue) in
      let type = try home(call)
      guard let target = declared(call[1]) else { throw JSError.reference("Super constructor may only be called once") }
      return try constructAbove(type, JSArrays.elements(of: call[2], call.context), as: target)
    },
    Method("ClassValue.target") { call in
      (declared(call[0]) ?? of(call[0])).map { .object($0.object) } ?? .nil
    },
    Method(doing: "ClassValue.define") { call throws(ErrorValue) in
      try home(call).define(
        call.text(1), call.function(4), isGetter: JSValue.isTrue(call[2]), isStatic: JSValue.isTrue(call[3]))
    },
    Method("ClassValue.field", isEffect: true) { call throws(ErrorValue) in
      try home(call).addField(call.text(1), call.function(2))
      return .nil
    },
    Method("ClassValue.member") { call throws(ErrorValue) in
      let (type, this, name) = (try home(call), call[1], call.text(2))
      let values = call.arguments.count > 3 ? try JSArrays.elements(of: call[3], call.context) : nil
      let found =
        if let parent = type.parent {
          try member(name, of: this, from: parent, isStatic: declared(this) != nil)
        } else {
          try JSObject.ownProperty(this, name, call.context, ofLibrary: true)
        }
      if let found {
        guard let values else { return found }
        guard case .function(let function) = found else { return try JSObject.missing(this, name, "(super)", true) }
        return try function.call(values)
      }
      // The class of a library has it.
      guard let method = JSLibrary.member(this, name) else {
        return values == nil ? .nil : try JSObject.missing(this, name, "(intermediate value)", true)
      }
      let function = method.asFunction(of: this, in: call.context, call.place)
      return try values.map { values throws(ErrorValue) in try function.call(values) } ?? .function(function)
    },
  ]
}

extension JSError {
  static func reference(_ text: String) -> ErrorValue { ErrorValue(text, code: code(of: "ReferenceError")) }
}

/// `Name.prototype`, which has the methods of a class.
final class PrototypeBox: JSBox {
  let type: CodeClass
  private static let key = JSPrivate.name("#prototype")

  private init(_ type: CodeClass) {
    self.type = type
    super.init(type.name, in: type.context.objects)
  }

  static func of(_ type: CodeClass) -> ObjectBox {
    if case .object(let known)? = type.object.kept(key) { return known }
    let made = PrototypeBox(type)
    type.object.keep(.object(made), as: key)
    return made
  }

  /// Returns what code has added to the prototype of a class: `Counter.prototype.reset = function () { … }`.
  static func added(_ name: String, to type: CodeClass) -> Value? {
    guard case .object(let known)? = type.object.kept(key) else { return nil }
    return known.kept(name)
  }

  override func inspected(_ level: JSText.Level) -> String { type.parent.map { "\($0.name) {}" } ?? "{}" }

  override func property(_ name: String) throws(ErrorValue) -> Value? {
    if name == "constructor" { return .object(type.object) }
    return type.method(name).map { .function(JSMethod($0, of: Value.nil, type.context).detached) }
  }
}

/// A method of a class: read by its name, it has lost its object, unless `bind` gives it one.
final class JSMethod: FunctionValue {
  let method: FunctionValue
  private let receiver: Value?
  private let context: EvaluationContext
  /// Whether `bind` has given it its object.
  private let isBound: Bool

  init(_ method: FunctionValue, of receiver: Value?, _ context: EvaluationContext, isBound: Bool = false) {
    self.isBound = isBound
    self.method = method
    self.receiver = receiver
    self.context = context
    super.init(parameterCount: max(0, method.parameterCount - 1))
  }

  override func call(_ arguments: [Value]) throws(ErrorValue) -> Value {
    try method.call([receiver ?? .nil] + arguments)
  }

  /// The same one each time, so that code can compare it.
  override var detached: FunctionValue {
    if receiver == nil || isBound { return self }
    let state = JSState.of(context)
    if let known = state.methods[ObjectIdentifier(method)] { return known }
    let detached = JSMethod(method, of: nil, context)
    state.methods[ObjectIdentifier(method)] = detached
    return detached
  }

  /// A function that is read from an object, which is its `this` where the function is called with it.
  static func received(_ value: Value, by owner: Value) -> Value {
    guard case .function(let function) = value, let method = function as? JSMethod, method.receiver == nil else {
      return value
    }
    return .function(JSMethod(method.method, of: owner, method.context))
  }

  /// The method with another object.
  func bound(to this: Value) -> JSMethod { isBound ? self : JSMethod(method, of: this, context, isBound: true) }

  override var captured: [Value] { (receiver.map { [$0] } ?? []) + method.captured }
}
