extension Operator {
  static let shareInScope = Operator(
    "share", theme: .sharing, [.int("replay").optional, .bool("forever").optional],
    summary: "One subscription of the source for all: made with the first subscriber, ended with the last.",
    details:
      "With 'replay:' those who come later are told so many of the last values. While connected (the standard) an end, or the last subscriber's leaving, forgets everything, and the next subscriber begins anew. Forever, the values and the end are kept: after an end they are told, and the source is never run again; when all have left, the next subscriber is told the values and runs the source anew.",
    keywords: ["cache"],
    example: "let s = interval(1s).take(3).share(1)\nmerge(s, timer(1500ms).concatMap { x in s })"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let replay = try call.count(0)
    let memory: Broadcast.Memory = replay == 0 ? .none : .values(capacity: replay)
    if call.bool(1) ?? false {
      let connectable = ConnectableStream(source, memory, .endingForGood, reconnects: true)
      return AutoconnectStream(connectable, needsListener: true)
    }
    return ShareStream(source, memory, nil, call.dialect, .always(true), .always(true), .always(true))
  }
}
