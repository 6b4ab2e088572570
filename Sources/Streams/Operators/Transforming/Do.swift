extension Operator {
  static let doNext = Operator(
    "doNext",
    elsewhere: [
      "ReactiveObjC": "-doNext:", "ReactiveSwift": "on(value:)", "RxSwift": "do(onNext:)", "Combine": "handleEvents",
      "RxJS": "tap",
    ],
    theme: .transforming, [.effect("block", 1)],
    summary: "Calls the closure with each value before it is passed on.",
    example: "just(\"hi\").doNext { log($0) }"
  ) { call throws(ErrorValue) in try observing(call, Effects(next: call.function(0))) }

  static let doError = Operator(
    "doError", elsewhere: ["ReactiveObjC": "-doError:", "RxSwift": "do(onError:)"],
    theme: .transforming, [.effect("block", 1)],
    summary: "Calls the closure with the error before it is passed on.",
    example: "fail(\"oops\").doError { log($0.message) }"
  ) { call throws(ErrorValue) in try observing(call, Effects(error: call.function(0))) }

  static let doCompleted = Operator(
    "doCompleted", elsewhere: ["ReactiveObjC": "-doCompleted:", "RxSwift": "do(onCompleted:)"],
    theme: .transforming, [.effect("block", 0)],
    summary: "Calls the closure before completion is passed on.",
    example: "just(1).doCompleted { log(\"done\") }"
  ) { call throws(ErrorValue) in try observing(call, Effects(completed: call.function(0))) }

  static let finally = Operator(
    "finally", elsewhere: ["ReactiveObjC": "-finally:", "ReactiveSwift": "on(terminated:)"],
    theme: .transforming, [.effect("block", 0)],
    summary:
      "Calls the closure before an error or completion is passed on, not on disposal (Rx: finalize, after and on disposal).",
    example: "just(1).finally { log(\"over\") }"
  ) { call throws(ErrorValue) in
    let block = call.function(0)
    let afterError = block.map { block in
      NativeFunction(parameterCount: 0) { _ throws(ErrorValue) in try block.call([]) }
    }
    return try observing(call, Effects(error: afterError, completed: block))
  }

  static func observing(_ call: Call, _ effects: Effects) throws(ErrorValue) -> Stream {
    observing(try call.source(), effects)
  }

  static func observing(_ source: Stream, _ effects: Effects) -> Stream {
    RecipeStream { subscriber, world in source.subscribe(EffectSubscriber(subscriber, effects), in: world) }
  }
}

/// Closures called before an event is passed on.
struct Effects {
  var next: Function?
  var error: Function?
  var completed: Function?
}

final class EffectSubscriber: OperatorSubscriber {
  private let effects: Effects

  init(_ downstream: Subscriber, _ effects: Effects) {
    self.effects = effects
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    if let block = effects.next {
      do throws(ErrorValue) {
        _ = try block.call(value)
      } catch {
        return fail(error)
      }
    }
    send(value)
  }

  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    if let block = effects.error {
      do throws(ErrorValue) {
        _ = try block.call([.error(error)])
      } catch {
        return fail(error)
      }
    }
    fail(error)
  }

  override func completed() {
    guard !isDisposed else { return }
    if let block = effects.completed {
      do throws(ErrorValue) {
        _ = try block.call([])
      } catch {
        return fail(error)
      }
    }
    complete()
  }
}
