import Streams

/// One step of compiled statements: flat, so that a block can stop at a `wait` anywhere and go on from there.
enum Instruction {
  case evaluate(Node)
  /// A bare expression of the script.
  case show(Node, BareExpression)
  case jump(Int)
  case jumpUnless(Node, Int)
  /// Puts an iterator over a value into a slot.
  case iterate(Node, slot: Int)
  /// Takes the next element, or jumps.
  case next(slot: Int, into: Assigner, otherwise: Int)
  case enterScope(Int)
  case leaveScope
  case returnValue(Node)
  case throwError(Node)
  case wait(Node)
  /// Waits for a value, which goes into a slot.
  case await(Node, result: Int)
  /// Waits for the next element, which goes into a slot, or jumps.
  case awaitNext(iterator: Int, into: Int, otherwise: Int)
}

/// The facts about a bare expression that show it.
final class BareExpression {
  /// The expression as written, on one line.
  let title: String
  /// Calls made for their effect draw nothing.
  let isEffect: Bool
  /// Whether it calls a function of the script that ends in an effect: a `nil` that it gives is not printed.
  let mayBeEffect: Bool
  /// Whether only streams are shown.
  let onlyStreams: Bool

  init(title: String, isEffect: Bool, mayBeEffect: Bool, onlyStreams: Bool) {
    self.title = title
    self.isEffect = isEffect
    self.mayBeEffect = mayBeEffect
    self.onlyStreams = onlyStreams
  }
}

/// Statements, compiled.
final class Code {
  var instructions: [Instruction] = []
  /// Variables of the frame they run in.
  var slotCount = 0
  /// Whether they are code of a library of Swift.
  var knowsLibrary = false
  /// Whether their variables let go what they hold when their block ends.
  var countsOwners = false
  /// The stretches whose errors are caught, inner ones first.
  var handlers: [ErrorHandler] = []
  /// The stretches whose frame is that of a round of a loop.
  var rounds: [Range<Int>] = []

  /// Adds a jump whose target is set later; until then it goes to the instruction after it.
  ///
  /// - Returns: Its position.
  func addJump() -> Int {
    instructions.append(.jump(instructions.count + 1))
    return instructions.count - 1
  }

  /// Lets jumps go to the next instruction that is added.
  func land(_ jumps: [Int]) {
    for jump in jumps { instructions[jump] = .jump(instructions.count) }
  }

  /// Lets a jump go to the next instruction that is added unless a condition holds.
  func land(_ jump: Int, unless condition: Node) { instructions[jump] = .jumpUnless(condition, instructions.count) }

  /// The handler of an error that an instruction throws.
  func handler(at position: Int) -> ErrorHandler? { handlers.first { $0.range.contains(position) } }

  /// How many rounds are around an instruction.
  func roundDepth(at position: Int) -> Int { rounds.count { $0.contains(position) } }
}

/// Instructions whose errors are caught, and where the run goes on then.
struct ErrorHandler {
  let range: Range<Int>
  let target: Int
  /// The variable that takes the error, in the frame around the range.
  let slot: Int
}

/// A closure, function or block, compiled once for all its values.
package final class FunctionCode {
  enum Reference {
    case local(hops: Int, slot: Int)
    case global(Variable)
  }

  package let name: String?
  let parameters: [String?]
  /// The labels and the like of a function's parameters; empty where all are mere names.
  var traits: [ParameterTraits] = []
  /// The variable that says which arguments were given, if some may be left out.
  var givenSlot = -1
  package let parameterCount: Int
  /// The function as Swift's `#function` names it: `load(_:page:)`.
  var signature: String? {
    name.map { name in
      let labels = traits.isEmpty ? parameters.map { $0 ?? "_" } : traits.map { $0.label ?? "_" }
      return name.contains("(") ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
    }
  }
  let place: SourcePlace
  let code = Code()
  /// The whole body, where it is one expression.
  package var expression: Node?
  /// Whether closures inside may outlive the call, and the frame with them.
  var hasClosures = false
  /// Whether it may wait: a call of it gives code that `await` runs.
  var waits = false
  /// Whether the first slot after the parameters holds the block's sender.
  var senderSlot: Int?
  /// Whether a result that is no Bool counts as true, where rules of values say so.
  var isTrue: (@Sendable (Value) -> Bool)?
  /// The names of a key path, where it is written as one.
  package var keyPath: [String] = []
  /// The variables that it captures, seen from the frame around it.
  var references: [Reference] = []
  /// The local ones of these that a value of it holds, where owners are counted.
  var held: [(hops: Int, slot: Int)] = []

  /// Finds the variables that a closure of this code holds, from its references.
  func countOwners() {
    code.countsOwners = true
    for case .local(let hops, let slot) in references where !held.contains(where: { $0 == (hops, slot) }) {
      held.append((hops, slot))
    }
  }

  init(name: String?, parameters: [String?], place: SourcePlace) {
    self.name = name
    self.parameters = parameters
    parameterCount = parameters.count
    self.place = place
  }
}

/// Where an element of a loop or the value of a `let` goes.
final class Assigner {
  enum Target {
    case slot(Int)
    case global(Variable)
    case nothing
  }

  /// One name of the pattern; nothing for `_`.
  final class Destination {
    let target: Target
    let name: String?

    init(_ target: Target, name: String? = nil) {
      self.target = target
      self.name = name
    }
  }

  private let destinations: [Destination]
  private let isTuple: Bool
  private let place: SourcePlace

  init(_ destinations: [Destination], isTuple: Bool, _ place: SourcePlace) {
    self.destinations = destinations
    self.isTuple = isTuple
    self.place = place
  }

  func assign(_ value: Value, _ frame: Frame, naming: Bool) throws(ErrorValue) {
    guard isTuple else { return store(value, destinations[0], frame, naming) }
    let elements: [Value]
    switch value {
    case .tuple(let box), .array(let box): elements = box.elements
    default:
      if case .tuple(let box)? = try value.fitting(.tuple(destinations.count)) {
        elements = box.elements
        break
      }
      throw ErrorValue(
        "\(destinations.count) names need a tuple of \(destinations.count) values, not \(value.kindName)", place: place)
    }
    guard elements.count == destinations.count else {
      throw ErrorValue(
        "\(destinations.count) names need \(destinations.count) values, there are \(elements.count)", place: place)
    }
    for index in destinations.indices { store(elements[index], destinations[index], frame, naming) }
  }

  private func store(_ value: Value, _ destination: Destination, _ frame: Frame, _ naming: Bool) {
    // A stream keeps the first name that a `let` gave it.
    if naming, case .stream(let stream) = value, stream.name == nil, let name = destination.name { stream.name = name }
    if naming, case .object(let object) = value, let name = destination.name { object.named(name) }
    switch destination.target {
    case .slot(let slot): frame[slot] = value
    case .global(let variable): variable.value = value
    case .nothing: break
    }
  }
}

/// The elements of a loop, one by one; those of a lazy sequence are asked for when their round begins.
final class IteratorFunction: FunctionValue {
  private let elements: [Value]
  private let range: RangeBox?
  private var sequence: LazySequence?
  private var position = 0

  init(over value: Value) throws(ErrorValue) {
    range = if case .range(let range) = value { range } else { nil }
    sequence = if case .sequence(let sequence) = value { sequence } else { nil }
    elements = range == nil && sequence == nil ? try value.elements() : []
    super.init(parameterCount: 0)
  }

  func next(in world: World) throws(ErrorValue) -> Value? {
    if let sequence {
      guard let cell = try sequence.cell(in: world) else { return nil }
      self.sequence = cell.tail
      return cell.head
    }
    if let range {
      guard position < range.count else { return nil }
      position += 1
      return .int(range.lower + position - 1)
    }
    guard position < elements.count else { return nil }
    position += 1
    return elements[position - 1]
  }
}

extension Value {
  /// The elements that a loop goes through: those of an array, tuple or range, the pairs of a dictionary, the
  /// characters of a string.
  func elements() throws(ErrorValue) -> [Value] {
    switch self {
    case .array(let box), .tuple(let box): return box.elements
    case .range(let range):
      guard range.count <= 10_000_000 else {
        throw ErrorValue("a range of \(range.count) Ints is too long for an array")
      }
      return (range.lower..<range.upper).map { .int($0) }
    case .dictionary(let box): return zip(box.keys, box.values).map { .tuple([$0, $1]) }
    case .string(let box): return box.text.map { .string(String($0)) }
    default:
      if let list = try fitting(.list) { return try list.elements() }
      throw ErrorValue(.sequenceKind(found: kindName), place: nil)
    }
  }
}

/// A parameter of a function that is more than a name.
struct ParameterTraits {
  let label: String?
  /// Whether an argument that is left out has a value of its own.
  let hasDefault: Bool
  let isVariadic: Bool
  let isInout: Bool
  /// Whether its type cannot be that of a closure.
  var isNoClosure = false
}
