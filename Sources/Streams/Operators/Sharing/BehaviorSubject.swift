extension Operator {
  static let behaviorSubject = Operator(
    "behaviorSubject",
    elsewhere: [
      "ReactiveObjC": "RACBehaviorSubject", "ReactiveSwift": "MutableProperty", "RxSwift": "BehaviorSubject",
      "Combine": "CurrentValueSubject", "RxJS": "BehaviorSubject",
    ],
    theme: .sharing, flow: .given, form: .source, [.value("value")],
    summary: "A subject that tells new subscribers its latest value.",
    example: "let s = behaviorSubject(1)\ns.subscribe { log($0) }\ns.send(2)",
    isDrivenFromOutside: true, makes: .subject
  ) { call in Subject(.latest(call.value(0) ?? .nil), call.dialect.rules.subjects) }
}
