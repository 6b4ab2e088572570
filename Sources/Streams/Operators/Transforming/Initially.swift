extension Operator {
  static let initially = Operator(
    "initially",
    elsewhere: [
      "ReactiveSwift": "on(starting:)", "RxSwift": "do(onSubscribe:)", "RxJS": "defer", "Combine": "handleEvents",
    ],
    theme: .transforming, flow: .same, [.effect("block", 0)],
    summary: "Calls the closure at each subscription, before the source is subscribed.",
    example: "just(1).initially { log(\"begins\") }"
  ) { call throws(ErrorValue) in
    beginning(with: call.function(0), try call.source())
  }

  /// Returns the source, with a closure that is called before its subscription.
  static func beginning(with block: Function?, _ source: Stream) -> Stream {
    RecipeStream { subscriber, world in
      do throws(ErrorValue) {
        _ = try block?.call([])
      } catch {
        return SourceSubscriber(subscriber, world).fail(error)
      }
      source.subscribe(subscriber, in: world)
    }
  }

  /// Returns the source, with a closure that is called after its subscription.
  static func subscribed(to source: Stream, then block: Function) -> Stream {
    RecipeStream { subscriber, world in
      let operation = OperatorSubscriber(subscriber)
      source.subscribe(operation, in: world)
      do throws(ErrorValue) {
        _ = try block.call([])
      } catch {
        operation.fail(error)
      }
    }
  }
}
