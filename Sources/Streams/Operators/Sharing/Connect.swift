extension Operator {
  static let connect = Operator(
    "connect", elsewhere: ["ReactiveObjC": "-publish", "Combine": "multicast"],
    theme: .sharing, flow: .other, [.function("selector", 1)],
    summary: "Sends what the closure makes of the source, which is subscribed once however often it is used there.",
    details:
      "The closure is called for each subscription and its stream subscribed before the source. (On the result of publish(), connect() begins the connection.)",
    example: "interval(1s).take(3).connect { shared in merge(shared, shared.map { $0 * 10 }) }"
  ) { call throws(ErrorValue) in try connecting(call, .none, try call.closure(0)) }

  /// Returns the stream that a closure makes of the source, which it receives through a broadcast.
  static func connecting(
    _ call: Call, _ memory: Broadcast.Memory, _ selector: Closure
  ) throws(ErrorValue) -> Stream {
    let source = try call.source()
    let dialect = call.dialect
    return call.stream { subscriber, world in
      let shared = BroadcastStream(Broadcast(memory, .endingForGood))
      let connection = BroadcastingSubscriber(shared.broadcast, world, leavesFirst: false)
      let operation = ConnectingSubscriber(subscriber, connection)
      do throws(ErrorValue) {
        let stream = try selector.forSubscription().call(.stream(shared)).asStream(in: dialect)
        stream.subscribe(operation, in: world)
      } catch {
        return operation.fail(error)
      }
      source.subscribe(connection, in: world)
    }
  }
}

/// Disposes of the source together with the stream that was made of it.
private final class ConnectingSubscriber: OperatorSubscriber {
  private let connection: BroadcastingSubscriber

  init(_ downstream: Subscriber, _ connection: BroadcastingSubscriber) {
    self.connection = connection
    super.init(downstream)
  }

  override func cleanUp() {
    let connection = connection
    Finalizer.run(whenDone: self, Teardown { connection.dispose() })
  }
}
