extension Operator {
  static let print = Operator(
    "print", elsewhere: ["Combine": "print"], theme: .transforming, flow: .same, [.string("prefix").optional],
    summary: "Logs the subscription, the demand and every event, as Combine does.",
    details: "The prefix that is given stands before each line.",
    example: "just(1).combine.print(\"request\")"
  ) { call throws(ErrorValue) in
    try logging(
      call, style: .swift(error: ("failure(", ")"), completed: "finished"),
      LibraryLog(
        prefix: { name, _, _ in name.map { $0.isEmpty ? "" : "\($0): " } ?? "" },
        subscribed: { source in ["receive subscription: (\(source.publisherName))"] },
        next: ("receive value: (", ")"), error: ("receive error: (", ")"), completed: "receive finished",
        interrupted: "receive cancel", cancelled: ["receive cancel"], disposed: [],
        requested: "request unlimited", cancelsAtOnce: true))
  }
}
