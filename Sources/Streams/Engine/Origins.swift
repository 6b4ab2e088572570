/// The streams that the subscribers of a world run, for whoever looks at a run from outside.
public final class Origins {
  /// Each with its subscriber, so that its identity stands.
  private var known: [ObjectIdentifier: (subscriber: Subscriber, stream: Stream)] = [:]
  private var most = 256

  /// Nothing is known yet.
  public init() {}

  /// The stream whose running half a subscriber is.
  public subscript(subscriber: Subscriber) -> Stream? { known[ObjectIdentifier(subscriber)]?.stream }

  /// Notes the stream whose running half a subscriber is.
  func note(_ stream: Stream, of subscriber: Subscriber?) {
    guard let subscriber else { return }
    known[ObjectIdentifier(subscriber)] = (subscriber, stream)
    guard known.count > most else { return }
    known = known.filter { !$0.value.subscriber.isDisposed }
    most = max(256, known.count * 2)
  }

  /// Forgets all, and hands it to whoever lets go of it.
  func takeAll() -> [(subscriber: Subscriber, stream: Stream)] {
    let all = Array(known.values)
    known = [:]
    return all
  }
}
