extension Operator {
  static let raceMap = Operator(
    "raceMap", theme: .flattening, [.function("project", 1)],
    summary: "Runs the streams that the closure makes of the values until one sends any event, then only that one.",
    details:
      "A completion wins, too. The other streams are disposed, and those that come later are ignored. Completes when the source and the winner have; an interruption of the winner passes.",
    example: "from([2, 1]).reactiveswift.flatMap(\"race\") { n in timer(n * 1s).mapReplace(n) }"
  ) { call throws(ErrorValue) in try flattening(call, limit: .max, .race, try call.closure(0)) }
}
