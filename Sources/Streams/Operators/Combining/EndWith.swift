extension Operator {
  static let endWith = Operator(
    "endWith", elsewhere: ["ReactiveObjC": "-concat:", "Combine": "append", "AsyncSequence": "chain"],
    theme: .combining, [.values("values")],
    summary: "Sends the values when the stream completes, before its completion.",
    example: "interval(1s).take(2).endWith(\"over\")"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    guard case .array(let box)? = call.value(0) else { return source }
    return concatenating([source, SequenceStream(box.elements)], in: call.dialect)
  }
}
