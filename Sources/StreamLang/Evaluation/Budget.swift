import Streams

/// The budget of a run as code uses it up: steps, and the lengths of arrays and texts, checked before they are made.
extension EvaluationContext {
  /// Counts steps of the language; a budget that is passed ends the run.
  @inline(__always)
  package func countSteps(_ count: Int) throws(ErrorValue) {
    if count > 0, !world.countSteps(count) { throw ErrorValue.endOfRun }
  }

  /// Counts an array to be made, by its elements; throws where it would be longer than arrays may be.
  package func makes(elements count: Int) throws(ErrorValue) {
    if count > limits[.length] { throw Self.tooLong("an array would have \(count) elements", limits[.length]) }
    try countSteps(count &+ 4)
    try takes(elements: count)
  }

  /// Counts a text to be made, by its bytes; throws where it would be longer than texts may be.
  package func makes(bytes count: Int) throws(ErrorValue) {
    if count > limits[.length] { throw Self.tooLong("a text would have \(count) bytes", limits[.length]) }
    try countSteps(count &+ 2)
    try takes(bytes: count)
  }

  /// Throws where that many bytes are more than the run may take at once.
  @inline(__always)
  func takes(bytes count: Int) throws(ErrorValue) {
    if !world.canTake(bytes: count) { throw ErrorValue.endOfRun }
  }

  /// Throws where an array is more than the run may take at once.
  @inline(__always)
  func takes(elements count: Int, ofBytes size: Int = MemoryLayout<Value>.stride) throws(ErrorValue) {
    let (bytes, overflow) = count.multipliedReportingOverflow(by: size)
    try takes(bytes: overflow ? Int.max : bytes)
  }

  /// Throws where the characters of a text, each a text of its own, are more than the run may take at once.
  func takes(charactersOf text: String) throws(ErrorValue) {
    guard text.utf8.count >= World.largeGrowth / Self.bytesOfBox else { return }
    try takes(elements: text.unicodeScalars.count, ofBytes: Self.bytesOfBox)
  }

  /// The memory of one more text, array or tuple inside another value, besides its own place there, in bytes.
  static let bytesOfBox = 64

  /// Appends to a text, where its run may take the memory.
  package func append(_ part: String, to text: inout String) throws(ErrorValue) {
    let count = text.utf8.count
    try checksLength(count + part.utf8.count)
    if !world.canGrow(from: count, to: count + part.utf8.count) { throw ErrorValue.endOfRun }
    text += part
  }

  /// Throws where an array or text is longer than it may be.
  @inline(__always)
  func checksLength(_ count: Int) throws(ErrorValue) {
    if count > limits[.length] { throw Self.tooLong("a value would have \(count) elements or bytes", limits[.length]) }
  }

  /// Counts the steps of an operator whose time depends on the size of its values, before it is applied.
  @inline(__always)
  func count(_ operation: BinaryOperator, _ one: Value, _ two: Value) throws(ErrorValue) {
    switch (one, two) {
    case (.string(let left), .string(let right)) where operation == .add:
      try makes(bytes: left.text.utf8.count + right.text.utf8.count)
    case (.array(let left), .array(let right)) where operation == .add:
      try makes(elements: left.elements.count + right.elements.count)
    case (.string, .string), (.array, .array), (.tuple, .tuple), (.dictionary, .dictionary), (.event, .event),
      (.error, .error):
      try countComparison(of: one, with: two)
    default: break
    }
  }

  /// Counts a comparison by the elements that it may look at, and the nested elements that earlier ones have looked at.
  func countComparison(of one: Value, with two: Value) throws(ErrorValue) {
    world.chargeValueWork()
    switch (one, two) {
    case (.array(let one), .array(let two)), (.tuple(let one), .tuple(let two)):
      try countSteps(one.elements.reduce(min(one.elements.count, two.elements.count) &+ 2) { $0 &+ $1.elementCount })
    case (.string(let one), .string(let two)):
      let shorter = one.text.utf8.count < two.text.utf8.count ? one.text : two.text
      try countSteps(shorter.utf8.count > 64 ? shorter.readingSteps &+ 1 : 1)
    case (.dictionary(let one), .dictionary(let two)): try countSteps(min(one.count, two.count) &* 8 &+ 4)
    default: try countSteps(1)
    }
  }

  /// Whether two values are equal, counted.
  func areEqual(_ one: Value, _ two: Value) throws(ErrorValue) -> Bool {
    try countComparison(of: one, with: two)
    return one.isEqual(to: two)
  }

  /// A value as `log` and `"\(x)"` print it, counted.
  func text(of value: Value, _ style: TextStyle = .plain) throws(ErrorValue) -> String {
    if value.mayNest {
      let size = value.printedSize(upTo: limits[.length], isInterrupted: isInterrupted)
      try takes(elements: size, ofBytes: 2)
      if size > limits[.length] { throw Self.tooLong("\(value.kindName), written out, is too long", limits[.length]) }
    }
    let text = value.text(style, isInterrupted: isInterrupted)
    try makes(bytes: text.utf8.count)
    return text
  }

  private static func tooLong(_ subject: String, _ limit: Int) -> ErrorValue {
    let (more, overflow) = limit.multipliedReportingOverflow(by: 10)
    return ErrorValue(
      "\(subject), more than the \(limit) that one value may have",
      help: "the budget is 'length': limits(length: \(overflow ? Int.max : more)) allows more")
  }
}

extension Value {
  /// How many elements stand directly in it.
  fileprivate var elementCount: Int {
    switch self {
    case .array(let box), .tuple(let box): box.elements.count
    default: 0
    }
  }

  /// About how many bytes the value takes when it is written out, counted no further than a little past `limit`.
  ///
  /// A value that shares its parts may be short to make and endless to write.
  ///
  /// - Parameter isInterrupted: Whether to stop, asked now and then: then it is more than any limit.
  func printedSize(upTo limit: Int, isInterrupted: () -> Bool = { false }) -> Int {
    withoutActuallyEscaping(isInterrupted) { isInterrupted in
      var measure = PrintedMeasure(limit: limit, isInterrupted: isInterrupted)
      measure.add(self, depth: 0)
      return measure.size
    }
  }
}

/// Counts about how many bytes values take when they are written out.
private struct PrintedMeasure {
  let limit: Int
  let isInterrupted: () -> Bool
  var size = 0
  private var steps = 0

  init(limit: Int, isInterrupted: @escaping () -> Bool) {
    self.limit = limit
    self.isInterrupted = isInterrupted
  }

  mutating func add(_ value: Value, depth: Int) {
    guard size <= limit else { return }
    steps &+= 1
    if steps.isMultiple(of: 4096), isInterrupted() {
      size = .max
      return
    }
    size &+= 4
    guard depth < 64 else { return }
    switch value {
    case .string(let box): size &+= box.text.utf8.count
    case .array(let box), .tuple(let box): add(box.elements, depth)
    case .dictionary(let box):
      add(box.keys, depth)
      add(box.values, depth)
    case .event(let event): add(event.value, depth: depth + 1)
    case .object(let box):
      _ = box.writing { members in
        for member in members { size &+= member.name.utf8.count }
        add(members.map { $0.value }, depth)
      }
    case .error(let error): size &+= error.message?.utf8.count ?? 0
    default: break
    }
  }

  private mutating func add(_ elements: [Value], _ depth: Int) {
    for element in elements {
      guard size <= limit else { return }
      add(element, depth: depth + 1)
    }
  }
}
