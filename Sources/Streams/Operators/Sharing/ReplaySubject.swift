extension Operator {
  static let replaySubject = Operator(
    "replaySubject",
    elsewhere: [
      "ReactiveObjC": "RACReplaySubject", "RxSwift": "ReplaySubject, ReplayRelay", "RxJS": "ReplaySubject",
      "ReactiveSwift": "replayLazily",
    ],
    theme: .sharing, form: .source, [.int("capacity").optional],
    summary: "A subject that sends new subscribers the earlier values, and its end.",
    details: "A capacity keeps only so many values; 0 keeps only the end.",
    example: "let s = replaySubject()\ns.send(1, 2)\ns.subscribe { log($0) }",
    isDrivenFromOutside: true, makes: .subject
  ) { call throws(ErrorValue) in
    let capacity = call.int(0) == nil ? Int.max : try call.count(0)
    return Subject(.values(capacity: capacity), call.dialect.rules.subjects)
  }
}
