extension Operator {
  static let startEagerly = Operator(
    "startEagerly", elsewhere: ["Combine": "Future", "RxJS": "defer + connectable"],
    theme: .creating, form: .source, [.scheduler("scheduler").optional, .block("block")],
    summary: "Runs a block once, from now on, on a scheduler; every subscriber hears all that it sent.",
    details: """
      The block is written as that of 'signal'. It is subscribed at once, one turn later, and runs to its end whoever \
      listens or leaves. Each world runs it once. Without a scheduler it runs on main.
      """,
    example: "let files = startEagerly(background) { log(\"reads\"); send(\"files\"); sendCompleted() }\nfiles"
  ) { call throws(ErrorValue) in try StartedStream(call, isEager: true) }
}
