extension Operator {
  static let future = Operator(
    "future", elsewhere: ["Combine": "Future", "RxJS": "from(promise)"],
    theme: .creating, form: .source, [.function("attemptToFulfill", 1)],
    summary: "Calls the closure once, with a promise; every subscriber receives what it was fulfilled with.",
    details:
      "The closure is called when the stream gets its name, or with the first subscriber, whichever comes first. A promise takes a success or a failure, once.",
    example: "let answer = combine.Future { promise in promise(.success(42)) }\nanswer.subscribe { log($0) }",
    exampleDialect: .combine
  ) { call throws(ErrorValue) in
    guard let attempt = call.function(0) else { throw ErrorValue("a closure is needed", place: call.place) }
    return FutureStream(attempt)
  }
}

/// Work that runs once in each world and whose result is remembered.
final class FutureStream: Stream {
  private let attempt: Function

  init(_ attempt: Function) { self.attempt = attempt }

  override var startsItself: Bool { true }

  override func start(in world: World) { _ = outcome(in: world) }

  override func run(for subscriber: Subscriber, in world: World) {
    outcome(in: world).subscribe(subscriber, to: self, in: world)
  }

  private func outcome(in world: World) -> Broadcast {
    if world.hasInstance(of: self) { return world.instance(of: self) { Self.makeBroadcast() } }
    let broadcast = world.instance(of: self) { Self.makeBroadcast() }
    do throws(ErrorValue) {
      _ = try attempt.call([.function(Self.promise { $0.fulfill(broadcast, in: world) })])
    } catch {
      broadcast.error(error)
    }
    return broadcast
  }

  private static func makeBroadcast() -> Broadcast { Broadcast(.values(capacity: 1), .endingForGood) }

  /// Returns a function that takes the outcome of some work.
  static func promise(_ fulfill: @escaping (EventBox) -> Void) -> Function {
    NativeFunction(doing: 1) { values throws(ErrorValue) in
      guard case .event(let event)? = values.first else {
        throw ErrorValue("a promise takes .success(…) or .failure(…), not \((values.first ?? .nil).kindName)")
      }
      fulfill(event)
    }
  }
}

extension EventBox {
  fileprivate func fulfill(_ broadcast: Broadcast, in world: World) {
    switch kind {
    case .next: broadcast.succeed(with: value, in: world)
    case .error: broadcast.error(value.asError)
    case .completed, .interrupted: broadcast.completed()
    }
  }
}
