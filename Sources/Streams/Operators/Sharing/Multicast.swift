extension Operator {
  static let multicast = Operator(
    "multicast", in: .rac,
    elsewhere: ["ReactiveObjC": "-multicast:", "RxSwift": "multicast", "Combine": "multicast", "RxJS": "connectable"],
    theme: .sharing, [.stream("subject")],
    summary: "One subscription of the source for all subscribers of the subject: it begins at connect().",
    example: "let p = interval(1s).take(2).multicast(replaySubject())\np.subscribe { log($0) }\np.connect()",
    makes: .connection
  ) { call throws(ErrorValue) in
    guard let subject = try call.stream(0) as? Subject else {
      throw ErrorValue("'multicast' needs a subject", place: call.place)
    }
    return ConnectableStream(try call.source(), subject.broadcast)
  }

  static let multicastMaking = Operator(
    "multicastMaking", elsewhere: ["Combine": "multicast(_:)"],
    theme: .sharing, [.function("createSubject", 0)],
    summary: "One subscription of the source for all, who listen to the subject that the closure makes.",
    details:
      "The closure is called once. The subscription begins at connect(), or with autoconnect(); when it was let go of, it can be made again. Later subscribers hear the end only.",
    example: "let p = interval(1s).take(2).combine.multicast { subject() }\np.subscribe { log($0) }\np.connect()",
    makes: .connection
  ) { call throws(ErrorValue) in
    guard let connector = call.function(0) else { throw ErrorValue("a closure is needed", place: call.place) }
    return ConnectableStream(try call.source(), connector: connector)
  }
}
