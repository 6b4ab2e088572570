extension Operator {
  static let bufferToggle = Operator(
    "bufferToggle",
    theme: .transforming, flow: .gathered, [.stream("openings"), .function("closingSelector", 1)],
    summary:
      "Begins an array whenever the openings send; it is sent when the stream sends that the closure makes of that.",
    details:
      "Arrays may overlap, and values may be in none. Completion of the source sends those that are open; an error loses them.",
    example: "interval(400ms).take(8).bufferToggle(interval(1s)) { x in timer(500ms) }"
  ) { call throws(ErrorValue) in try toggling(call, .arrays) }
}
