extension Operator {
  static let skip = Operator(
    "skip", elsewhere: ["ReactiveSwift": "skip(first:)", "RxSwift": "skip", "Combine": "dropFirst"],
    theme: .filtering, [.int("count")],
    summary: "Drops the first values.",
    keywords: ["跳过"],
    example: "from([1, 2, 3]).skip(1)"
  ) { call throws(ErrorValue) in
    try call.linear(.drop(try call.count(0)))
  }
}
