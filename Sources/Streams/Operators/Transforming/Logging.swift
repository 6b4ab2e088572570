extension Operator {
  static func logging(
    _ call: Call, next: Bool = false, error: Bool = false, completed: Bool = false
  ) throws(ErrorValue) -> Stream {
    let source = try call.source()
    let name = call.string(0)
    return call.stream { subscriber, world in
      func log(_ text: String) -> Value {
        let scheduler = world.scheduler
        let line = "\(name ?? source.pipelineText) \(text)"
        world.chargeOperator(.text(line))
        world.log(line, scheduler.queueNames[Int(scheduler.queue)])
        return .nil
      }
      var effects = Effects()
      let length = world.limits[.length]
      if next { effects.next = NativeFunction(parameterCount: 1) { log("next: \($0[0].text(upTo: length))") } }
      if error { effects.error = NativeFunction(parameterCount: 1) { log("error: \($0[0].asError.text)") } }
      if completed {
        effects.completed = NativeFunction(parameterCount: 0) { _ in log("completed") }
        effects.interrupted = NativeFunction(parameterCount: 0) { _ in log("interrupted") }
      }
      source.subscribe(EffectSubscriber(subscriber, effects), in: world)
    }
  }
}
