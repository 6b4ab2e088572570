import Testing

@testable import Streams

/// The contents of a world are freed in pieces.
@Suite struct DepartureTests {
  private final class Listener: Subscriber {
    let onEnd: () -> Void
    init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
    override func cleanUp() { onEnd() }
  }

  @Test func originsAreForgottenInPieces() {
    let origins = Origins()
    let stream = Stream()
    for _ in 0..<10_000 { origins.note(stream, of: Subscriber()) }
    let last = Subscriber()
    origins.note(stream, of: last)
    var pieces = 1
    while !origins.forgetAll(while: { false }) { pieces += 1 }
    #expect(pieces == 10_001 / 256 + 1)
    #expect(origins[last] == nil)
  }

  /// Subscribers that listen to themselves in the end are freed as well, each once.
  @Test func whoListensToItself() {
    let world = World()
    var ended: [String] = []
    let first = Listener { ended.append("first") }
    let second = Listener { ended.append("second") }
    let third = Listener { ended.append("third") }
    first.attach(second)
    second.attach(third)
    third.attach(first)
    world.keep(first)
    #expect(WorldDeparture(of: world).goOn { true })
    #expect(ended == ["third", "first", "second"])
  }

  /// However many streams an operator listens to, it is asked often whether the disposal of them may go on.
  @Test func anOperatorOfManyStreams() {
    let world = World()
    let combining = CombiningSubscriber(Listener {})
    let inner = (0..<3_000).map { _ in InnerSubscriber(combining) }
    world.keep(combining.downstream)
    let departure = WorldDeparture(of: world)
    #expect(!departure.goOn { false })
    let gone = inner.count { $0.isDisposed }
    #expect(gone > 0 && gone < 256)
    #expect(departure.goOn { true })
    #expect(inner.allSatisfy(\.isDisposed) && combining.isDisposed)
  }
}
