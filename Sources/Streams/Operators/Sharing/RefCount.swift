extension Operator {
  static let refCount = Operator(
    "refCount",
    elsewhere: ["ReactiveObjC": "-autoconnect (for good)", "RxSwift": "refCount", "Combine": "autoconnect"],
    theme: .sharing,
    summary: "Connects with the first subscriber, disconnects with the last, and connects again with the next.",
    details: "It goes after publish() and its kind.",
    example: "interval(1s).take(2).rxjs.publish().refCount()"
  ) { call throws(ErrorValue) in
    guard let connectable = try call.source() as? ConnectableStream else {
      throw ErrorValue("'refCount' goes after publish() and its kind", place: call.place)
    }
    return AutoconnectStream(connectable, needsListener: true, in: call.dialect)
  }
}
