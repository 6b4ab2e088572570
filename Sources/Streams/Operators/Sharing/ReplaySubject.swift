extension Operator {
  static let replaySubject = Operator(
    "replaySubject",
    elsewhere: [
      "ReactiveObjC": "RACReplaySubject", "RxSwift": "ReplaySubject, ReplayRelay", "RxJS": "ReplaySubject",
      "ReactiveSwift": "replayLazily",
    ],
    theme: .sharing, form: .source, [.int("capacity").optional, .duration("windowTime").optional],
    summary: "A subject that sends new subscribers the earlier values, and its end.",
    details: "A capacity keeps only that many values; 0 keeps only the end. A window time keeps none that is older.",
    example: "let s = replaySubject()\ns.send(1, 2)\ns.subscribe { log($0) }",
    isDrivenFromOutside: true, makes: .subject
  ) { call throws(ErrorValue) in
    let capacity = call.int(0) == nil ? Int.max : try call.count(0)
    return Subject(.values(capacity: capacity, age: call.duration(1) ?? .max), call.dialect.rules.subjects)
  }
}
