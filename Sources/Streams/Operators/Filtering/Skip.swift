extension Operator {
  static let skip = Operator(
    "skip",
    elsewhere: ["ReactiveObjC": "-skip:", "ReactiveSwift": "skip(first:)", "RxSwift": "skip", "Combine": "dropFirst"],
    theme: .filtering, [.int("count")],
    summary: "Drops the first values.",
    example: "from([1, 2, 3]).skip(1)"
  ) { call throws(ErrorValue) in
    try call.linear(.drop(try call.count(0)))
  }
}

extension Call {
  /// An argument that counts something: not below 0.
  func count(_ index: Int) throws(ErrorValue) -> Int {
    let count = int(index) ?? 0
    guard count >= 0 else { throw ErrorValue("a count cannot be below 0, this is \(count)", place: place) }
    return count
  }
}
