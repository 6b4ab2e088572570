extension Operator {
  static let multicastMaking = Operator(
    "multicastMaking", elsewhere: ["Combine": "multicast(_:)"],
    theme: .sharing, [.function("createSubject", 0)],
    summary: "One subscription of the source for all, who listen to the subject that the closure makes.",
    details:
      "The closure is called once. The subscription begins at connect(), or with autoconnect(); when it was disposed, it can be made again. Later subscribers hear the end only.",
    example: "interval(1s).take(2).combine.multicast { subject() }.combine.autoconnect()",
    makes: .connection
  ) { call throws(ErrorValue) in
    guard let connector = call.function(0) else { throw ErrorValue("a closure is needed", place: call.place) }
    return ConnectableStream(try call.source(), connector: connector)
  }
}
