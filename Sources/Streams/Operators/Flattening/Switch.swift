extension Operator {
  static let `switch` = Operator(
    "switch", elsewhere: ["RxJS": "switchMap"],
    theme: .flattening, [.value("cases"), .stream("default").optional],
    summary: "Listens to the stream that a dictionary has for the latest value, or to the default.",
    details: """
      It is map and switchToLatest. A value without a case, where there is no default, is an error with code 2. Both \
      s.switch(cases: …) and switch(s, cases: …) can be written.
      """,
    example: "from([\"a\", \"b\"]).switch(cases: [\"a\": just(1)], default: just(0))"
  ) { call throws(ErrorValue) in
    guard case .dictionary(let cases)? = call.value(0) else {
      throw ErrorValue("'cases:' is a dictionary of streams", place: call.place, help: "write [\"a\": just(1)]")
    }
    for value in cases.values {
      guard case .stream = value else {
        throw ErrorValue("'cases:' is a dictionary of streams, this is \(value.kindName)", place: call.place)
      }
    }
    let fallback = try call.optionalStream(1)
    let chosen = try call.source()
      .through(
        .map,
        .function { key throws(ErrorValue) in
          if let stream = cases[key] ?? fallback.map({ .stream($0) }) { return stream }
          throw ErrorValue(
            "RACSignalErrorDomain no matching stream found for value \(key.text(upTo: 1_000))", code: 2)
        }
      )
    return try call.stream { subscriber, world in
      chosen.subscribe(ChargingSubscriber(subscriber, world), in: world)
    }
    .through(.switchToLatest)
  }
}

/// Charges the comparisons and hashes that its upstream needed to make a value.
private final class ChargingSubscriber: OperatorSubscriber {
  private let world: World

  init(_ downstream: Subscriber, _ world: World) {
    self.world = world
    super.init(downstream)
  }

  override func next(_ value: Value) {
    world.chargeValueWork()
    send(value)
  }
}
