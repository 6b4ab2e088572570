extension FlattenSubscriber {
  /// Subscribes to an outer stream whose values are requested one by one.
  func subscribe(askingOneByOne stream: Stream) {
    pace = .demanded
    subscribe(self, to: stream)
  }

  private func subscribe(_ below: Subscriber, to stream: Stream) {
    if let linear = stream as? LinearStream, linear.step.asksAsItIsAsked {
      let recipe = { (listener: Subscriber) in
        let operation = LinearSubscriber(listener, linear.step)
        operation.pace = .demanded
        self.subscribe(operation, to: linear.source)
      }
      return stream.subscribe(below, in: world) { listener in
        if world.planner?.run(stream, for: listener, in: world, by: recipe) != true { recipe(listener) }
      }
    }
    let recipe = { [self] (listener: Subscriber) in
      let gate = DemandGate(
        listener, world, (stream as? BufferStream)?.demand ?? Demand(), whenLost: note(on: stream))
      requestNext()
      gate.subscribe(to: stream)
    }
    // Observers see the gate as a part of this operator.
    if world.planner?.run(RecipeStream { _, _ in }, for: below, in: world, by: recipe) != true { recipe(below) }
  }

  /// Returns a closure that notes that a result may differ from Combine's, if values are lost below an operator that
  /// would not have requested them of its own sources.
  private func note(on stream: Stream) -> (() -> Void)? {
    guard !(stream is BufferStream), let entry = stream.operatorEntry, !entry.asksForEverything,
      stream.inputs.contains(where: { if case .stream = $0 { true } else { false } })
    else { return nil }
    return { [world] in
      world.note(
        "flatMap(maxPublishers:) lost values of '\(entry.name)', which asked its sources for all they have; "
          + "in Combine it would ask for fewer, and others may be lost")
    }
  }
}

extension LinearStep {
  /// Whether an operator of Combine with this step requests a value for each value requested of it. Operators that send
  /// once, at the end, request all values.
  fileprivate var asksAsItIsAsked: Bool {
    switch self {
    case .map, .keep, .take, .drop, .takeWhile, .dropWhile, .fold(_, _, .each): true
    case .keepNone, .fold(_, _, .last), .count: false
    }
  }
}

extension Operator {
  /// Whether it requests all values, regardless of its own demand: Combine's operators of time and sharing.
  fileprivate var asksForEverything: Bool {
    ["debounce", "throttle", "share", "multicast", "autoconnect", "makeConnectable"].contains(name)
  }
}

extension World {
  /// Delivers events of a sequence, or of a source that cannot wait.
  @inline(__always)
  func delivering<Result>(_ kind: Delivery, _ send: () -> Result) -> Result {
    let outer = delivery
    delivery = kind
    defer { delivery = outer }
    return send()
  }
}
