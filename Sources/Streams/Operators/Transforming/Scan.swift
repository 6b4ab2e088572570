extension Operator {
  static let scan = Operator(
    "scan", in: .rac, elsewhere: ["RxSwift": "scan", "Combine": "scan", "RxJS": "scan", "ReactiveSwift": "scan"],
    theme: .transforming, flow: .accumulated, [.value("start"), .function("reduce", 2)],
    summary: "Sends each accumulation, not the start.",
    keywords: ["累积", "state", "reducer", "running total"],
    example: "from([1, 2, 3]).scan(0) { sum, x in sum + x }"
  ) { call throws(ErrorValue) in
    try call.linear(.fold(try call.closure(1, taking: 2), start: call.value(0) ?? .nil, .each))
  }

  static let scanRx = Operator(
    "scan", in: .rxjs,
    elsewhere: [
      "RxSwift": "scan", "Combine": "scan", "ReactiveObjC": "-scanWithStart:reduce:", "ReactiveSwift": "scan",
    ],
    theme: .transforming, flow: .accumulated, [.function("accumulator", 2), .value("seed").optional],
    summary: "Sends each accumulation, not the seed; a seed need not be given.",
    details:
      "Without a seed the first value is the first accumulation and is sent as it is.",
    example: "from([1, 2, 3]).rxjs.scan { sum, x in sum + x }"
  ) { call throws(ErrorValue) in
    try call.linear(.fold(try call.closure(0, taking: 2), start: call.value(1), .each))
  }
}
