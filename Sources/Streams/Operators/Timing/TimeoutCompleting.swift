extension Operator {
  static let timeoutCompleting = Operator(
    "timeoutCompleting",
    elsewhere: [
      "Combine": "timeout(_:scheduler:options:customError:)", "ReactiveObjC": "-timeout:onScheduler:",
      "RxJS": "timeout", "RxSwift": "timeout", "ReactiveSwift": "timeout(after:raising:)",
    ],
    theme: .timing,
    [.duration("interval"), .function("customError", 0).optional],
    summary: "Completes when no value comes for the given time: before the first one, or between two.",
    details:
      "With 'customError:' it fails with the error that the closure gives.",
    keywords: ["deadline"],
    example: "cold(\"-a-b------c|\").combine.timeout(300ms)"
  ) { call throws(ErrorValue) in
    let interval = try call.nonNegativeDuration(0)
    let makeError = call.function(1)
    let end = NativeFunction(parameterCount: 1) { _ throws(ErrorValue) in
      guard let makeError else { return .stream(EmptyStream()) }
      return .stream(FailingStream(try makeError.call([]).asError))
    }
    return try expiring(call, first: interval, each: interval, with: end, meta: .nil)
  }
}
