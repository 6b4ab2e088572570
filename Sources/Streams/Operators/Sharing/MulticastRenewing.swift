extension Operator {
  static let multicastRenewing = Operator(
    "multicastRenewing", theme: .sharing, [.function("makeSubject", 0)],
    summary: "One subscription of the source for all, who listen to a subject that the closure makes anew.",
    details:
      "The closure is called for the first subscriber or connection, and again after a connection has ended. The subscription begins at connect() or with refCount().",
    example: "let p = interval(1s).take(2).rxswift.multicast { subject() }\np.subscribe { log($0) }\np.connect()",
    makes: .connection, exampleDialect: .rxswift
  ) { call throws(ErrorValue) in
    guard let makeSubject = call.function(0) else { throw ErrorValue("a closure is needed", place: call.place) }
    return ConnectableStream(try call.source(), connector: makeSubject, renews: true)
  }
}
