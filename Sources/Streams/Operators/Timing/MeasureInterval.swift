extension Operator {
  static let measureInterval = Operator(
    "measureInterval", elsewhere: ["RxJS": "timeInterval", "Combine": "measureInterval(using:)"],
    theme: .timing, flow: .other,
    summary: "Sends the time since the value before it in place of each value.",
    details: "The first is the time since the subscription.",
    example: "cold(\"-a--b|\").combine.measureInterval()"
  ) { call throws(ErrorValue) in
    let interval = NativeFunction(parameterCount: 1) { values in
      guard case .dictionary(let pair)? = values.first else { return .nil }
      return pair[.string("interval")] ?? .nil
    }
    return LinearStream(try call.source().through(.timeInterval), .map(Closure(interval, isIndexed: false)))
  }
}
