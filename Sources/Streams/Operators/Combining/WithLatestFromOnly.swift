extension Operator {
  static let withLatestFromOnly = Operator(
    "withLatestFromOnly",
    elsewhere: ["RxJS": "withLatestFrom", "ReactiveSwift": "withLatest(from:)"],
    theme: .combining, flow: .ofArgument, [.stream("second"), .function("resultSelector", 2).optional],
    summary: "At each value sends the latest value of another stream, or what the closure makes of both.",
    details:
      "Without a closure the value itself is not sent. Values that come before the other stream has sent one are lost. The other stream is subscribed first; its error passes, its completion means nothing.",
    example: "interval(1s).take(4).withLatestFrom(interval(1500ms))"
  ) { call throws(ErrorValue) in
    let combine: Combiner = call.function(1) == nil ? .made { $0.last ?? .nil } : try call.combiner(1)
    return joiningLatest(try call.source(), [try call.stream(0)], combine, call.dialect.rules)
  }
}
