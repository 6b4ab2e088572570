extension Operator {
  static let raceAll = Operator(
    "raceAll", theme: .flattening,
    summary: "Runs the streams that come as values until one sends any event, then only that one.",
    details:
      "A completion wins, too. The other streams are disposed, and those that come later are ignored. Completes when the source and the winner have; an interruption of the winner passes.",
    example: "from([timer(2s), timer(1s)]).reactiveswift.flatten(\"race\")"
  ) { call throws(ErrorValue) in try flattening(call, limit: .max, .race) }
}
