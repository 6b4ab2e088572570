extension Operator {
  static let catchSequence = Operator(
    "catchSequence",
    elsewhere: ["RxJS": "onErrorResumeNext"],
    theme: .failing, form: .source, [.array("sequence")],
    summary: "Runs the streams one after the other as long as they fail; the first that completes completes the whole.",
    details: "The error of the last one passes. Without streams it completes.",
    example: "catch([cold(\"-a#\"), cold(\"-b|\"), cold(\"-c|\")])"
  ) { call throws(ErrorValue) in
    guard case .array(let box)? = call.value(0) else { return EmptyStream() }
    var streams: [Stream] = []
    for element in box.elements { streams.append(try element.asStream(in: call.dialect)) }
    guard let last = streams.popLast() else { return EmptyStream() }
    return streams.reversed().reduce(last) { rest, stream in
      recovering(stream, NativeFunction(parameterCount: 0) { _ in .stream(rest) }, call.dialect)
    }
  }
}
