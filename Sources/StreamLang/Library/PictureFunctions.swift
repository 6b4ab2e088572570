import Streams

extension Builtins {
  /// Functions that draw more of a pipeline than its inputs and its result.
  static let pictures: [Builtin] = [
    Builtin(
      "stages", 1...1, takes: [.kind(.stream(.plain))], isEffect: true,
      "Draws a lane after every operator of a pipeline."
    ) {
      call throws(ErrorValue) in
      let stream = try call.stream(0)
      try call.context.drawStages(stream, title: "stages(\(stream.name ?? stream.pipelineText))")
      return .nil
    },
    Builtin(
      "compare", 2...20, takes: [.kind(.stream(.plain)), .kind(.stream(.plain))], isEffect: true,
      "Draws several pipelines on one axis and marks where they differ."
    ) {
      call throws(ErrorValue) in
      var streams: [Stream] = []
      for index in call.arguments.indices { streams.append(try call.stream(index)) }
      try call.context.drawComparison(streams)
      return .nil
    },
    Builtin(
      "graph", 1...1, takes: [.kind(.stream(.plain))], isEffect: true, "Prints the operators that a stream is made of."
    ) {
      call throws(ErrorValue) in
      try call.context.showGraph(try call.stream(0))
      return .nil
    },
  ]
}

extension MemberCall {
  fileprivate func stream(_ index: Int) throws(ErrorValue) -> Stream {
    guard case .stream(let stream) = arguments[index] else {
      throw fault("a stream is needed here, this is \(arguments[index].kindName)")
    }
    return stream
  }
}
