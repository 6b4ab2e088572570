extension Operator {
  static let then = Operator(
    "then", elsewhere: ["ReactiveSwift": "then"],
    theme: .combining, flow: .ofArgument, [Parameter("next", .streamOrFunction)],
    summary: "Drops the values, waits for completion, then goes on with the closure's stream.",
    details: "The closure is called on completion, not on an error. It is ignoreValues + concat of defer.",
    example: "timer(1s).then { just(\"done\") }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    return concatenating(
      [LinearStream(source, .keepNone), try call.deferred(0)], in: call.dialect, endsWhenInterrupted: true)
  }
}
