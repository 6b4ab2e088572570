extension Operator {
  static let aggregateWithStartFactory = Operator(
    "aggregateWithStartFactory", theme: .transforming, [.function("factory", 0), .function("reduce", 2)],
    summary: "Sends the accumulation once, on completion; the first closure makes the start for each subscription.",
    details: "It is defer and aggregate.",
    example: "from([1, 2, 3]).aggregateWithStartFactory({ 10 }) { sum, x in sum + x }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let factory = try call.closure(0, taking: 0)
    let reduce = try call.closure(1, taking: 2)
    return call.stream { subscriber, world in
      do throws(ErrorValue) {
        let start = try factory.forSubscription().call([])
        LinearStream(source, .fold(reduce, start: start, .last)).subscribe(subscriber, in: world)
      } catch {
        SourceSubscriber(subscriber, world).fail(error)
      }
    }
  }
}
