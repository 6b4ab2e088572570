extension Operator {
  static let publishRenewed = Operator(
    "publishRenewed", theme: .sharing,
    summary: "One subscription of the source for all: it begins at connect() or with refCount(), anew after each end.",
    details: "After an end, or when the connection was disposed, the next connection begins with nothing remembered.",
    example: "let p = interval(1s).take(2).publish()\np.subscribe { log($0) }\np.connect()", makes: .connection
  ) { call throws(ErrorValue) in
    ConnectableStream(try call.source(), .none, .endingForGood, reconnects: true, renews: true)
  }
}
