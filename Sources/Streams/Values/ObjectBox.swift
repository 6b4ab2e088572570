import OrderedCollections

/// An object: a reference with named members, which are values or closures, in the order in which they were added.
///
/// Two objects are equal only when they are the same one.
open class ObjectBox {
  /// The name of its class, as `User`; empty for an object without one.
  public let className: String
  private var table: OrderedDictionary<String, Value> = [:]
  private var register: ObjectRegister?
  fileprivate var position = 0
  /// Whether its members stay as they are, in languages that say so.
  public final var isFrozen = false
  /// Whether it is being written out: an object may hold itself, and then stands inside itself as `…`.
  private var isBeingWritten = false

  /// Makes an object without members.
  ///
  /// - Parameter register: Keeps track of the object, so that it is freed with its session although objects may hold
  ///   one another in a circle.
  public init(_ className: String = "", in register: ObjectRegister? = nil) {
    self.className = className
    self.register = register
    register?.add(self)
  }

  deinit {
    register?.remove(self)
    var values = Array(table.values)
    table = [:]
    Releasing.release(&values)
  }

  /// Whether it is nothing more than its members.
  open var isPlain: Bool { true }

  /// Whether it equals a value: one that is not compared by what it holds equals itself only.
  open func equals(_ other: Value) -> Bool { if case .object(let box) = other { box === self } else { false } }

  /// A number that equal objects share.
  open var digest: Int { ObjectIdentifier(self).hashValue }

  /// How many members it has.
  public final var count: Int { table.count }
  /// The names of its members, in order.
  public final var names: [String] { Array(table.keys) }
  /// Its members, in order, as they are kept: a computed one is a `ComputedMember`.
  public final var members: [(name: String, value: Value)] { table.map { ($0.key, $0.value) } }

  /// Keeps a member under a name; one that comes again keeps its place.
  public final func keep(_ value: Value, as name: String) { table[name] = value }

  /// Forgets a member.
  public final func drop(_ name: String) { table.removeValue(forKey: name) }

  /// The member as it is kept.
  public final func kept(_ name: String) -> Value? { table[name] }

  /// The value of a member; nothing where there is none of that name.
  ///
  /// - Throws: The error of the closure that computes it.
  open func member(_ name: String) throws(ErrorValue) -> Value? {
    guard let value = table[name] else { return nil }
    guard case .function(let function) = value, let computed = function as? ComputedMember else { return value }
    return try computed.get.call([])
  }

  /// Sets a member, which is added where there is none of that name.
  ///
  /// - Throws: An error where the member is computed and cannot be set, or the error of the closure that sets it.
  open func set(_ name: String, to value: Value) throws(ErrorValue) {
    guard case .function(let function)? = table[name], let computed = function as? ComputedMember else {
      table[name] = value
      return
    }
    guard let set = computed.set else { throw ErrorValue("'\(name)' is computed, and cannot be set") }
    _ = try set.call([value])
  }

  /// Sets a member to a value of a stream that is bound to it.
  ///
  /// - Throws: As `set` does.
  open func bind(_ name: String, to value: Value) throws(ErrorValue) { try set(name, to: value) }

  /// Calls the object; nothing where it cannot be called.
  open func call(_ arguments: [Value], labels: [String?]) throws(ErrorValue) -> Value? { nil }

  /// Calls a member that is no closure; nothing where that has no meaning.
  open func call(member name: String, _ arguments: [Value], labels: [String?]) throws(ErrorValue) -> Value? { nil }

  /// The elements that it sends where a stream is needed; nothing where it cannot stand for one.
  open func elementsOfStream() throws(ErrorValue) -> [Value]? { nil }

  /// The stream that it stands for where one is needed; nothing where it stands for none.
  open func asStream() throws(ErrorValue) -> Value? {
    // InteropObservable of RxJS.
    guard case .function(let make)? = try member("Symbol(Symbol.observable)") else { return nil }
    return try make.call([])
  }

  /// The object got the name of a variable.
  open func named(_ name: String) {}

  /// The text of the object, where that is not made of its members.
  open var text: String? { nil }

  /// Forgets all members.
  fileprivate final func clear() {
    var values = Array(table.values)
    table = [:]
    register = nil
    Releasing.release(&values)
  }

  /// Writes the object with the closure, unless that is going on already.
  ///
  /// - Returns: The result of the closure; nothing inside the writing of the same object.
  public final func writing<Result>(_ write: ([(name: String, value: Value)]) -> Result) -> Result? {
    guard !isBeingWritten else { return nil }
    isBeingWritten = true
    defer { isBeingWritten = false }
    return write(members)
  }
}

/// A member of an object that closures read and set.
public final class ComputedMember: Function {
  /// Gives the value.
  public let get: Function
  /// Takes a new value; nothing where the member can only be read.
  public let set: Function?

  /// Makes a member of closures.
  public init(get: Function, set: Function? = nil) {
    self.get = get
    self.set = set
    super.init(parameterCount: 0)
  }

  /// Gives the value.
  public override func call(_ arguments: [Value]) throws(ErrorValue) -> Value { try get.call(arguments) }

  public override var captured: [Value] { [.function(get)] + (set.map { [.function($0)] } ?? []) }
}

/// The objects of a session that are alive.
///
/// Objects may hold one another in a circle, which counting references never frees: when the session is over, its
/// objects lose their members.
public final class ObjectRegister {
  private var objects: [Unmanaged<ObjectBox>] = []

  /// Makes an empty register.
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

  /// Has every object forget its members.
  public func clear() {
    let alive = objects.map { $0.takeUnretainedValue() }
    objects = []
    for object in alive { object.clear() }
  }
}
