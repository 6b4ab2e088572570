extension Operator {
  static let all = Operator(
    "all", elsewhere: ["Combine": "allSatisfy", "RxJS": "every (an error passes)"],
    theme: .transforming, [.function("predicate", 1)],
    summary: "Sends true and completes when the stream has completed and the closure said true for every value.",
    details: "Sends false and completes at the first for which it says false, or on an error, which is swallowed.",
    example: "from([1, 2, 3]).all { $0 < 5 }"
  ) { call throws(ErrorValue) in
    let predicate = try call.closure(0)
    return binding(try call.source().through(.materialize), loss: Treatment.undecided) {
      let predicate = predicate.forSubscription()
      return { event throws(ErrorValue) in
        guard case .event(let event) = event, event.kind != .error else { return .last(.bool(false)) }
        if event.kind == .completed { return .last(.bool(true)) }
        return try predicate.test(event.value) ? BindStep(EmptyStream()) : .last(.bool(false))
      }
    }
  }

  static let allLatest = Operator(
    "all", theme: .transforming, form: .source, [.streams("booleans")],
    summary: "Sends whether the latest Bools of all streams are true, at every change of one.",
    details: "It is combineLatest of all. Without streams it sends true and completes.",
    example: "let both = reactiveswift.all(just(true), from([false, true]))\nboth"
  ) { call throws(ErrorValue) in combiningBools(try call.streams(0), call.dialect, "all", areAll: true) }
}
