extension Operator {
  static let initially = Operator(
    "initially", elsewhere: ["ReactiveObjC": "-initially:", "ReactiveSwift": "on(starting:)", "RxSwift": "do(onSubscribe:)"],
    theme: .transforming, [.function("block", 0)],
    summary: "Calls the closure at each subscription, before the source is subscribed.",
    example: "just(1).initially { log(\"begins\") }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let block = call.function(0)
    return call.stream { subscriber, world in
      do throws(ErrorValue) {
        _ = try block?.call([])
      } catch {
        return SourceSubscriber(subscriber, world).fail(error)
      }
      source.subscribe(subscriber, in: world)
    }
  }
}
