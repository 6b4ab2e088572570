extension LazySequence {
  /// The result of the closure of `bind`: the sequence for an element, and whether it is the last; `nil` ends at once.
  typealias Step = (sequence: LazySequence?, stops: Bool)

  /// Returns the elements of the sequences that a closure makes of each element, until it stops (RACSequence.m
  /// `bind:`). All other operations are made of this one.
  ///
  /// The closure is called once for an element, in order, so that it may count.
  func bind(_ block: @escaping (Value) throws(ErrorValue) -> Step) -> LazySequence {
    Self.bound(self, LazySequence.empty(), stopped: false, block)
  }

  private static func bound(
    _ values: LazySequence, _ current: LazySequence, stopped: Bool,
    _ block: @escaping (Value) throws(ErrorValue) -> Step
  ) -> LazySequence {
    DeferredSequence { world throws(ErrorValue) in
      var (values, current, stopped) = (values, current, stopped)
      while true {
        if let cell = try current.cell(in: world) {
          // Each sequence that is passed makes a cell of its own.
          guard world.countSteps(Charge.element.steps) else { return nil }
          return Cell(cell.head, bound(values, cell.tail, stopped: stopped, block))
        }
        guard !stopped, world.countStep(), let cell = try values.cell(in: world) else { return nil }
        let step = try block(cell.head)
        world.chargeValueWork()
        guard let sequence = step.sequence else { return nil }
        (values, current, stopped) = (cell.tail, sequence, step.stops)
      }
    }
  }

  private static func one(_ value: Value) -> LazySequence { ElementSequence([value]) }

  /// Returns the results of a closure for each element.
  public func map(_ transform: @escaping (Value) throws(ErrorValue) -> Value) -> LazySequence {
    bind { value throws(ErrorValue) in (Self.one(try transform(value)), false) }
  }

  /// Returns the elements that satisfy a predicate.
  public func filter(_ predicate: @escaping (Value) throws(ErrorValue) -> Bool) -> LazySequence {
    bind { value throws(ErrorValue) in (try predicate(value) ? Self.one(value) : .empty(), false) }
  }

  /// Returns the elements of the sequences that a closure makes, one sequence after the other.
  public func flattenMap(_ transform: @escaping (Value) throws(ErrorValue) -> LazySequence) -> LazySequence {
    bind { value throws(ErrorValue) in (try transform(value), false) }
  }

  /// Returns the first elements.
  public func take(_ count: Int) -> LazySequence {
    guard count > 0 else { return .empty() }
    var taken = 0
    return bind { value in
      taken += 1
      return (Self.one(value), taken == count)
    }
  }

  /// Returns all but the first elements.
  public func skip(_ count: Int) -> LazySequence {
    var skipped = 0
    return bind { value in
      if skipped >= count { return (Self.one(value), false) }
      skipped += 1
      return (.empty(), false)
    }
  }

  /// Returns the elements before the first whose predicate is not `continues`.
  public func take(
    while continues: Bool, _ predicate: @escaping (Value) throws(ErrorValue) -> Bool
  ) -> LazySequence {
    bind { value throws(ErrorValue) in (try predicate(value) == continues ? Self.one(value) : nil, false) }
  }

  /// Returns the elements from the first on whose predicate is not `skips`.
  public func skip(while skips: Bool, _ predicate: @escaping (Value) throws(ErrorValue) -> Bool) -> LazySequence {
    var isSkipping = true
    return bind { value throws(ErrorValue) in
      if isSkipping, try predicate(value) == skips { return (.empty(), false) }
      isSkipping = false
      return (Self.one(value), false)
    }
  }

  /// Returns each accumulation, without the start.
  public func scan(
    _ start: Value, _ reduce: @escaping (Value, Value) throws(ErrorValue) -> Value
  ) -> LazySequence {
    var running = start
    return bind { value throws(ErrorValue) in
      running = try reduce(running, value)
      return (Self.one(running), false)
    }
  }

  /// Returns the elements without those that equal the one before them.
  public func distinctUntilChanged() -> LazySequence {
    var last: Value?
    return bind { value in
      if let last, last.isEqual(to: value) { return (.empty(), false) }
      last = value
      return (Self.one(value), false)
    }
  }

  /// Returns these elements, then those of another sequence.
  public func concat(_ other: LazySequence) -> LazySequence {
    var isSecond = false
    return ElementSequence([.nil, .nil]).bind { _ in
      defer { isSecond = true }
      return (isSecond ? other : self, false)
    }
  }

  /// Pairs of elements, as long as both sequences have them.
  public func zip(_ other: LazySequence) -> LazySequence {
    DeferredSequence { world throws(ErrorValue) in
      guard let one = try self.cell(in: world), let two = try other.cell(in: world) else { return nil }
      guard world.countSteps(Charge.element.steps) else { return nil }
      return Cell(.tuple([one.head, two.head]), one.tail.zip(two.tail))
    }
  }

  /// Returns all elements, which are made now.
  public func array(in world: World) throws(ErrorValue) -> [Value] {
    var elements: [Value] = []
    var rest = self
    while let cell = try rest.cell(in: world) {
      elements.append(cell.head, in: world)
      rest = cell.tail
      guard elements.count <= 10_000_000, world.countStep() else {
        throw ErrorValue("the sequence is too long for an array: it has more than \(elements.count - 1) elements")
      }
    }
    // After a budget has ended the run, a sequence only seems to be at its end.
    guard !world.isStopped else { throw ErrorValue.endOfRun }
    return elements
  }
}
