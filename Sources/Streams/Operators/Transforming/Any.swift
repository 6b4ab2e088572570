extension Operator {
  static let any = Operator(
    "any", elsewhere: ["Combine": "contains(where:)", "RxJS": "first(predicate)"],
    theme: .transforming, [.function("predicate", 1).optional],
    summary: "Sends true and completes at the first value, or the first for which the closure says true.",
    details: "Sends false and completes when there was none; an error counts as the end, it is swallowed.",
    example: "from([1, 2, 3]).any { $0 > 1 }"
  ) { call throws(ErrorValue) in
    let predicate = call.optionalClosure(0)
    return binding(try call.source().through(.materialize), loss: Treatment.undecided) {
      let predicate = predicate?.forSubscription()
      return { event throws(ErrorValue) in
        guard case .event(let event) = event, event.kind == .next else { return .last(.bool(false)) }
        return try predicate?.test(event.value) ?? true ? .last(.bool(true)) : BindStep(EmptyStream())
      }
    }
  }

  static let anyLatest = Operator(
    "any", theme: .transforming, form: .source, [.streams("booleans")],
    summary: "Sends whether one of the latest Bools of all streams is true, at every change of one.",
    details: "It is combineLatest of all. Without streams it sends false and completes.",
    example: "let both = reactiveswift.any(just(false), from([false, true]))\nboth"
  ) { call throws(ErrorValue) in combiningBools(try call.streams(0), call.dialect, "any", areAll: false) }
}

extension BindStep {
  /// Returns a step that sends one more value and ends.
  static func last(_ value: Value) -> BindStep { BindStep(SequenceStream([value]), stops: true) }
}
