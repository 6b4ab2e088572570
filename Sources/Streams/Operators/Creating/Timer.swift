extension Operator {
  static let timer = Operator(
    "timer",
    elsewhere: ["RxSwift": "timer", "RxJS": "timer", "Combine": "Timer.publish(every:)"],
    theme: .creating, form: .source, [.duration("delay").optional, .duration("period").optional],
    summary: "Sends 0 after a delay and completes; with a period it goes on counting.",
    keywords: ["polling", "deadline"],
    example: "timer(1s)"
  ) { call throws(ErrorValue) in
    TickingStream(
      after: call.duration(0) ?? 0, every: try call.period(1),
      isMadeAnew: call.dialect.rules.timersAreMadeAnewForTheirPeriod)
  }
}
