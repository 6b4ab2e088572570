extension Operator {
  static let hot = Operator(
    "hot", elsewhere: ["RxJS": "hot (TestScheduler)", "RxSwift": "createHotObservable"],
    theme: .creating, form: .source, [Parameter("at", .array).optional, .block("block").optional],
    summary: "Marble text, or a block, played once for all: who comes late misses what has gone.",
    details: "In marble text ^ is time zero. A block runs once, from when it is made in its world.",
    example: "hot(\"-a-b-|\")"
  ) { call throws(ErrorValue) in
    if let block = call.function(1) { return HotBlockStream(block, call.dialect) }
    guard call.value(0) != nil else {
      throw ErrorValue("'hot' needs marble text, a list of instants or a block", place: call.place)
    }
    return HotStream(try call.timedEvents(0), call.dialect)
  }
}
