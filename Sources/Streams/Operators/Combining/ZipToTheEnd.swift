extension Operator {
  static let zipToTheEnd = Operator(
    "zipToTheEnd",
    elsewhere: ["ReactiveObjC": "+zip:, -zipWith:", "RxJS": "zip", "Combine": "zip", "ReactiveSwift": "zip"],
    theme: .combining, flow: .combined, form: .source, [.streams("sources"), .function("resultSelector", 8).optional],
    summary: "Pairs the first values of all, then the second ones, and so on; it completes when all have completed.",
    details:
      "Also when a stream is over and can give no partner any more, it goes on until the others end. A list of streams gives arrays, and then it completes as well when all others are over and a value of the last one finds no partner. Any error ends all.",
    example: "zip(interval(1s).take(3), of(\"a\", \"b\"))"
  ) { call throws(ErrorValue) in
    let streams = try call.streams(0)
    let isList = call.isList(0)
    let combine = try call.listCombiner(1, isList: isList)
    let rules = call.dialect.rules
    return call.stream { subscriber, world in
      ZipSubscriber(
        subscriber, world, combine, count: streams.count, stopsEarly: false,
        end: isList ? .allCompletedOrAlone : .allCompleted
      ).leaves(by: rules).begin(streams)
    }
  }
}

extension Call {
  /// Returns whether the streams of a variadic argument are written as one list.
  func isList(_ index: Int) -> Bool {
    guard case .array(let box)? = value(index), box.elements.count == 1, case .array? = box.elements.first else {
      return false
    }
    return true
  }

  /// Returns the way to make one value of several. Values of a list are an array, also for the closure.
  func listCombiner(_ index: Int, isList: Bool) throws(ErrorValue) -> Combiner {
    guard isList else { return try combiner(index) }
    guard let function = function(index) else { return .array }
    return .made { values throws(ErrorValue) in try function.call(.array(values)) }
  }
}
