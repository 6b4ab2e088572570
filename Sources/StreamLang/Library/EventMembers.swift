import Streams

/// The members of events, which results are, too.
enum EventMembers {
  static let all: [LibraryMember] =
    [
      LibraryMember("kind", gives: .string, "next, error or completed.") { call in
        guard case .event(let event) = call.receiver else { return .nil }
        return .string(event.kind.rawValue)
      },
      LibraryMember("value", "The value of a next, else nil.") { call in
        guard case .event(let event) = call.receiver, event.kind == .next else { return .nil }
        return event.value
      },
      LibraryMember("error", "The error of an error, else nil.") { call in
        guard case .event(let event) = call.receiver, event.kind == .error else { return .nil }
        return event.value
      },
    ] + swiftEvents

  /// The members that the Swift libraries give to their events and results.
  private static let swiftEvents: [LibraryMember] = [
    LibraryMember("element", "The value of a next, else nil.") { call in
      guard case .event(let event) = call.receiver, event.kind == .next else { return .nil }
      return event.value
    },
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
      let source = event.kind == .error ? "fail" : "from"
      let argument = event.kind == .error ? event.value : .array([event.value])
      let make = Call(receiver: nil, arguments: [argument], dialect: .standard, place: nil)
      guard let stream = try Catalogue.find(source, in: .standard)?.apply(make) else { return .nil }
      stream.sourceText = "publisher"
      return .stream(stream)
    },
  ]

  private static func isEvent(
    _ name: String, _ summary: String, _ test: @escaping @Sendable (EventBox.Kind) -> Bool
  ) -> LibraryMember {
    LibraryMember(name, gives: .bool, summary) { call in
      guard case .event(let event) = call.receiver else { return .nil }
      return .bool(test(event.kind))
    }
  }
}
