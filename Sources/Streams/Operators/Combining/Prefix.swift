extension Operator {
  static let prefix = Operator(
    "prefix", theme: .combining, [.stream("previous")],
    summary: "Runs another stream first; this one begins when that one completes.",
    details: "An error of the first is the end. An interruption of the first counts as its completion.",
    example: "just(2).reactiveswift.prefix(just(1))"
  ) { call throws(ErrorValue) in concatenating([try call.stream(0), try call.source()], in: call.dialect) }
}
