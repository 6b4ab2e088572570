import OrderedCollections

/// An object: a reference with named members, values or closures, in the order of their addition.
///
/// Objects are equal only if they are identical.
open class ObjectBox {
  /// The name of its class, such as `User`; empty for an object without a class.
  public let className: String
  private var table: OrderedDictionary<String, Value> = [:]
  private var register: ObjectRegister?
  fileprivate var position = 0
  private var reference: WeakReference?
  /// Whether its members cannot be changed, in languages with frozen objects.
  public final var isFrozen = false
  /// Whether it is being written. An object may contain itself and is written as `…` inside itself.
  private var isBeingWritten = false

  /// Creates an object without members.
  ///
  /// - Parameter register: The objects to free with their session, although they may refer to one another in a circle.
  public init(_ className: String = "", in register: ObjectRegister? = nil) {
    self.className = className
    self.register = register
    register?.add(self)
  }

  deinit {
    reference?.target = nil
    register?.remove(self)
    var values = Array(table.values)
    table = [:]
    Releasing.release(&values)
  }

  /// Whether it consists of its members alone.
  open var isPlain: Bool { true }

  /// Returns whether it equals a value. By default an object equals only itself.
  open func equals(_ other: Value) -> Bool { if case .object(let box) = other { box === self } else { false } }

  /// A number that equal objects share.
  open var digest: Int { ObjectIdentifier(self).hashValue }

  /// The number of members.
  public final var count: Int { table.count }
  /// The names of the members, in order.
  public final var names: [String] { Array(table.keys) }
  /// The stored members, in order. A computed one is a `ComputedMember`.
  public final var members: [(name: String, value: Value)] { table.map { ($0.key, $0.value) } }

  /// Whether the code decides how long it lives: it ends when its last owner lets it go.
  open var isMortal: Bool { false }

  /// The reference to it that does not keep it alive.
  public final var weakReference: WeakReference {
    if let reference { return reference }
    let made = WeakReference(to: self)
    reference = made
    return made
  }

  /// Stores a member under a name. A name that comes again keeps its position.
  public final func keep(_ value: Value, as name: String) {
    // The value before is let go when the table has changed: its end may read the object.
    _ = table.updateValue(value, forKey: name)
  }

  /// Removes a member.
  public final func drop(_ name: String) { _ = table.removeValue(forKey: name) }

  /// Returns the member as it is stored.
  public final func kept(_ name: String) -> Value? { table[name] }

  /// Returns the value of a member, or `nil` if there is none of that name.
  ///
  /// - Throws: The error of the closure that computes it.
  open func member(_ name: String) throws(ErrorValue) -> Value? {
    guard let value = table[name] else { return nil }
    guard case .function(let function) = value, let computed = function as? ComputedMember else { return value }
    return try computed.get.call([])
  }

  /// Sets a member, or adds it if there is none of that name.
  ///
  /// - Throws: An error if the member is computed and cannot be set, or the error of the closure that sets it.
  open func set(_ name: String, to value: Value) throws(ErrorValue) {
    guard case .function(let function)? = table[name], let computed = function as? ComputedMember else {
      keep(value, as: name)
      return
    }
    guard let set = computed.set else { throw ErrorValue("'\(name)' is computed, and cannot be set") }
    _ = try set.call([value])
  }

  /// Sets a member to a value of a stream that is bound to it.
  ///
  /// - Throws: The errors of `set`.
  open func bind(_ name: String, to value: Value) throws(ErrorValue) { try set(name, to: value) }

  /// Calls the object, or returns `nil` if it cannot be called.
  open func call(_ arguments: [Value], labels: [String?]) throws(ErrorValue) -> Value? { nil }

  /// Calls a member that is no closure, or returns `nil` if that has no meaning.
  open func call(member name: String, _ arguments: [Value], labels: [String?]) throws(ErrorValue) -> Value? { nil }

  /// Returns the elements to send if a stream is needed, or `nil` if the object is no list of elements.
  open func elementsOfStream() throws(ErrorValue) -> [Value]? { nil }

  /// Returns the stream that represents the object, or `nil` if there is none.
  open func asStream() throws(ErrorValue) -> Value? {
    // InteropObservable of RxJS.
    guard case .function(let make)? = try member("Symbol(Symbol.observable)") else { return nil }
    return try make.call([])
  }

  /// Returns the value that the object has in a use that takes no object, or `nil` if it has none.
  open func value(for use: ValueUse) throws(ErrorValue) -> Value? { nil }

  /// Notes that a variable of a name was declared for the object.
  open func named(_ name: String) {}

  /// The stream that it goes through, if code waits for its elements.
  open var iterated: Stream? { nil }

  /// The text of the object, if it is not made of its members.
  open var text: String? { nil }

  /// The name of its class inside another value.
  open var nestedName: String { className }

  /// The text of the object inside another value, if it is not made of its members.
  open var nestedText: String? { text }

  /// Removes all members.
  fileprivate final func clear() {
    var values = Array(table.values)
    table = [:]
    register = nil
    Releasing.release(&values)
  }

  /// Writes the object with a closure, unless it is being written already.
  ///
  /// - Returns: The result of the closure, or `nil` inside the writing of the same object.
  public final func writing<Result>(_ write: ([(name: String, value: Value)]) -> Result) -> Result? {
    guard !isBeingWritten else { return nil }
    isBeingWritten = true
    defer { isBeingWritten = false }
    return write(members)
  }
}

/// A member of an object that closures read and set.
public final class ComputedMember: Function {
  /// Reads the value.
  public let get: Function
  /// Sets the value; `nil` if the member can only be read.
  public let set: Function?

  /// Creates a member from closures.
  public init(get: Function, set: Function? = nil) {
    self.get = get
    self.set = set
    super.init(parameterCount: 0)
  }

  /// Returns the value.
  public override func call(_ arguments: [Value]) throws(ErrorValue) -> Value { try get.call(arguments) }

  public override var captured: [Value] { [.function(get)] + (set.map { [.function($0)] } ?? []) }
}

/// A reference that does not keep its object alive: a `weak` variable. It is empty when the object has ended.
public final class WeakReference: ObjectBox {
  fileprivate var target: Unmanaged<ObjectBox>?

  fileprivate init(to object: ObjectBox) {
    target = .passUnretained(object)
    super.init()
  }

  /// The object, as long as it lives.
  public var object: ObjectBox? { target?.takeUnretainedValue() }

  public override var text: String? { Value.object(self).strong.text }
}

extension Value {
  /// The same value; for an object that ends with its last owner a reference that is none.
  public var weak: Value {
    guard case .object(let box) = self, box.isMortal else { return self }
    return .object(box.weakReference)
  }

  /// The same value; for a weak reference its object, or nil when that has ended.
  public var strong: Value {
    guard case .object(let box) = self, let reference = box as? WeakReference else { return self }
    return reference.object.map { .object($0) } ?? .nil
  }
}

/// The objects of a session that are alive.
///
/// Reference counting never frees objects in a circle: at the end of the session its objects lose their members.
public final class ObjectRegister {
  private var objects: [Unmanaged<ObjectBox>] = []

  /// Creates an empty register.
  public init() {}

  fileprivate func add(_ object: ObjectBox) {
    object.position = objects.count
    objects.append(.passUnretained(object))
  }

  fileprivate func remove(_ object: ObjectBox) {
    guard let last = objects.popLast(), object.position < objects.count else { return }
    objects[object.position] = last
    last._withUnsafeGuaranteedRef { $0.position = object.position }
  }

  /// The objects.
  public var alive: [ObjectBox] { objects.map { $0.takeUnretainedValue() } }

  /// Removes the members of every object.
  public func clear() {
    let alive = objects.map { $0.takeUnretainedValue() }
    objects = []
    for object in alive { object.clear() }
  }
}
