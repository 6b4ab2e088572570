/// The arguments of a call in the forms that operators need, by the index of the parameter. An argument that is missing
/// or of another kind is `nil`, unless the operator needs it.
extension Call {
  func value(_ index: Int) -> Value? { arguments[index] }

  func int(_ index: Int) -> Int? {
    if case .int(let int)? = arguments[index] { int } else { nil }
  }

  func bool(_ index: Int) -> Bool? {
    if case .bool(let bool)? = arguments[index] { bool } else { nil }
  }

  func string(_ index: Int) -> String? {
    if case .string(let box)? = arguments[index] { box.text } else { nil }
  }

  func function(_ index: Int) -> Function? {
    if case .function(let function)? = arguments[index] { function } else { nil }
  }

  func scheduler(_ index: Int) -> SchedulerBox? {
    if case .scheduler(let scheduler)? = arguments[index] { scheduler } else { nil }
  }

  /// Returns a duration in nanoseconds.
  func duration(_ index: Int) -> Int? {
    if case .duration(let nanoseconds)? = arguments[index] { nanoseconds } else { nil }
  }

  /// Returns a duration in nanoseconds that is not below 0s, or 0 if the argument is omitted.
  func nonNegativeDuration(_ index: Int) throws(ErrorValue) -> Int {
    let nanoseconds = duration(index) ?? 0
    guard nanoseconds >= 0 else {
      throw ErrorValue("a duration cannot be below 0s, this is \(TimeText.format(nanoseconds))", place: place)
    }
    return nanoseconds
  }

  /// Returns the time between ticks in nanoseconds: longer than 0s, unless the dialect allows 0s.
  func period(_ index: Int) throws(ErrorValue) -> Int? {
    guard let period = duration(index) else { return nil }
    if dialect.rules.allowsPeriodOfZero { return max(0, period) }
    guard period > 0 else { throw ErrorValue("a period must be longer than 0s", place: place) }
    return period
  }

  /// Returns a count that is not below 0, or 0 if the argument is omitted.
  func count(_ index: Int) throws(ErrorValue) -> Int {
    let count = int(index) ?? 0
    guard count >= 0 else { throw ErrorValue("a count cannot be below 0, this is \(count)", place: place) }
    return count
  }

  /// Returns a closure that is called with `count` values, and in some dialects with the index of the call.
  func closure(_ index: Int, taking count: Int = 1) throws(ErrorValue) -> Closure {
    guard let closure = optionalClosure(index, taking: count) else {
      throw ErrorValue("a closure is needed", place: place)
    }
    return closure
  }

  /// Returns a closure that may be omitted.
  func optionalClosure(_ index: Int, taking count: Int = 1) -> Closure? {
    function(index).map { function in
      Closure(function, isIndexed: dialect.rules.closuresTakeIndex && function.parameterCount > count)
    }
  }

  /// Returns a closure that returns the same stream for every value.
  func constant(_ index: Int) throws(ErrorValue) -> Closure {
    Closure(ConstantFunction(.stream(try stream(index))), isIndexed: false)
  }

  /// Returns the way to make one value of several: the closure, or by default that of the dialect.
  func combiner(_ index: Int) throws(ErrorValue) -> Combiner {
    if let function = function(index) { return .made { values throws(ErrorValue) in try function.call(values) } }
    return switch dialect.rules.combinations {
    case .tuples: .tuple
    case .arrays: .array
    }
  }

  /// Returns the way to make one value of several streams; a dialect may have another for one list of them.
  func combiner(_ index: Int, ofStreams streams: Int) throws(ErrorValue) -> Combiner {
    if dialect.rules.listsCombineToArrays, function(index) == nil, receiver == nil,
      case .array(let box)? = value(streams), box.elements.count == 1, case .array = box.elements[0]
    {
      return .array
    }
    return try combiner(index)
  }

  /// Returns pairs of a time and a value or event, in the order of time; equal times keep their order.
  func timedEvents(_ index: Int) throws(ErrorValue) -> [TimedEvent] {
    guard case .array(let box)? = value(index) else { return [] }
    var events: [TimedEvent] = []
    events.reserveCapacity(box.elements.count)
    for element in box.elements {
      guard case .tuple(let pair) = element, pair.elements.count == 2, case .duration(let time) = pair.elements[0]
      else {
        throw ErrorValue("each instant is a pair of a time and a value: (500ms, \"a\")", place: place)
      }
      if case .event(let event) = pair.elements[1] {
        events.append(TimedEvent(time: time, event: event))
      } else {
        events.append(TimedEvent(time: time, event: EventBox(.next, pair.elements[1])))
      }
    }
    let isInOrder = zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time }
    guard isInOrder else { throw ErrorValue("instants must be in the order of time", place: place) }
    return events
  }

  /// Returns a debounce window: a duration, or a closure or stream whose first value ends it.
  func debounceWindow(_ index: Int) throws(ErrorValue) -> DebounceWindow {
    switch value(index) {
    case .duration?: .time(try nonNegativeDuration(index))
    case .stream?: .stream(try constant(index))
    default: .stream(try closure(index))
    }
  }

  /// Returns the time or stream that separates two runs of a source.
  func pause(_ index: Int) -> Pause {
    switch value(index) {
    case .duration(let nanoseconds)?: .time(nanoseconds)
    case .function(let function)?: .stream(function)
    case .stream(let stream)?: .stream(ConstantFunction(.stream(stream)))
    default: .none
    }
  }

  /// Returns the moment at which a shared source begins anew: at once by default.
  func reset(_ index: Int) -> Reset {
    if let function = function(index) { return .notified(function) }
    return .always(bool(index) ?? true)
  }
}
