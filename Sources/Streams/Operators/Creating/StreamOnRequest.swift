/// A stream that makes an element at each request.
public final class StreamOnRequest: Stream {
  /// A function that gives the next element, or nil at the end.
  typealias Next = () throws(ErrorValue) -> Value?

  private let begin: (World) -> Next

  /// - Parameter begin: A closure that gives the function for one subscription.
  init(_ begin: @escaping (World) -> Next = { _ in { () throws(ErrorValue) in nil } }) {
    self.begin = begin
    super.init()
    isPulled = true
  }

  /// Creates a stream of elements that are there.
  public convenience init(elementsOf sequence: LazySequence) {
    self.init { world in
      var rest = sequence
      return { () throws(ErrorValue) in
        guard let cell = try rest.cell(in: world) else { return nil }
        rest = cell.tail
        return cell.head
      }
    }
    serial = Stream.nextSerial()
  }

  public override func run(for subscriber: Subscriber, in world: World) {
    _ = OnRequestSubscriber(subscriber, world, self, begin(world))
  }
}

private final class OnRequestSubscriber: RequestedSource {
  private let make: StreamOnRequest.Next

  init(_ downstream: Subscriber, _ world: World, _ stream: Stream, _ make: @escaping StreamOnRequest.Next) {
    self.make = make
    super.init(downstream, world, stream)
  }

  override func sendNext() {
    do throws(ErrorValue) {
      if let value = try make() { _ = emit(value) } else { complete() }
    } catch {
      fail(error)
    }
  }

  /// Its elements are there already, so cancellation does not concern it.
  override func cancelTask() {}
}
