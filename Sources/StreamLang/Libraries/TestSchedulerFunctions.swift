import Streams

/// RxTest: recorded events and the times of subscriptions.
extension RecordedEvent {
  /// The names that code of RxTest calls.
  static let functions: [Builtin] =
    [
      ("next", EventBox.Kind.next), ("Recorded.next", .next), ("Recorded.error", .error), ("completed", .completed),
      ("Recorded.completed", .completed),
    ].map { name, kind in
      Builtin(name, 1...3, gives: .object, "An event at a time of the test scheduler.") { call throws(ErrorValue) in
        guard let made = made(kind, call.positional, call.context) else {
          throw call.fault("'\(name)' takes a time and what comes then", help: "write \(name)(210, 1)")
        }
        return made
      }
    } + [
      Builtin("Recorded.events", 0...99, gives: .array, "Events at times of the test scheduler.") { call in
        .array(call.arguments)
      },
      Builtin("Subscription", 1...2, gives: .object, "The times of a subscription and of its end.") { call in
        subscription(call.arguments, call.context)
      },
      Builtin("XCTAssertRecordedElements", 2...4, labels: ["file", "line"], isEffect: true, "Compares the values.") {
        call throws(ErrorValue) in
        let values = try call.arguments[0].elements().compactMap { element -> Value? in
          guard case .object(let box) = element, let recorded = box as? RecordedEvent, recorded.event.kind == .next
          else { return nil }
          return recorded.event.value
        }
        guard let equal = TestFunctions.all.first(where: { $0.name == "XCTAssertEqual" }) else { return .nil }
        return try equal.call(call.on(.nil, [.array(values), call.arguments[1]]))
      },
    ]

  static func subscription(_ times: [Value], _ context: EvaluationContext) -> Value {
    .object(EnumCaseBox("Subscription", times, times.map { _ in nil }, context))
  }
}
