// Values of any type need reflection, which Embedded Swift does not have.
#if !hasFeature(Embedded)
  /// Lanes built in Swift, event by event.
  ///
  ///     var output = Lane("output")
  ///     output.next(3, at: .milliseconds(100))
  ///     output.complete(at: .milliseconds(300))
  ///
  /// Times are counted from the start of the run, exact to the nanosecond.
  extension Lane {
    /// Creates a lane without events that is still open.
    public init(_ name: String, role: Role = .result, subscribed: Duration = .zero) {
      self.init(name: name, role: role, subscribed: subscribed.nanoseconds)
    }

    /// Makes a lane of marble text, such as `-a-[bc]-|`. Its `^` is the subscription, and its `!` the disposal.
    ///
    /// - Parameters:
    ///   - name: The name of the lane.
    ///   - text: The marble text.
    ///   - role: The part that the lane plays in a picture.
    ///   - tick: The time that each sign of the text takes: more than nothing.
    ///   - values: The values of the marks; a mark that is not here is a string.
    ///   - error: The message of `#`.
    /// - Throws: A `MarbleTextError` with the place of the fault.
    public init(
      _ name: String, marbles text: String, role: Role = .input, tick: Duration = .milliseconds(100),
      values: [String: Any] = [:], error: String = "error"
    ) throws(MarbleTextError) {
      let read = try MarbleText.parse(text, kind: .lane, tick: max(1, tick.nanoseconds))
      self.init(
        name: name, role: role, subscribed: read.subscribed, end: read.disposed.map { .disposed($0) } ?? .open)
      for event in read.events {
        switch event.mark {
        case .value(.mark(let mark)): events.append(LaneEvent(time: event.time, value: values[mark] ?? mark))
        case .value(.quoted(let string)): events.append(LaneEvent(time: event.time, value: string))
        case .completed: end = .completed(event.time)
        case .error: end = .error(event.time, message: error)
        case .interrupted: end = .interrupted(event.time)
        }
      }
    }

    /// Adds a value.
    public mutating func next(_ value: Any, at time: Duration) {
      events.append(LaneEvent(time: time.nanoseconds, value: value))
    }

    /// Completes the stream.
    public mutating func complete(at time: Duration) { end = .completed(time.nanoseconds) }

    /// Fails the stream with an error, or with a message.
    public mutating func fail(_ error: Any, at time: Duration) {
      end = .error(time.nanoseconds, message: error as? String ?? String(describing: error))
    }

    /// Interrupts the stream.
    public mutating func interrupt(at time: Duration) { end = .interrupted(time.nanoseconds) }

    /// Disposes of the subscription.
    public mutating func dispose(at time: Duration) { end = .disposed(time.nanoseconds) }
  }

  extension Lane {
    /// Returns the lane with every time at the nearest multiple of a step, for the times of a real clock.
    ///
    /// A step of zero or less changes no time.
    public func rounded(to step: Duration) -> Lane {
      let step = step.nanoseconds
      guard step > 0 else { return self }
      func round(_ time: Int64) -> Int64 {
        let remainder = time % step
        let rest = remainder < 0 ? remainder + step : remainder
        let (below, isTooEarly) = time.subtractingReportingOverflow(rest)
        let (above, isTooLate) = below.addingReportingOverflow(step)
        if rest < step - rest { return isTooEarly ? time : below }
        return isTooLate ? time : above
      }
      var lane = self
      lane.subscribed = round(subscribed)
      lane.emitted = emitted.map(round)
      for index in events.indices { lane.events[index].time = round(events[index].time) }
      switch end {
      case .completed(let time): lane.end = .completed(round(time))
      case .error(let time, let message): lane.end = .error(round(time), message: message)
      case .interrupted(let time): lane.end = .interrupted(round(time))
      case .disposed(let time): lane.end = .disposed(round(time))
      case .open, .cut: break
      }
      return lane
    }

    /// Returns the lane as one line of marble text, which can be read back, such as `a = "-x-|", x: 1`.
    public func marbles(tick: Duration = .milliseconds(100)) -> String {
      MarbleLine(self, usualTick: max(1, tick.nanoseconds)).description
    }
  }

  extension Diagram {
    /// Returns the diagram as lines of text, each ended by a newline.
    public func text(width: Int = 80, ascii: Bool = false, tick: Duration = .milliseconds(100)) -> String {
      TextDiagram.render(self, options: .init(width: width, ascii: ascii, tick: max(1, tick.nanoseconds)))
    }

    /// Returns the diagram as a document of SVG, at most that many pixels wide.
    public func svg(width: Int = 960) -> String { SVGDiagram.render(self, options: .init(width: width)) }

    /// Returns the diagram as one JSON object on one line.
    public func json() -> String { JSONText.diagram(self) }
  }

  extension Duration {
    /// The whole nanoseconds of a duration, at most 292 years.
    var nanoseconds: Int64 {
      let (seconds, attoseconds) = components
      let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
      let (sum, overflowed) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
      return overflow || overflowed ? (seconds < 0 ? .min : .max) : sum
    }
  }
#endif
