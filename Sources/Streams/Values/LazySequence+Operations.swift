extension LazySequence {
  /// The closure of `bind`: it gives the elements that stand for one; `nil` ends the sequence.
  typealias Step = (sequence: LazySequence?, stops: Bool)

  /// The operation of which all others are made (RACSequence.m `bind:`): the elements of the sequences that the closure
  /// makes of each element, until it stops.
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
          // Each sequence that it passes makes a cell of its own.
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

  /// The result of the closure for each element.
  public func map(_ transform: @escaping (Value) throws(ErrorValue) -> Value) -> LazySequence {
    bind { value throws(ErrorValue) in (Self.one(try transform(value)), false) }
  }

  /// The elements for which the closure says true.
  public func filter(_ predicate: @escaping (Value) throws(ErrorValue) -> Bool) -> LazySequence {
    bind { value throws(ErrorValue) in (try predicate(value) ? Self.one(value) : .empty(), false) }
  }

  /// The elements of the sequences that the closure makes, one after the other.
  public func flattenMap(_ transform: @escaping (Value) throws(ErrorValue) -> LazySequence) -> LazySequence {
    bind { value throws(ErrorValue) in (try transform(value), false) }
  }

  /// The first elements.
  public func take(_ count: Int) -> LazySequence {
    guard count > 0 else { return .empty() }
    var taken = 0
    return bind { value in
      taken += 1
      return (Self.one(value), taken == count)
    }
  }

  /// All but the first elements.
  public func skip(_ count: Int) -> LazySequence {
    var skipped = 0
    return bind { value in
      if skipped >= count { return (Self.one(value), false) }
      skipped += 1
      return (.empty(), false)
    }
  }

  /// The elements before the first for which the closure does not say `continues`.
  public func take(
    while continues: Bool, _ predicate: @escaping (Value) throws(ErrorValue) -> Bool
  ) -> LazySequence {
    bind { value throws(ErrorValue) in (try predicate(value) == continues ? Self.one(value) : nil, false) }
  }

  /// The elements from the first on for which the closure does not say `skips`.
  public func skip(while skips: Bool, _ predicate: @escaping (Value) throws(ErrorValue) -> Bool) -> LazySequence {
    var isSkipping = true
    return bind { value throws(ErrorValue) in
      if isSkipping, try predicate(value) == skips { return (.empty(), false) }
      isSkipping = false
      return (Self.one(value), false)
    }
  }

  /// Each accumulation, without the start.
  public func scan(
    _ start: Value, _ reduce: @escaping (Value, Value) throws(ErrorValue) -> Value
  ) -> LazySequence {
    var running = start
    return bind { value throws(ErrorValue) in
      running = try reduce(running, value)
      return (Self.one(running), false)
    }
  }

  /// The elements without those that equal the one before them.
  public func distinctUntilChanged() -> LazySequence {
    var last: Value?
    return bind { value in
      if let last, last.isEqual(to: value) { return (.empty(), false) }
      last = value
      return (Self.one(value), false)
    }
  }

  /// These elements, then those of another sequence.
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

  /// All elements, asked for now.
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
    // Where a budget has ended the run there only seems to be no more.
    guard !world.isStopped else { throw ErrorValue.endOfRun }
    return elements
  }
}
