extension Operator {
  static let logNext = Operator(
    "logNext", elsewhere: ["ReactiveObjC": "-logNext", "RxJS": "tap(console.log)"],
    theme: .transforming, [.string("name").optional],
    summary: "Logs each value before it is passed on, with the stream's name, or how it is made.",
    details: "It is doNext. Another name can be given.",
    example: "let a = from([1, 2])\na.logNext()"
  ) { call throws(ErrorValue) in try logging(call, next: true) }

  static let logError = Operator(
    "logError", elsewhere: ["ReactiveObjC": "-logError", "RxJS": "tap({ error })"],
    theme: .transforming, [.string("name").optional],
    summary: "Logs the error before it is passed on, with the stream's name, or how it is made.",
    details: "It is doError. Another name can be given.",
    example: "fail(\"oops\").logError().catchTo(just(0))"
  ) { call throws(ErrorValue) in try logging(call, error: true) }

  static let logCompleted = Operator(
    "logCompleted", elsewhere: ["ReactiveObjC": "-logCompleted", "RxJS": "tap({ complete })"],
    theme: .transforming, [.string("name").optional],
    summary: "Logs the completion before it is passed on, with the stream's name, or how it is made.",
    details: "It is doCompleted. Another name can be given.",
    example: "just(1).logCompleted()"
  ) { call throws(ErrorValue) in try logging(call, completed: true) }

  static let logAll = Operator(
    "logAll",
    elsewhere: ["ReactiveObjC": "-logAll", "ReactiveSwift": "logEvents", "RxSwift": "debug", "Combine": "print"],
    theme: .transforming, [.string("name").optional],
    summary: "Logs every event before it is passed on, with the stream's name, or how it is made.",
    details: "It is logNext, logError and logCompleted. Another name can be given.",
    example: "just(1).logAll(\"request\")"
  ) { call throws(ErrorValue) in try logging(call, next: true, error: true, completed: true) }

  private static func logging(
    _ call: Call, next: Bool = false, error: Bool = false, completed: Bool = false
  ) throws(ErrorValue) -> Stream {
    let source = try call.source()
    let name = call.string(0)
    return call.stream { subscriber, world in
      func log(_ text: String) -> Value {
        let scheduler = world.scheduler
        let line = "\(name ?? source.pipelineText) \(text)"
        world.chargeOperator(line.utf8.count)
        world.log(line, scheduler.queueNames[Int(scheduler.queue)])
        return .nil
      }
      var effects = Effects()
      let length = world.limits[.length]
      if next { effects.next = NativeFunction(parameterCount: 1) { log("next: \($0[0].text(upTo: length))") } }
      if error { effects.error = NativeFunction(parameterCount: 1) { log("error: \($0[0].asError.text)") } }
      if completed { effects.completed = NativeFunction(parameterCount: 0) { _ in log("completed") } }
      source.subscribe(EffectSubscriber(subscriber, effects), in: world)
    }
  }
}
