import Streams

/// `let` and `var`.
final class BindNode: Node {
  private let assigner: Assigner
  private let value: Node
  private let isConstant: Bool
  private let session: Session

  init(_ assigner: Assigner, _ value: Node, isConstant: Bool, _ session: Session, _ place: SourcePlace) {
    self.assigner = assigner
    self.value = value
    self.isConstant = isConstant
    self.session = session
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    let value = try value.evaluate(frame)
    try assigner.assign(value, frame, naming: true)
    if case .stream(let stream) = value { session.named(stream) }
    return .nil
  }
}

/// Where an assignment goes.
final class AssignmentTarget {
  enum Root {
    case slot(hops: Int, slot: Int)
    case global(Variable)
    /// A value that has members of its own: `p.value = 1`.
    case value(Node)
  }
  enum Part {
    case element(Node)
    case member(String, SourcePlace)
  }
  let root: Root
  let parts: [Part]

  init(_ root: Root, _ parts: [Part]) {
    self.root = root
    self.parts = parts
  }
}

/// `place = value`, `place += value`.
final class AssignNode: Node {
  private let target: AssignmentTarget
  private let operation: BinaryOperator?
  private let value: Node
  private let session: Session

  init(
    _ target: AssignmentTarget, _ operation: BinaryOperator?, _ value: Node, _ session: Session, _ place: SourcePlace
  ) {
    self.target = target
    self.operation = operation
    self.value = value
    self.session = session
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    let new = try value.evaluate(frame)
    do throws(ErrorValue) {
      try assign(new, frame)
    } catch {
      throw error.at(place)
    }
    return .nil
  }

  private func assign(_ new: Value, _ frame: Frame) throws(ErrorValue) {
    switch target.root {
    case .slot(let hops, let slot):
      try frame.outer(hops).update(slot) { value throws(ErrorValue) in try change(&value, target.parts[...], new, frame)
      }
    case .global(let variable):
      var value = variable.value ?? .nil
      // A member is changed where it lives, and what that sets off may read the variable.
      if case .member? = target.parts.first { return try change(&value, target.parts[...], new, frame) }
      variable.value = .nil
      do throws(ErrorValue) {
        try change(&value, target.parts[...], new, frame)
      } catch {
        variable.value = value
        throw error
      }
      variable.value = value
    case .value(let node):
      var value = try node.evaluate(frame)
      try change(&value, target.parts[...], new, frame)
    }
  }

  private func change(
    _ value: inout Value, _ parts: ArraySlice<AssignmentTarget.Part>, _ new: Value, _ frame: Frame
  ) throws(ErrorValue) {
    guard let part = parts.first else {
      value = try operation.map { operation throws(ErrorValue) in try combine(operation, &value, new) } ?? new
      return
    }
    switch part {
    case .element(let index):
      let index = try index.evaluate(frame)
      var element = try SubscriptNode.element(of: value, index)
      try change(&element, parts.dropFirst(), new, frame)
      session.world.charge(try value.replace(index, with: element, in: session.world))
    case .member(let name, let place):
      guard case .stream(let stream) = value, let member = stream.members.first(where: { $0.name == name }),
        let set = member.set
      else { throw ErrorValue("'\(name)' of \(value.kindName) cannot be assigned to", place: place) }
      var current = try member.call(stream, StreamMember.Arguments(values: [], labels: [], world: session.world))
      try change(&current, parts.dropFirst(), new, frame)
      try set(stream, current, session.world)
    }
  }

  /// Appends in place where that is what `+=` means.
  private func combine(_ operation: BinaryOperator, _ value: inout Value, _ new: Value) throws(ErrorValue) -> Value {
    if operation == .add, case .array(let box) = new, let count = value.arrayCount {
      try session.checksLength(count + box.elements.count)
      try session.countSteps(box.elements.count)
      session.world.charge(try value.append(box.elements, in: session.world))
      return value
    }
    if operation == .add, case .string(let left) = value, case .string(let right) = new {
      try session.makes(bytes: left.text.utf8.count + right.text.utf8.count)
    }
    return try Arithmetic.apply(operation, value, new)
  }
}

/// `p <~ stream`.
final class BindingNode: Node {
  private let target: Node
  private let stream: Node
  private let session: Session

  init(_ target: Node, _ stream: Node, _ session: Session, _ place: SourcePlace) {
    self.target = target
    self.stream = stream
    self.session = session
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    let value = try target.evaluate(frame)
    guard case .stream(let bound) = value, let bindingTarget = bound.asBindingTarget else {
      throw ErrorValue(.bindingKind(found: value.kindName), place: target.place)
    }
    let source = try stream.evaluate(frame)
    guard case .stream(let stream) = source else {
      throw ErrorValue(.streamExpected(by: "<~", found: source.kindName), place: self.stream.place)
    }
    session.startSelfStarting(Reachability(from: value), in: session.world)
    session.startSelfStarting(Reachability(from: source), in: session.world)
    do throws(ErrorValue) {
      return .disposable(try bindingTarget.follow(stream, in: session.world))
    } catch {
      throw error.at(place)
    }
  }
}

extension Value {
  /// How many elements an array has; nothing for what is none.
  fileprivate var arrayCount: Int? {
    if case .array(let box) = self { box.elements.count } else { nil }
  }

  /// Appends to an array: in place when nobody else holds it.
  ///
  /// - Returns: How many elements had to be copied.
  /// - Throws: When that would pass the budget of memory: then nothing is appended.
  mutating func append(_ elements: [Value], in world: World) throws(ErrorValue) -> Int {
    guard case .array(var box) = self else { return 0 }
    self = .nil
    defer { self = .array(box) }
    guard !isKnownUniquelyReferenced(&box) else {
      guard box.elements.append(contentsOf: elements, in: world) else { throw ErrorValue.endOfRun }
      return 0
    }
    guard world.canCopy(box.elements.count + elements.count, of: Value.self) else {
      throw ErrorValue.endOfRun
    }
    box = ArrayBox(box.elements + elements)
    return box.elements.count
  }

  /// Replaces an element of an array or dictionary: in place when nobody else holds it.
  ///
  /// - Returns: The steps that copying and a new pair are worth.
  /// - Throws: When a copy would pass the budget of memory: then nothing is replaced.
  mutating func replace(_ index: Value, with element: Value, in world: World) throws(ErrorValue) -> Int {
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
      // A pair that has no room is not told beforehand: one whose key is there needs none. The next step ends the run.
      _ = world.canGrow(from: size, to: box.count * MemoryLayout<(Value, Value)>.stride)
      return steps
    }
    throw ErrorValue("an element of \(kindName) cannot be assigned to")
  }
}
