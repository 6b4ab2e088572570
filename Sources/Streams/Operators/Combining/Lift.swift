extension Operator {
  static let lift = Operator(
    "lift",
    elsewhere: ["ReactiveObjC": "-rac_liftSelector:withSignals:", "ReactiveSwift": "combineLatest + startWithValues"],
    theme: .combining, flow: .other, form: .both, [.streams("streams"), .function("function", 8)],
    summary: "Calls the closure with the latest values of all streams, from now on, and remembers what it gave.",
    details: """
      It is combineLatest, a call and replayLast: it subscribes at once, whoever listens; a subscriber hears the latest \
      result. A closure that gives nothing (nil) sends unit. It takes as many values as there are streams, or fewer.
      """,
    example: "let both = lift(just(1), timer(1s)) { a, b in log(\"R1: \\(a), R2: \\(b)\") }\nboth"
  ) { call throws(ErrorValue) in
    let streams = try call.streams(0)
    guard let function = call.function(1) else { throw ErrorValue("'lift' needs a closure", place: call.place) }
    guard streams.count >= max(1, function.parameterCount) else {
      let count = function.parameterCount
      throw ErrorValue("a closure of \(count) parameters needs \(max(1, count)) streams", place: call.place)
    }
    let combined = try streams[0].through(.combineLatest, .array(streams.dropFirst().map { .stream($0) }))
    let results = try combined.through(
      .reduceEach,
      .function(
        NativeFunction(parameterCount: streams.count) { values throws(ErrorValue) in
          let result = try function.call(values)
          return result.isNil ? .unit : result
        }))
    return try results.through(.replayLast)
  }
}
