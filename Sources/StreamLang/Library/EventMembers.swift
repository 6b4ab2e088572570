import Streams

/// The members of events, which results are, too.
enum EventMembers {
  static let all: [LibraryMember] =
    [
      LibraryMember("kind", gives: .string, "next, error or completed.") { call in
        guard case .event(let event) = call.receiver else { return .nil }
        return .string(event.kind.rawValue)
      },
      part("value", of: .next, "The value of a next, else nil."),
      part("error", of: .error, "The error of an error, else nil."),
    ] + swiftEvents

  /// The members that the Swift libraries give to their events and results.
  private static let swiftEvents: [LibraryMember] = [
    part("element", of: .next, "The value of a next, else nil."),
    isEvent("isCompleted", "Whether it is a completion.") { $0 == .completed },
    isEvent("isStopEvent", "Whether it ends the stream.") { $0 != .next },
    isEvent("isTerminating", "Whether it ends the stream.") { $0 != .next },
    LibraryMember("get", 0...0, "The value of a success; the error of a failure is thrown.") {
      call throws(ErrorValue) in
      guard case .event(let event) = call.receiver else { return .nil }
      if event.kind == .error { throw event.value.asError }
      return event.value
    },
    LibraryMember("map", 1...1, takes: [.closure(1)], gives: .event, "The same event with another value.") {
      call throws(ErrorValue) in
      guard case .event(let event) = call.receiver, event.kind == .next else { return call.receiver }
      return .event(EventBox(.next, try call.function().call(event.value), isResult: event.isResult))
    },
    LibraryMember("mapError", 1...1, takes: [.closure(1)], gives: .event, "The same event with another error.") {
      call throws(ErrorValue) in
      guard case .event(let event) = call.receiver, event.kind == .error else { return call.receiver }
      let error = try call.function().call(event.value).asError
      return .event(EventBox(.error, .error(error), isResult: event.isResult))
    },
    LibraryMember(
      "publisher", gives: .stream(.plain), "A stream of the value of a success, or with the error of a failure."
    ) { call throws(ErrorValue) in
      guard case .event(let event) = call.receiver else { return .nil }
      return event.kind == .error
        ? try SequenceMembers.publisher(of: event.value, source: "fail")
        : try SequenceMembers.publisher(of: .array([event.value]))
    },
  ]

  private static func part(_ name: String, of kind: EventBox.Kind, _ summary: String) -> LibraryMember {
    LibraryMember(name, summary) { call in
      if case .event(let event) = call.receiver, event.kind == kind { event.value } else { .nil }
    }
  }

  private static func isEvent(
    _ name: String, _ summary: String, _ test: @escaping @Sendable (EventBox.Kind) -> Bool
  ) -> LibraryMember {
    LibraryMember(name, gives: .bool, summary) { call in
      guard case .event(let event) = call.receiver else { return .nil }
      return .bool(test(event.kind))
    }
  }
}
