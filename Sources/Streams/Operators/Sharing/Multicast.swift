extension Operator {
  static let multicast = Operator(
    "multicast", in: .rac, elsewhere: ["RxSwift": "multicast", "Combine": "multicast", "RxJS": "connectable"],
    theme: .sharing, [.stream("subject")],
    summary: "One subscription of the source for all subscribers of the subject: it begins at connect().",
    example: "let p = interval(1s).take(2).multicast(replaySubject())\np.subscribe { log($0) }\np.connect()",
    makes: .connection
  ) { call throws(ErrorValue) in
    guard let subject = try call.stream(0) as? Subject else {
      throw ErrorValue("'multicast' needs a subject", place: call.place)
    }
    return ConnectableStream(
      try call.source(), subject.broadcast, reconnects: call.dialect.rules.connectionsCanBeMadeAgain)
  }
}
