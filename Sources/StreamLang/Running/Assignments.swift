import Streams

extension Node {
  /// `let` and `var`.
  ///
  /// - Parameter names: Whether a stream gets the name of the variable.
  static func bind(
    _ assigner: Assigner, _ value: Node, names: Bool, _ context: EvaluationContext, _ place: SourcePlace
  ) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      let value = try value.evaluate(frame)
      try assigner.assign(value, frame, naming: names)
      if names, case .stream(let stream) = value { context.named(stream) }
      return .nil
    }
  }

  /// Hands the element of a loop to the names of its round.
  static func handOver(_ assigner: Assigner, hops: Int, slot: Int, _ place: SourcePlace) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      try assigner.assign(frame.outer(hops)[slot], frame, naming: false)
      return .nil
    }
  }
}

/// The functions that are called before and after a variable changes.
struct Observers {
  let variable: Node
  let willSet: Node?
  let didSet: Node?

  fileprivate func call(_ observer: Node?, _ value: Value, _ frame: Frame) throws(ErrorValue) {
    if let observer, case .function(let function) = try observer.evaluate(frame) { _ = try function.call([value]) }
  }
}

/// Where an assignment goes.
final class AssignmentTarget {
  enum Root {
    case slot(hops: Int, slot: Int)
    case global(Variable)
    /// A variable whose changes are noted.
    case traced(Variable)
    case tracedSlot(hops: Int, slot: Int, name: String)
    /// A value that has members of its own: `p.value = 1`.
    case value(Node)
  }
  enum Part {
    /// In Swift an element of a dictionary that becomes `nil` is taken out.
    case element(Node, removesNil: Bool = false)
    /// An optional one of `nil` is not assigned to: `x?.name = y`.
    case member(String, SourcePlace, isOptional: Bool = false)
    /// The rest after `x!`; `nil` is a fault.
    case unwrapped(text: String, SourcePlace)
    /// The rest after `x?`; `nil` is not changed.
    case optional
  }
  let root: Root
  let parts: [Part]
  private let observers: Observers?

  init(_ root: Root, _ parts: [Part], _ observers: Observers? = nil) {
    self.root = root
    self.parts = parts
    self.observers = observers
  }

  /// Changes the value that stands there.
  func update(
    _ frame: Frame, in context: EvaluationContext, _ change: (inout Value) throws(ErrorValue) -> Void
  ) throws(ErrorValue) {
    if let observers {
      let old = try observers.variable.evaluate(frame)
      var new = old
      try Self.update(&new, parts[...], frame, context, change)
      try observers.call(observers.willSet, new, frame)
      try AssignmentTarget(root, []).update(frame, in: context) { $0 = new }
      return try observers.call(observers.didSet, old, frame)
    }
    switch root {
    case .slot(let hops, let slot):
      try frame.outer(hops).update(slot) { value throws(ErrorValue) in
        try Self.update(&value, parts[...], frame, context, change)
      }
    case .global(let variable):
      var value = variable.value ?? .nil
      // A member is changed where it lives, and its observers may read the variable.
      if case .member? = parts.first, !value.hasMembersInside {
        return try Self.update(&value, parts[...], frame, context, change)
      }
      variable.value = .nil
      do throws(ErrorValue) {
        try Self.update(&value, parts[...], frame, context, change)
      } catch {
        variable.value = value
        throw error
      }
      variable.value = value
      variable.changed?()
    case .traced(let variable):
      try AssignmentTarget(.global(variable), parts).update(frame, in: context, change)
      context.world.planner?.note(variable.use(isChange: true))
    case .tracedSlot(let hops, let slot, let name):
      try AssignmentTarget(.slot(hops: hops, slot: slot), parts).update(frame, in: context, change)
      context.world.planner?.note(frame.outer(hops).use(of: slot, name, isChange: true))
    case .value(let node):
      var value = try node.evaluate(frame)
      try Self.update(&value, parts[...], frame, context, change)
    }
  }

  /// Changes a part of a value.
  static func update(
    _ value: inout Value, _ parts: ArraySlice<Part>, _ frame: Frame, _ context: EvaluationContext,
    _ change: (inout Value) throws(ErrorValue) -> Void
  ) throws(ErrorValue) {
    guard let part = parts.first else { return try change(&value) }
    switch part {
    case .element(let index, let removesNil):
      let place = index.place
      let index = try index.evaluate(frame)
      if case .tuple(let box) = index, let path = (box as? LabelledTuple)?.keyPath {
        return try update(&value, path.map { .member($0, place) } + parts.dropFirst(), frame, context, change)
      }
      var element = try value.element(at: index)
      if element.isNil, case .optional? = parts.dropFirst().first { return }
      try update(&element, parts.dropFirst(), frame, context, change)
      var key = index
      if case .tuple(let box) = index, let pair = box as? LabelledTuple, pair.missingValue != nil {
        key = pair.elements[0]
      }
      if case .object(let box) = value, let type = box.objectType,
        try type.setElement(of: &value, key, to: element)
      {
        return
      }
      if removesNil, element.isNil, case .dictionary(let box) = value {
        value = .dictionary(try box.without(key, context))
        return
      }
      context.world.charge(try value.replace(key, with: element, in: context.world))
    case .member(_, _, isOptional: true) where value.isNil: return
    case .optional: if !value.isNil { try update(&value, parts.dropFirst(), frame, context, change) }
    case .unwrapped(let text, let place):
      if value.isNil { throw ErrorValue.nilUnwrapped(text).at(place) }
      try update(&value, parts.dropFirst(), frame, context, change)
    case .member(let name, let place, _):
      try value.makeUnique(in: context)
      if case .object(let object) = value {
        var current = try object.member(name) ?? .nil
        // A member of a member is set there: nothing else changes.
        if case .object = current, parts.count > 1, !current.hasMembersInside {
          return try update(&current, parts.dropFirst(), frame, context, change)
        }
        try update(&current, parts.dropFirst(), frame, context, change)
        try context.takes(bytes: EvaluationContext.bytesOfBox)
        try object.set(name, to: current)
        return context.noteChange(of: name, in: object, to: current)
      }
      if case .tuple(let box) = value, let tuple = box as? LabelledTuple, var element = tuple.element(name) {
        try update(&element, parts.dropFirst(), frame, context, change)
        context.world.charge(try value.replace(label: name, of: tuple, with: element, in: context.world))
        return
      }
      if case .disposable(let serial as SerialDisposable) = value,
        name == "inner" || name == "disposable"
      {
        var inner = serial.inner.map { Value.disposable($0) } ?? .nil
        try update(&inner, parts.dropFirst(), frame, context, change)
        if case .disposable(let subscriber) = inner { serial.inner = subscriber } else { serial.inner = nil }
        return
      }
      guard case .stream(let stream) = value, let member = stream.members.first(where: { $0.name == name }),
        let set = member.set
      else { throw ErrorValue("'\(name)' of \(value.kindName) cannot be assigned to", place: place) }
      var current = try member.call(stream, StreamMember.Arguments(values: [], labels: [], world: context.world))
      try update(&current, parts.dropFirst(), frame, context, change)
      try set(stream, current, context.world)
    }
  }
}

extension Node {
  /// `place = value`, `place += value`.
  static func assignment(
    _ target: AssignmentTarget, _ operation: BinaryOperator?, _ value: Node, _ context: EvaluationContext,
    _ place: SourcePlace
  ) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      let new = try value.evaluate(frame)
      do throws(ErrorValue) {
        try target.update(frame, in: context) { value throws(ErrorValue) in
          guard let operation else { return value = new }
          try value.combine(operation, new, in: context)
        }
      } catch {
        throw error.at(place)
      }
      return .nil
    }
  }

  /// `p <~ stream`.
  static func binding(_ target: Node, _ stream: Node, _ context: EvaluationContext, _ place: SourcePlace) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      let left = try target.evaluate(frame)
      let value = try left.fitting(.target) ?? left
      guard case .stream(let bound) = value, let bindingTarget = bound.asBindingTarget else {
        throw ErrorValue(.bindingKind(found: value.kindName), place: target.place)
      }
      let source = try stream.evaluate(frame)
      guard case .stream(let followed) = source else {
        throw ErrorValue(.streamExpected(by: "<~", found: source.kindName), place: stream.place)
      }
      context.startSelfStarting(Reachability(from: value), in: context.world)
      context.startSelfStarting(Reachability(from: source), in: context.world)
      do throws(ErrorValue) {
        return .disposable(try bindingTarget.follow(followed, in: context.world))
      } catch {
        throw error.at(place)
      }
    }
  }
}

extension Value {
  /// Whether its members are parts of it, so that a change of a member changes the value.
  fileprivate var hasMembersInside: Bool {
    switch self {
    case .tuple: true
    case .object(let box): box.isStructure
    default: false
    }
  }

  /// Changes the value by `+=` and its like; appends in place where `+=` means that.
  fileprivate mutating func combine(
    _ operation: BinaryOperator, _ new: Value, in context: EvaluationContext
  ) throws(ErrorValue) {
    if operation == .add, case .disposable(let disposable) = self, let bag = disposable as? DisposableBag {
      return try bag.add(new, in: context.world)
    }
    if operation == .add, case .array(let box) = new, arrayCount != nil {
      return try append(box.elements, in: context)
    }
    if operation == .add, case .string(let left) = self, case .string(let right) = new {
      try context.makes(bytes: left.text.utf8.count + right.text.utf8.count)
    }
    self = try Arithmetic.apply(operation, self, new)
  }

  /// Replaces the element of a tuple that has a label.
  mutating func replace(
    label: String, of tuple: LabelledTuple, with element: Value, in world: World
  ) throws(ErrorValue) -> Int {
    guard let position = tuple.labels.firstIndex(of: label) else { return 0 }
    return try replace(.int(position), with: element, in: world)
  }

  /// Replaces an element of an array or dictionary: in place when that has one owner.
  ///
  /// - Returns: The steps that copying and a new pair are worth.
  /// - Throws: When a copy would pass the budget of memory: then nothing is replaced.
  mutating func replace(_ index: Value, with element: Value, in world: World) throws(ErrorValue) -> Int {
    if case .array(let box) = self, case .range(let range) = index {
      let new = try element.elements()
      guard world.canCopy(box.elements.count + new.count, of: Value.self) else { throw ErrorValue.endOfRun }
      var elements = box.elements
      elements.replaceSubrange(try range.indices(in: elements.count), with: new)
      self = .array(elements)
      return elements.count
    }
    if case .array(var box) = self, case .int(let position) = index {
      self = .nil
      defer { self = .array(box) }
      var steps = 0
      if !isKnownUniquelyReferenced(&box) {
        guard world.canCopy(box.elements.count, of: Value.self) else { throw ErrorValue.endOfRun }
        box = ArrayBox(box.elements)
        steps = box.elements.count
      }
      box.elements[position] = element
      return steps
    }
    if case .tuple(let box) = self, case .int(let position) = index, box.elements.indices.contains(position) {
      guard world.canCopy(box.elements.count, of: Value.self) else { throw ErrorValue.endOfRun }
      // Not changed in place: Embedded Swift 6.3 would change the elements of the other owners as well.
      let elements = box.elements.enumerated().map { $0.offset == position ? element : $0.element }
      self =
        (box as? LabelledTuple).map { .tuple(LabelledTuple(elements, labels: $0.labels)) } ?? .tuple(ArrayBox(elements))
      return elements.count
    }
    if case .object(let box) = self, case .string(let name) = index {
      try box.set(name.text, to: element)
      return 8
    }
    if case .dictionary(var box) = self {
      self = .nil
      defer { self = .dictionary(box) }
      var steps = 8
      if !isKnownUniquelyReferenced(&box) {
        guard world.canCopy(box.count, of: (Value, Value).self) else { throw ErrorValue.endOfRun }
        box = box.copy()
        steps &+= box.count &* 4
      }
      let size = box.count * MemoryLayout<(Value, Value)>.stride
      box[index] = element
      // Whether a pair needs room depends on its key, so it is counted afterwards: the next step ends the run.
      _ = world.canGrow(from: size, to: box.count * MemoryLayout<(Value, Value)>.stride)
      return steps
    }
    throw ErrorValue("an element of \(kindName) cannot be assigned to")
  }
}

/// `&x`: the value of a place, which a call may change.
final class ReferenceNode: Node {
  let target: AssignmentTarget
  private let value: Node

  init(_ target: AssignmentTarget, _ value: Node, _ place: SourcePlace) {
    self.target = target
    self.value = value
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value { try value.evaluate(frame) }
}
