import Streams

/// An instance of a structure or a class that code declares.
final class Instance: ObjectBox {
  let type: ObjectType
  /// Whether an initializer runs. It calls no observers of properties.
  var isInitializing = false
  /// Whether a mutating method waits, which changes the instance of the variable.
  var isLent = false
  /// Whether its `viewDidLoad` has run, which calls that of the class above.
  var hasLoadedView = false
  /// The properties whose observers run.
  private var observed: Set<String> = []
  /// Whether it only lends its members to a deinitializer.
  private let isEnded: Bool

  init(_ type: ObjectType, isEnded: Bool = false) {
    self.type = type
    self.isEnded = isEnded
    super.init(type.name, in: type.context.objects)
  }

  deinit {
    guard !isEnded, type.kind == .class, type.context.endsObjects else { return }
    let line = type.line.filter { $0.kind == .class }
    let isHeard = line.contains { $0.deinitializer != nil }
    guard type.context.isTraced || isHeard || members.contains(where: { $0.value.isStreamOrPair }) else { return }
    // The object cannot be kept any more, so its members are lent to another one.
    let last = Instance(type, isEnded: true)
    for (name, value) in members { last.keep(value, as: name) }
    // The members of a class end after its deinitializer, and before that of the class above.
    for type in line {
      type.context.abandoned.add {
        _ = try? type.deinitializer?.call([.object(last)])
        let abandoned = type.context.abandoned
        if type.context.isTraced { abandoned.owner = "`\(type.name)`" }
        for property in type.own.properties {
          let value = last.kept(property.name)
          last.drop(property.name)
          if let value { type.context.released(value) }
        }
        abandoned.owner = nil
      }
    }
  }

  override var isMortal: Bool { type.kind == .class && type.countsOwners }

  override var isPlain: Bool { type.kind == .structure }

  /// Returns a copy of a value.
  func copy() -> Instance {
    let copy = Instance(type)
    for (name, value) in members { copy.keep(value, as: name) }
    return copy
  }

  override var text: String? {
    type.description(of: .object(self)) ?? (type.kind == .class ? type.name : nil)
  }

  override var nestedText: String? {
    type.description(of: .object(self)) ?? (type.kind == .class ? type.fullName : nil)
  }

  override var nestedName: String { type.fullName }

  /// The elements of an AsyncSequence, or the rest of those of its iterator.
  override func asStream() throws(ErrorValue) -> Value? {
    let isIterator = type.method("makeAsyncIterator", isStatic: false, nil) == nil
    if isIterator { guard type.method("next", isStatic: false, nil) != nil else { return nil } }
    return .stream(
      UnfoldedStream(type.context) { [self] () throws(ErrorValue) -> FunctionValue in
        var iterator = Value.object(self)
        if !isIterator, case .function(let make)? = try member("makeAsyncIterator") { iterator = try make.call([]) }
        guard case .object(let box) = iterator else { throw ErrorValue("'makeAsyncIterator' gives no iterator") }
        // A sequence that is its own iterator begins anew with each loop.
        let object = box === self && !isIterator ? copy() : box
        return NativeFunction(parameterCount: 0) { _ throws(ErrorValue) in
          guard case .function(let next)? = try object.member("next") else {
            return try object.call(member: "next", [], labels: []) ?? .nil
          }
          return try next.call([])
        }
      })
  }

  override func equals(_ other: Value) -> Bool {
    guard case .object(let box) = other, let other = box as? Instance else { return false }
    if other === self { return true }
    guard other.type === type else { return false }
    if let operation = type.method("==", isStatic: true, nil) {
      let result = try? operation.call([.object(type), .object(self), .object(other)])
      if case .bool(let bool)? = result { return bool }
    }
    guard type.kind == .structure else { return false }
    return members.allSatisfy { member in other.kept(member.name).map { $0.isEqual(to: member.value) } ?? false }
  }

  override var digest: Int { type.kind == .structure || type.conforms(to: "Hashable") ? count : super.digest }

  /// Gives the properties the values that their declarations write, in the order of the text, the type above first.
  func keepInitialValues() throws(ErrorValue) {
    for type in type.line.reversed() where type.kind != .protocol {
      for property in type.own.properties where !property.isLazy {
        keep(.nil, as: property.name)
        guard let initial = property.initial else { continue }
        let value = named(try initial.call([.object(self)]), property.name)
        keep(property.ownership == .strong ? value : value.weak, as: property.name)
      }
    }
  }

  /// Names a stream, or an object of the app, after the property that has it.
  func named(_ value: Value, _ name: String) -> Value {
    if case .stream(let stream) = value, stream.name == nil {
      stream.name = name
      type.context.named(stream)
    }
    if case .object(let object) = value { object.named(name) }
    return value
  }

  override func member(_ name: String) throws(ErrorValue) -> Value? {
    if let value = kept(name) {
      let strong = value.strong
      if strong.isNil, !value.isNil, type.property(name)?.ownership == .unowned { throw Ownership.ended(name) }
      return strong
    }
    if let property = type.property(name), property.isLazy, let initial = property.initial {
      let value = named(try initial.call([.object(self)]), name)
      keep(value, as: name)
      return value
    }
    return try type.member(name, of: .object(self))
  }

  override func set(_ name: String, to value: Value) throws(ErrorValue) {
    if let computed = type.computed(name, isStatic: false) {
      guard let set = computed.set else { throw ErrorValue("'\(name)' is computed, and cannot be set") }
      return try change { me throws(ErrorValue) in _ = try set.call(changing: &me, [value]) }
    }
    let property = type.property(name)
    let observers = property?.observers ?? []
    let kept = (property?.ownership ?? .strong) == .strong ? value : value.weak
    guard !observers.isEmpty, !observed.contains(name) else { return keep(named(kept, name), as: name) }
    let old = self.kept(name)?.strong ?? .nil
    observed.insert(name)
    defer { observed.remove(name) }
    for observer in observers where observer.word == "published" || observer.word == "willSet" && !isInitializing {
      try change { me throws(ErrorValue) in _ = try observer.function.call(changing: &me, [value]) }
    }
    keep(named(kept, name), as: name)
    for observer in observers where observer.word == "didSet" && !isInitializing {
      try change { me throws(ErrorValue) in _ = try observer.function.call(changing: &me, [old]) }
    }
  }

  /// Runs code that may change it; of a value that code has changed a copy, whose members are taken over.
  private func change(_ body: (inout Value) throws(ErrorValue) -> Void) throws(ErrorValue) {
    var me = Value.object(self)
    try body(&me)
    guard type.hasValues, case .object(let box) = me, box !== self else { return }
    for (name, value) in box.members { keep(value, as: name) }
  }
}

extension ObjectType {
  /// Applies an operator that the type of one of the values declares. Returns nil if neither type declares it.
  static func apply(_ sign: BinaryOperator, _ one: Value, _ two: Value) throws(ErrorValue) -> Value? {
    if case .object(let box as ComparedObject) = one, let result = try box.compared(sign, two) { return result }
    for case .object(let box) in [one, two] {
      guard let type = box.objectType else { continue }
      if let operation = type.method(sign.rawValue, isStatic: true, nil) {
        return try operation.call([.object(type), one, two])
      }
      // The other comparisons follow from `<`.
      if let less = type.method("<", isStatic: true, nil) {
        func isLess(_ left: Value, _ right: Value) throws(ErrorValue) -> Bool {
          try less.call([.object(type), left, right]).asBool()
        }
        switch sign {
        case .greater: return .bool(try isLess(two, one))
        case .lessOrEqual: return .bool(try !isLess(two, one))
        case .greaterOrEqual: return .bool(try !isLess(one, two))
        default: break
        }
      }
      if let order = type.order(of: one, two), let result = sign.holds(order) { return .bool(result) }
    }
    return nil
  }

  /// Returns how two cases of the same enum that can be compared stand to each other: negative if the first is less.
  private func order(of one: Value, _ two: Value) -> Int? {
    guard parentNames.contains("Comparable"), case .object(let first as EnumCaseBox) = one,
      case .object(let second as EnumCaseBox) = two, let left = cases.firstIndex(where: { $0.name == first.name }),
      let right = cases.firstIndex(where: { $0.name == second.name })
    else { return nil }
    return left - right
  }
}

extension ObjectBox {
  /// The type of the instance, if the code declares it.
  var objectType: ObjectType? {
    if let instance = self as? Instance { return instance.type }
    return (self as? EnumCaseBox)?.type as? ObjectType
  }

  /// Whether it is copied when it is changed while it has another owner.
  ///
  /// An iterator that waits keeps its place in the object itself.
  var isStructure: Bool {
    guard let instance = self as? Instance, instance.type.kind == .structure, !instance.isLent else { return false }
    return instance.type.own.methods["next"] == nil || !instance.type.conforms(to: "AsyncIteratorProtocol")
  }
}

extension Value {
  /// Makes an instance of a structure the only one of its owner, before it is changed.
  mutating func makeUnique(in context: EvaluationContext) throws(ErrorValue) {
    guard case .object(var box) = self, box.isStructure else { return }
    self = .nil
    defer { self = .object(box) }
    if !isKnownUniquelyReferenced(&box), let copy = (box as? Instance)?.copy() {
      try context.takes(bytes: EvaluationContext.bytesOfBox &* (copy.count &+ 1))
      box = copy
    }
  }
}

extension BinaryOperator {
  /// Returns whether a comparison holds between values with an order; nil if this is no comparison.
  fileprivate func holds(_ order: Int) -> Bool? {
    switch self {
    case .less: order < 0
    case .lessOrEqual: order <= 0
    case .greater: order > 0
    case .greaterOrEqual: order >= 0
    default: nil
    }
  }
}

extension ObjectType {
  /// Makes an instance by an initializer of the code, or by the labels of properties.
  func instance(of values: [Value], _ labels: [String?]) throws(ErrorValue) -> Value {
    let instance = Instance(self)
    try instance.keepInitialValues()
    var made = Value.object(instance)
    guard let initializer = initializer(for: labels) else {
      try takeProperties(values, labels, instance)
      return made
    }
    instance.isInitializing = true
    defer { instance.isInitializing = false }
    let failed = try initializer.initialize(&made, values, labels, callee: name)
    return failed ? .nil : made
  }

  /// Gives the properties of a structure the values of their labels.
  private func takeProperties(_ values: [Value], _ labels: [String?], _ instance: Instance) throws(ErrorValue) {
    let names = own.properties.filter { !$0.isLazy }.map { $0.name }
    for (index, value) in values.enumerated() {
      let label = labels.indices.contains(index) ? labels[index] : nil
      guard let name = label ?? (names.indices.contains(index) ? names[index] : nil) else { continue }
      guard names.contains(name) || kind != .structure else {
        throw ErrorValue(
          .unknownLabel(callee: self.name, name, nearest: Suggestion.nearest(to: name, among: names), known: names),
          place: nil)
      }
      if names.contains(name) { instance.keep(value, as: name) }
    }
  }
}

extension Value {
  /// Loads the view of a view controller of the code, and shows it.
  func appear() throws(ErrorValue) {
    guard case .object(let box) = self, let instance = box as? Instance else { return }
    let isLoaded = instance.hasLoadedView
    instance.hasLoadedView = true
    for name in ["viewDidLoad", "viewWillAppear", "viewDidAppear"] where !isLoaded || name != "viewDidLoad" {
      guard let method = instance.type.method(name, isStatic: false, nil), !method.code.waits else { continue }
      _ = try method.call(method.code.parameterCount > 1 ? [self, .bool(true)] : [self])
    }
  }
}
