extension Operator {
  static let logEvents = Operator(
    "logEvents", elsewhere: ["ReactiveSwift": "logEvents"], theme: .transforming, [.string("identifier").optional],
    summary: "Logs every event, and the beginning and end of the subscription, as ReactiveSwift does.",
    details: "The names of the file and function, which ReactiveSwift prints as well, are left out.",
    example: "just(1).reactiveswift.logEvents(identifier: \"request\")"
  ) { call throws(ErrorValue) in
    try logging(
      call, style: .swift(),
      LibraryLog(
        prefix: { name, _, _ in "[\(name ?? "")] " }, subscribed: { _ in ["starting", "started"] },
        next: ("value ", ""), error: ("failed ", ""), completed: "completed", interrupted: "interrupted",
        cancelled: ["interrupted"], disposed: ["disposed"], terminated: "terminated"))
  }
}
