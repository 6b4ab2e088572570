/// Values that are sent during the subscribing call, one a turn, then the completion in a turn of its own.
final class TurnTakingStream: Stream {
  private let makeGenerator: () -> () throws(ErrorValue) -> Value?

  /// - Parameter makeGenerator: Makes, for each subscription, a closure that returns the next value or `nil`.
  init(_ makeGenerator: @escaping () -> () throws(ErrorValue) -> Value?) { self.makeGenerator = makeGenerator }

  override var canBePart: Bool { true }

  override func run(for subscriber: Subscriber, in world: World) {
    world.takeTurnLater(TurnTakingSubscriber(subscriber, world, self, makeGenerator()))
  }
}

private final class TurnTakingSubscriber: SourceSubscriber, TurnTaking {
  private let generate: () throws(ErrorValue) -> Value?

  init(
    _ downstream: Subscriber, _ world: World, _ stream: Stream, _ generate: @escaping () throws(ErrorValue) -> Value?
  ) {
    self.generate = generate
    super.init(downstream, world, stream)
  }

  func takeTurn() {
    guard !isDisposed else { return }
    do throws(ErrorValue) {
      guard let value = try generate() else { return complete() }
      if emit(value) { world.takeTurnLater(self) }
    } catch {
      fail(error)
    }
  }
}

extension Call {
  /// Returns a stream of values that are known beforehand, in the way the dialect sends a sequence.
  func sequence(_ elements: [Value]) -> Stream {
    guard dialect.rules.sequencesTakeTurns else { return SequenceStream(elements) }
    return TurnTakingStream {
      var position = 0
      return { () throws(ErrorValue) in
        guard position < elements.count else { return nil }
        position += 1
        return elements[position - 1]
      }
    }
  }

  /// Returns a stream of consecutive integers, in the way the dialect sends a sequence.
  func counting(from first: Int, count: Int) -> Stream {
    guard dialect.rules.sequencesTakeTurns else { return CountingStream(from: first, count: count) }
    let place = place
    return TurnTakingStream {
      var position = 0
      return { () throws(ErrorValue) in
        guard position < count else { return nil }
        let (integer, overflow) = first.addingReportingOverflow(position)
        if overflow { throw ErrorValue("the integers of a range end at \(Int.max)", place: place) }
        position += 1
        return .int(integer)
      }
    }
  }
}
