extension Operator {
  static let signal = Operator(
    "signal",
    elsewhere: ["ReactiveSwift": "SignalProducer.init", "RxSwift": "Observable.create", "RxJS": "new Observable"],
    theme: .creating, form: .source, [.block("block")],
    summary:
      "Runs the block anew for every subscriber; in it send(v), sendError(e), sendCompleted(), wait(1s), after(1s) { … }, onDispose { … }.",
    details:
      "Values sent before its first wait arrive inside the subscribing call. Its end completes nothing. Over or disposed, it runs on to its next wait and no further.",
    example: "signal { send(1); wait(1s); send(2); sendCompleted() }"
  ) { call throws(ErrorValue) in
    guard let block = call.function(0) else { throw ErrorValue("'signal' needs a block", place: call.place) }
    return SignalStream(block)
  }
}

/// A cold block (RACDynamicSignal).
final class SignalStream: Stream {
  private let block: Function

  init(_ block: Function) { self.block = block }

  override func run(for subscriber: Subscriber, in world: World) {
    BlockSubscriber(subscriber, world, self).begin(block)
  }
}
