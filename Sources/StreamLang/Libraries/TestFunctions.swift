import Streams

/// XCTest: assertions, expectations of later events, and the calls around a test.
enum TestFunctions {
  static let all: [Builtin] =
    [
      truth("XCTAssert", true), truth("XCTAssertTrue", true), truth("XCTAssertFalse", false),
      comparison("XCTAssertEqual", "is not equal to") { one, two, call throws(ErrorValue) in
        try call.areClose(one, two)
      },
      comparison("XCTAssertNotEqual", "is equal to") { one, two, call throws(ErrorValue) in
        try !call.areClose(one, two)
      },
      comparison("XCTAssertIdentical", "is not identical to") { one, two, _ in one.isEqual(to: two) },
      comparison("XCTAssertGreaterThan", "is not greater than") { one, two, call throws(ErrorValue) in
        try call.holds(one, .greater, two)
      },
      comparison("XCTAssertGreaterThanOrEqual", "is less than") { one, two, call throws(ErrorValue) in
        try call.holds(one, .greaterOrEqual, two)
      },
      comparison("XCTAssertLessThan", "is not less than") { one, two, call throws(ErrorValue) in
        try call.holds(one, .less, two)
      },
      comparison("XCTAssertLessThanOrEqual", "is greater than") { one, two, call throws(ErrorValue) in
        try call.holds(one, .lessOrEqual, two)
      },
      assertion("XCTAssertNil", 1) { call throws(ErrorValue) in
        call.arguments[0].isNil ? nil : "\"\(try call.shown(call.arguments[0]))\""
      },
      assertion("XCTAssertNotNil", 1) { call in call.arguments[0].isNil ? "" : nil },
      assertion("XCTFail", 0) { _ in "" },
      assertion("XCTAssertThrowsError", 1, takes: [.autoclosure]) { call throws(ErrorValue) in
        do throws(ErrorValue) {
          _ = try call.function().call([])
        } catch {
          if call.context.world.stop != nil { throw error }
          if call.arguments.count > 1, case .function(let handler)? = call.arguments.last {
            _ = try handler.call([.error(error)])
          }
          return nil
        }
        return "did not throw an error"
      },
      assertion("XCTAssertNoThrow", 1, takes: [.autoclosure]) { call throws(ErrorValue) in
        do throws(ErrorValue) {
          _ = try call.function().call([])
        } catch {
          if call.context.world.stop != nil { throw error }
          return "threw error \"\(try call.shown(.error(error)))\""
        }
        return nil
      },
      Builtin("XCTUnwrap", 1...4, labels: ["file", "line"], "A value that is not nil, or a failure.") {
        call throws(ErrorValue) in
        if call.arguments[0].isNil { throw call.fault("XCTUnwrap failed: expected a value that is not nil") }
        return call.arguments[0]
      },
      Builtin("measure", 1...3, labels: ["metrics", "options", "block"], isEffect: true, "Runs a closure once.") {
        call throws(ErrorValue) in
        try call.closure(orWith: "block")?.call([]) ?? .nil
      },
      Builtin(doing: "addTeardownBlock", 1...1, "Runs a closure after the test.") { call throws(ErrorValue) in
        call.context.tests.tearDowns.append(try call.function())
      },
    ] + expectations + frame

  // MARK: Assertions

  /// An assertion whose check gives the words of a failure.
  private static func assertion(
    _ name: String, _ count: Int, takes parameters: [MemberParameter] = [],
    _ check: @escaping @Sendable (MemberCall) throws(ErrorValue) -> String?
  ) -> Builtin {
    Builtin(
      doing: name, count...(count + 4), labels: ["accuracy", "file", "line"], takes: parameters,
      "Fails the test where it does not hold."
    ) { call throws(ErrorValue) in
      guard let failure = try check(call) else { return }
      var title = "\(name) failed" + (failure.isEmpty ? "" : ": \(failure)")
      if call.positional.count > count, case .string(let message) = call.positional[count] {
        title += " - \(message.text)"
      }
      call.context.testFailed(title, call.place)
    }
  }

  private static func truth(_ name: String, _ wanted: Bool) -> Builtin {
    assertion(name, 1) { call throws(ErrorValue) in try call.arguments[0].asBool() == wanted ? nil : "" }
  }

  private static func comparison(
    _ name: String, _ words: String,
    _ holds: @escaping @Sendable (Value, Value, MemberCall) throws(ErrorValue) -> Bool
  ) -> Builtin {
    assertion(name, 2) { call throws(ErrorValue) in
      let (one, two) = (call.arguments[0], call.arguments[1])
      if try holds(one, two, call) { return nil }
      let failure = "(\"\(try call.shown(one))\") \(words) (\"\(try call.shown(two))\")"
      guard let received = RecordedEvent.list(one), let expected = RecordedEvent.list(two),
        let difference = call.context.difference(
          received.map { ($0.time, $0.event) }, expected.map { ($0.time, $0.event) })
      else { return failure }
      return "\(failure); \(difference)"
    }
  }

  // MARK: Expectations

  private static let expectations: [Builtin] = [
    Builtin("XCTestExpectation", 0...1, labels: ["description"], gives: .object, "Something that is to come.") { call in
      .object(TestExpectation(call.arguments.first?.text ?? "", in: call.context.objects))
    },
    Builtin("expectation", 1...1, labels: ["description"], gives: .object, "Something that is to come.") { call in
      let made = TestExpectation(call.arguments[0].text, in: call.context.objects)
      call.context.tests.pending.append(made)
      return .object(made)
    },
    waiting("wait", ["for", "timeout", "enforceOrder"]), waiting("fulfillment", ["of", "timeout", "enforceOrder"]),
    Builtin(
      "waitForExpectations", 1...2, labels: ["timeout", "handler"], isEffect: true,
      "Lets time run on until all expectations of the test are fulfilled."
    ) { call throws(ErrorValue) in
      let pending = call.context.tests.pending
      call.context.tests.pending = []
      let hasCome = try call.waitFor(pending)
      let handler = try call.closure(orWith: "handler")
      let error = Value.error(ErrorValue("the time is over", isMadeByScript: true))
      return try handler?.call([hasCome ? .nil : error]) ?? .nil
    },
  ]

  private static func waiting(_ name: String, _ labels: [String]) -> Builtin {
    Builtin(name, 1...3, labels: labels, isEffect: true, "Lets time run on until expectations are fulfilled.") {
      call throws(ErrorValue) in
      let wanted = try call.arguments[0].elements().compactMap { value -> TestExpectation? in
        if case .object(let box) = value { box as? TestExpectation } else { nil }
      }
      call.context.tests.pending.removeAll { one in wanted.contains { $0 === one } }
      _ = try call.waitFor(wanted)
      return .nil
    }
  }

  // MARK: The frame of a test

  /// The calls before and after each test, and where one has thrown an error.
  static let (begin, fail, end) = ("begin of a test", "failure of a test", "end of a test")

  private static let frame: [Builtin] = [
    Builtin(doing: begin, 1...1, "Writes the heading of a test.") { call in
      call.context.tests = TestState()
      call.context.log("--- \(call.arguments[0].text) ---")
    },
    Builtin(doing: fail, 1...1, "Fails a test that threw an error.") { call throws(ErrorValue) in
      call.context.testFailed(
        "failed: caught error: \"\(try call.shown(.error(call.arguments[0].asError)))\"", call.place)
    },
    Builtin(doing: end, 1...1, "Ends a test.") { call throws(ErrorValue) in
      for tearDown in call.context.tests.tearDowns.reversed() { _ = try tearDown.call([]) }
      call.context.log((call.context.tests.failures == 0 ? "✓ " : "✗ ") + call.arguments[0].text)
      call.context.tests = TestState()
      try call.context.endScene()
    },
  ]
}

extension MemberCall {
  /// Lets time run on until expectations are fulfilled, and fails the test where they are not.
  func waitFor(_ expectations: [TestExpectation]) throws(ErrorValue) -> Bool {
    let limit = try labelled("timeout").map { time throws(ErrorValue) in try DateBox.moved(0, by: time) }
    let waitsToTheEnd = expectations.contains { $0.isInverted }
    try context.runOn(for: limit ?? 1_000_000_000) {
      waitsToTheEnd || !expectations.allSatisfy { $0.hasCome }
    }
    let missing = expectations.filter { !$0.isInverted && !$0.hasCome }
    let inverted = expectations.filter { $0.isInverted && $0.hasCome }
    func names(_ expectations: [TestExpectation]) -> String {
      expectations.map { "\"\($0.name)\"" }.joined(separator: ", ")
    }
    if !missing.isEmpty {
      context.testFailed("the time is over, with unfulfilled expectations: \(names(missing))", place)
    }
    if !inverted.isEmpty {
      context.testFailed("fulfilled expectations that were not to come: \(names(inverted))", place)
    }
    return missing.isEmpty && inverted.isEmpty
  }

  func shown(_ value: Value) throws(ErrorValue) -> String {
    if case .string(let box) = value { return box.text }
    return try context.text(of: value, .swift())
  }

  func holds(_ one: Value, _ sign: BinaryOperator, _ two: Value) throws(ErrorValue) -> Bool {
    if one.isNil, sign != .equal, sign != .notEqual { return false }
    return try Arithmetic.apply(sign, one, two).asBool()
  }

  fileprivate func areClose(_ one: Value, _ two: Value) throws(ErrorValue) -> Bool {
    guard let accuracy = labelled("accuracy") else { return try context.areEqual(one, two) }
    return try abs(number(one) - number(two)) <= number(accuracy)
  }
}
