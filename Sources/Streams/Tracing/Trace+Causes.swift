/// The causes of events.
extension Trace {
  /// Returns the values and ends that an event was made of, and the changes of variables that closures read for it. It
  /// is empty for an event that has no cause.
  public func causes(of number: Int) -> [Int] {
    readings.isEmpty ? origins(of: number) : origins(of: number) + allReadings(for: number).compactMap { $0.change }
  }

  /// Returns the variables that closures read to make an event, or to make the stream that it comes from.
  public func allReadings(for number: Int) -> [Reading] {
    var found = readings[number] ?? []
    let event = events[number]
    guard event.kind == .next, subscriptions.indices.contains(event.subscription), origins(of: number).isEmpty else {
      return found
    }
    var opening: Int? = subscriptions[event.subscription].opening
    while let here = opening, events[here].kind == .subscribed {
      found += readings[here] ?? []
      opening = events[here].cause
    }
    return found
  }

  /// Returns the values and ends that an event was made of, in the order of their streams; none without a cause.
  public func origins(of number: Int) -> [Int] {
    let event = events[number]
    guard subscriptions.indices.contains(event.subscription) else { return event.cause.map { [$0] } ?? [] }
    let subscription = subscriptions[event.subscription]
    guard event.kind == .next else {
      // An end that is sent to a stream from outside ends the stream and its later subscriptions.
      let given = subscription.treatment.kind == .sharing && subscription.ending == number
      let end =
        given
        ? sentEnds[ObjectIdentifier(subscription.stream)]?.last { $0 < number }
          ?? feeding(subscription).compactMap { $0.ending }.last { $0 < number } : nil
      return (end ?? event.cause).map { [$0] } ?? []
    }
    let trigger = event.cause
    switch subscription.treatment.kind {
    case .source: return sender(of: number).map { [$0] } ?? []
    case .passing, .flattening: return trigger.map { [$0] } ?? []
    case .pairing:
      // Streams are compared until one of them ends.
      guard let trigger, events[trigger].kind == .next else { return trigger.map { [$0] } ?? [] }
      let ordinal = self.ordinal(of: trigger)
      return known(
        listening(subscription).compactMap { $0.values.indices.contains(ordinal) ? $0.values[ordinal] : nil }, trigger)
    case .latest:
      return known(listening(subscription).compactMap { latest(of: $0, before: number) }, trigger)
    case .queueing:
      let values = values(feeding: subscription, before: number)
      let ordinal = place(of: number, in: subscription.values)
      return known(values.indices.contains(ordinal) ? [values[ordinal]] : [], trigger)
    case .holding: return known(held(number, subscription), trigger)
    case .lastOnes:
      return known(kept(number, subscription), trigger)
    case .accumulating: return accumulated(number, subscription)
    case .collecting: return known(collected(number, subscription), trigger)
    case .sharing:
      // An event that a timer sends to all subscribers has no earlier cause.
      return known(shared(number, subscription), event.isLater ? nil : trigger)
    }
  }

  /// Returns the event of another stream during which code sends an event of a source, or `nil` if there is none.
  public func sender(of number: Int) -> Int? {
    guard !events[number].isLater, let cause = events[number].cause else { return nil }
    switch events[cause].kind {
    case .next, .sent, .completed, .error, .interrupted: return cause
    case .subscribed, .disposed, .assigned: return nil
    }
  }

  private func known(_ values: [Int], _ trigger: Int?) -> [Int] {
    values.isEmpty ? trigger.map { [$0] } ?? [] : values
  }

  /// Returns the subscriptions that an operator listens to, in its order: the stream before the dot comes first. If
  /// several follow one another, the last one counts.
  ///
  /// - Parameter instant: The instant in nanoseconds; `nil` for the end of the run.
  public func listening(_ subscription: Subscription, at instant: Int? = nil) -> [Subscription] {
    var last: [Int: Subscription] = [:]
    for input in subscription.inputs where instant.map({ events[subscriptions[input].opening].time <= $0 }) ?? true {
      last[subscriptions[input].index ?? -1] = subscriptions[input]
    }
    return last.keys.sorted().compactMap { last[$0] }
  }

  /// Returns the values that came to an operator before an event, in order.
  ///
  /// Only values of the stream before the dot count, if there is one; other streams determine when to send.
  public func values(feeding subscription: Subscription, before number: Int) -> [Int] {
    let inputs = subscription.inputs.map { subscriptions[$0] }
    let direct = inputs.filter { $0.index == nil }
    let feeding = direct.isEmpty ? inputs : direct
    let values = feeding.flatMap { $0.values.prefix { $0 < number } }
    return feeding.count > 1 ? values.sorted() : values
  }

  private func place(of number: Int, in values: [Int]) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if values[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the number of values of the event's subscription before it.
  public func ordinal(of number: Int) -> Int {
    let event = events[number]
    guard subscriptions.indices.contains(event.subscription) else { return 0 }
    return place(of: number, in: subscriptions[event.subscription].values)
  }

  /// Returns the latest value of a subscription before an event.
  public func latest(of subscription: Subscription, before number: Int) -> Int? {
    let count = place(of: number, in: subscription.values)
    return count > 0 ? subscription.values[count - 1] : nil
  }

  /// Returns the value that waited: the last one that is the same value, or else the value that has just come.
  private func held(_ number: Int, _ subscription: Subscription) -> [Int] {
    let values = values(feeding: subscription, before: number)
    let wanted = events[number].value
    if let same = values.last(where: { events[$0].value.isSame(as: wanted) }) { return [same] }
    // A value that is delayed by a stream of its own came with the subscription of that stream.
    if let outer = events[subscription.opening].cause, events[outer].kind == .next,
      events[outer].value.isSame(as: wanted)
    {
      return [outer]
    }
    return values.last.map { [$0] } ?? []
  }

  /// Returns the origin of one of the last values, which are sent in the order of their arrival. An operator that was
  /// left has not sent all of them, so its last value need not be among them.
  private func kept(_ number: Int, _ subscription: Subscription) -> [Int] {
    let values = values(feeding: subscription, before: number)
    let sent = subscription.values
    guard var start = values.count >= sent.count ? values.count - sent.count : nil else { return [] }
    if subscription.leaving != nil {
      func fits(_ start: Int) -> Bool {
        sent.indices.allSatisfy { events[values[start + $0]].value.isSame(as: events[sent[$0]].value) }
      }
      while start > 0, !fits(start) { start -= 1 }
    }
    let place = start + place(of: number, in: sent)
    return values.indices.contains(place) ? [values[place]] : []
  }

  private func accumulated(_ number: Int, _ subscription: Subscription) -> [Int] {
    if let trigger = events[number].cause, events[trigger].kind == .next {
      let ordinal = place(of: number, in: subscription.values)
      return (ordinal > 0 ? [subscription.values[ordinal - 1]] : []) + [trigger]
    }
    return known(values(feeding: subscription, before: number), events[number].cause)
  }

  /// Returns as many of the last values as there are elements. The very last one may belong to the next array.
  private func collected(_ number: Int, _ subscription: Subscription) -> [Int] {
    var values = values(feeding: subscription, before: number)
    let elements: [Value]
    switch events[number].value {
    case .array(let box), .tuple(let box): elements = box.elements
    case .object(let box as WrittenValue): return values.suffix(box.elementCount ?? 1)
    default: return values.suffix(1)
    }
    if let last = elements.last, let newest = values.last, !events[newest].value.isSame(as: last), values.count > 1,
      events[values[values.count - 2]].value.isSame(as: last)
    {
      values.removeLast()
    }
    return values.suffix(elements.count)
  }

  /// Returns the value that was sent to a memory that several subscriptions share.
  private func shared(_ number: Int, _ subscription: Subscription) -> [Int] {
    let event = events[number]
    if let trigger = event.cause, events[trigger].kind == .next, feeds(trigger, subscription) { return [trigger] }
    var given = sent[ObjectIdentifier(subscription.stream)]?.filter { $0 < number } ?? []
    if given.isEmpty { given = feeding(subscription).flatMap { $0.values.prefix { $0 < number } }.sorted() }
    // During the subscribing call all remembered values are sent, in order.
    if event.cause == subscription.opening {
      let replayed = subscription.values.count { events[$0].cause == subscription.opening }
      let place = given.count - replayed + place(of: number, in: subscription.values)
      if given.indices.contains(place), events[given[place]].value.isSame(as: event.value) { return [given[place]] }
    }
    return given.last { events[$0].value.isSame(as: event.value) }.map { [$0] } ?? []
  }

  /// Returns the subscriptions whose events go to a memory that is heard here. Those that hear it refer to it, too.
  public func feeding(_ subscription: Subscription) -> [Subscription] {
    guard let memory = subscription.memory else { return [] }
    return subscriptions.filter {
      $0.consumer == nil && $0.memory == memory && $0.stream !== subscription.stream
    }
  }

  /// Returns whether a source was subscribed for a memory by an instant.
  public func isConnected(_ subscription: Subscription, at instant: Int) -> Bool {
    feeding(subscription).contains { events[$0.opening].time <= instant }
  }

  private func feeds(_ number: Int, _ subscription: Subscription) -> Bool {
    let source = events[number].subscription
    guard subscriptions.indices.contains(source) else { return false }
    return subscriptions[source].memory != nil && subscriptions[source].memory == subscription.memory
  }
}

extension Value {
  /// Returns whether this is the same value, not only an equal one, if that is known: a number has no identity.
  public func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.array(let one), .array(let two)), (.tuple(let one), .tuple(let two)):
      one === two || one.elements.count < 1_000 && isEqual(to: other) || one.hasElements(of: two)
    case (.stream(let one), .stream(let two)): one === two
    default: isEqual(to: other)
    }
  }
}

extension ArrayBox {
  /// Returns whether both have their elements in the same memory: one box was made of the other.
  fileprivate func hasElements(of other: ArrayBox) -> Bool {
    elements.count == other.elements.count
      && elements.withUnsafeBufferPointer { own in
        other.elements.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
      }
  }
}

/// The effects of events.
extension Trace {
  /// Returns the events that an event is a cause of, in order.
  public func effects(of number: Int) -> [Int] {
    if effectsOfEvents.count < events.count {
      effectsOfEvents = Array(repeating: [], count: events.count)
      for event in events.indices {
        for cause in causes(of: event) where cause < event { effectsOfEvents[cause].append(event) }
      }
    }
    return effectsOfEvents[number]
  }

  /// Returns the event that led to a subscription: the value that it was made of, or the end that it follows; `nil` if
  /// it belongs to the beginning.
  public func opener(of subscription: Subscription) -> Int? {
    var cause = events[subscription.opening].cause
    while let event = cause, events[event].kind == .subscribed { cause = events[event].cause }
    return cause
  }
}
