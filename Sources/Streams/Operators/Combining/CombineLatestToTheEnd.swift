extension Operator {
  static let combineLatestToTheEnd = Operator(
    "combineLatestToTheEnd",
    elsewhere: [
      "ReactiveObjC": "+combineLatest:", "RxJS": "combineLatest", "Combine": "combineLatest",
      "ReactiveSwift": "combineLatest",
    ],
    theme: .combining, flow: .combined, form: .source,
    [.streams("sources"), .function("resultSelector", 8).optional],
    summary: "Once all have sent a value, sends the latest of each; a value that can never be combined ends it.",
    details:
      "Completes when all have completed, and when a value comes while another stream has none and all others are over. A list of streams gives arrays. Any error ends all.",
    keywords: ["form", "validation"],
    example: "combineLatest(interval(1s).take(3), interval(1500ms).take(2))"
  ) { call throws(ErrorValue) in
    let streams = try call.streams(0)
    let combine = try call.listCombiner(1, isList: call.isList(0))
    let rules = call.dialect.rules
    return call.stream { subscriber, world in
      CombineLatestSubscriber(subscriber, world, combine, completesAlone: true).leaves(by: rules)
        .begin(streams, in: world)
    }
  }
}
