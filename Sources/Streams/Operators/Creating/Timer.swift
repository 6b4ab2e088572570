extension Operator {
  static let timer = Operator(
    "timer", elsewhere: ["RxSwift": "timer", "RxJS": "timer"],
    theme: .creating, form: .source, [.duration("delay"), .duration("period").optional],
    summary: "Sends 0 after a delay and completes; with a period it goes on counting.",
    example: "timer(1s)"
  ) { call throws(ErrorValue) in
    let period = call.duration(1)
    if let period, period <= 0 { throw ErrorValue("a period must be longer than 0s", place: call.place) }
    return TickingStream(after: call.duration(0) ?? 0, every: period)
  }
}
