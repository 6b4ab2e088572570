extension Operator {
  static let debug = Operator(
    "debug", elsewhere: ["RxSwift": "debug"], theme: .transforming, flow: .same, [.string("identifier").optional],
    summary: "Logs the subscription, every event and the disposal, as RxSwift does.",
    details:
      "The date is that of virtual time, which begins with 2017. Without an identifier it is how the stream is made.",
    example: "just(1).rxswift.debug(\"request\")"
  ) { call throws(ErrorValue) in
    try logging(
      call, style: .swift(),
      LibraryLog(
        prefix: { name, source, now in "\(DateText.format(now)): \(name ?? source.pipelineText) -> " },
        subscribed: { _ in ["subscribed"] }, next: ("Event next(", ")"), error: ("Event error(", ")"),
        completed: "Event completed", interrupted: "Event interrupted", cancelled: [], disposed: ["isDisposed"]))
  }
}
