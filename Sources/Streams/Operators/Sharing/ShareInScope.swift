extension Operator {
  static let shareInScope = Operator(
    "shareInScope", theme: .sharing, [.int("replay").optional, .bool("forever").optional],
    summary:
      "One subscription of the source for all, from the first subscriber to the last; it can replay the last values.",
    details:
      "With 'replay:' later subscribers receive that many of the last values. While connected (the standard) an end, or the disposal of the last subscriber, forgets everything, and the next subscriber begins anew. Forever, the values and the end are kept: after an end later subscribers receive them and the source is never run again; after the disposal of the last subscriber the next one receives the values and runs the source anew.",
    keywords: ["cache"],
    example: "let s = interval(1s).take(3).share(1)\nmerge(s, timer(1500ms).concatMap { x in s })"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let replay = try call.count(0)
    let memory: Broadcast.Memory = replay == 0 ? .none : .values(capacity: replay)
    if call.bool(1) ?? false {
      let connectable = ConnectableStream(source, memory, .endingForGood, reconnects: true)
      return AutoconnectStream(connectable, needsListener: true, in: call.dialect)
    }
    return ShareStream(source, memory, nil, call.dialect, .always(true), .always(true), .always(true))
  }
}
