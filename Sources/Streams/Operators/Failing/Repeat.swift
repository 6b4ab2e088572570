extension Operator {
  static let `repeat` = Operator(
    "repeat", in: .rac, elsewhere: ["RxJS": "repeat", "ReactiveSwift": "repeat(_:)"],
    theme: .failing, [.int("count").optional],
    summary: "On completion, subscribes again one turn later, for ever; with a count, that many runs in all.",
    details: "The next run begins one turn later. An error ends it.",
    keywords: ["polling", "loop"],
    example: "cold(\"-a|\").repeat(2)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let runs = call.int(0)
    if let runs, runs <= 0 { return EmptyStream() }
    return call.stream { subscriber, world in
      let operation = AgainSubscriber(subscriber, world, source, on: .completed, times: runs.map { $0 - 1 })
      source.subscribe(operation, in: world)
    }
  }

  static let repeatRx = Operator(
    "repeat", in: .rxjs,
    elsewhere: ["ReactiveObjC": "-repeat"],
    theme: .failing, [.int("count").optional, Parameter("delay", .durationOrFunction).optional],
    summary: "On completion, subscribes again: the given number of runs in all, or for ever.",
    details:
      "repeat(0) is empty. 'delay:' is a time, or a closure that is given the number of the run that has ended and gives a stream: its first value begins the next run, its completion without one completes. An error ends it.",
    keywords: ["polling", "loop"],
    example: "cold(\"-a|\").rxjs.repeat(count: 3, delay: 300ms)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let runs = call.int(0)
    if let runs, runs <= 0 { return EmptyStream() }
    let pause = call.pause(1)
    let dialect = call.dialect
    return call.stream { subscriber, world in
      let times = runs.map { $0 - 1 }
      RunningAgainSubscriber(subscriber, world, source, on: .completed, times: times, pause, resets: false, dialect)
        .run()
    }
  }
}
