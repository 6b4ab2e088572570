import Streams

/// The state of the test that runs.
struct TestState {
  var failures = 0
  /// The expectations that it has made and not waited for.
  var pending: [TestExpectation] = []
  var tearDowns: [FunctionValue] = []
}

/// `XCTestExpectation`
final class TestExpectation: ObjectBox {
  let name: String
  private(set) var fulfilments = 0

  init(_ name: String, _ context: EvaluationContext) {
    self.name = name
    super.init("XCTestExpectation", in: context.objects)
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
