import Streams

/// The state of the test that runs.
package struct TestState {
  var failures = 0
  /// How often each marble text came.
  private var marbles: [String: Int] = [:]
  /// The expectations that it has made and not waited for.
  var pending: [TestExpectation] = []
  var tearDowns: [FunctionValue] = []

  /// Returns how many marble texts that are equal came before this one.
  package mutating func place(of text: String) -> Int {
    defer { marbles[text, default: 0] += 1 }
    return marbles[text] ?? 0
  }
}

/// A lane of a test with marbles.
public struct TestLane {
  /// The marble text that is written for it.
  public struct Literal: Sendable {
    let text: String
    /// How many equal texts come before it.
    let number: Int
    package let isHot: Bool
    /// The time of one sign, in nanoseconds.
    let tick: Int

    package init(text: String, number: Int, isHot: Bool, tick: Int) {
      self.text = text
      self.number = number
      self.isHot = isHot
      self.tick = tick
    }
  }

  let name: String
  /// Whether it is an input of the test.
  let isSource: Bool
  let events: [(time: Int, event: EventBox)]
  let literal: Literal?

  package init(name: String, isSource: Bool, events: [(time: Int, event: EventBox)], literal: Literal?) {
    self.name = name
    self.isSource = isSource
    self.events = events
    self.literal = literal
  }
}

/// `XCTestExpectation`
final class TestExpectation: ObjectBox {
  let name: String
  private(set) var fulfilments = 0

  init(_ name: String, in objects: ObjectRegister) {
    self.name = name
    super.init("XCTestExpectation", in: objects)
    keep(.int(1), as: "expectedFulfillmentCount")
    keep(.bool(false), as: "isInverted")
    keep(.string(name), as: "expectationDescription")
  }

  override var isPlain: Bool { false }
  override var text: String? { name }

  var isInverted: Bool { if case .bool(true)? = kept("isInverted") { true } else { false } }
  var hasCome: Bool {
    guard case .int(let wanted)? = kept("expectedFulfillmentCount") else { return fulfilments > 0 }
    return fulfilments >= wanted
  }

  override func member(_ name: String) throws(ErrorValue) -> Value? {
    name == "fulfill" ? .string(name) : try super.member(name)
  }

  override func call(member name: String, _ arguments: [Value], labels: [String?]) throws(ErrorValue) -> Value? {
    guard name == "fulfill" else { return try super.call(member: name, arguments, labels: labels) }
    fulfilments += 1
    return .nil
  }
}
