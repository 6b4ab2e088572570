extension Operator {
  static let startLazily = Operator(
    "startLazily", elsewhere: ["ReactiveSwift": "replayLazily", "RxJS": "shareReplay"],
    theme: .creating, form: .source, [.scheduler("scheduler").optional, .block("block")],
    summary: "Runs a block once, for the first subscriber, on a scheduler; every subscriber hears all that it sent.",
    details: """
      The block is written as that of 'signal'. It begins one turn after the first subscription, with that subscriber \
      attached, and runs to its end whoever leaves. Without a scheduler it runs on main.
      """,
    example:
      "let files = startLazily(background) { log(\"reads\"); send(\"files\"); sendCompleted() }\nfiles.concat(files)"
  ) { call throws(ErrorValue) in try StartedStream(call, isEager: false) }
}
