extension Operator {
  static let autoconnect = Operator(
    "autoconnect", elsewhere: ["RxSwift": "refCount (connects again)", "Combine": "autoconnect"],
    theme: .sharing,
    summary: "Connects with the first subscriber and disconnects with the last, for good.",
    details: "Later subscribers receive nothing, not even the end.",
    example: "interval(1s).take(2).publish().autoconnect()"
  ) { call throws(ErrorValue) in
    guard let connectable = try call.source() as? ConnectableStream else {
      throw ErrorValue("'autoconnect' goes after publish() or multicast()", place: call.place)
    }
    return AutoconnectStream(connectable, in: call.dialect)
  }
}
