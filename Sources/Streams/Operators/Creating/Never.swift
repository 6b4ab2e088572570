extension Operator {
  static let never = Operator(
    "never", also: ["NEVER"],
    elsewhere: ["RxSwift": "never", "Combine": "Empty(completeImmediately: false)", "ReactiveSwift": "never"],
    theme: .creating, form: .source,
    summary: "Sends nothing and never ends.",
    example: "never()"
  ) { call in
    call.stream { subscriber, world in _ = SourceSubscriber(subscriber, world) }
  }
}
