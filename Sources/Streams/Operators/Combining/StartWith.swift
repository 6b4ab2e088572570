extension Operator {
  static let startWith = Operator(
    "startWith",
    elsewhere: [
      "ReactiveObjC": "-startWith:", "ReactiveSwift": "prefix(value:)", "RxSwift": "startWith", "Combine": "prepend",
    ],
    theme: .combining, [.values("values")],
    summary: "Sends the values first, then subscribes to the source.",
    example: "interval(1s).take(2).startWith(\"go\")"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    guard case .array(let box)? = call.value(0) else { return source }
    return concatenating([SequenceStream(box.elements), source])
  }
}
