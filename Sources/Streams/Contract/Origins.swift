/// The streams that the subscribers of a world run, for observers of the run.
public final class Origins {
  private typealias Entry = (subscriber: Subscriber, stream: Stream)?

  /// Each with its subscriber, which keeps its identity; forgotten entries are `nil`.
  private var known: [ObjectIdentifier: Entry] = [:]
  private var most = 256
  /// Where forgetting goes on.
  private var place: Dictionary<ObjectIdentifier, Entry>.Index?

  /// Nothing is known yet.
  public init() {}

  /// The stream whose running half a subscriber is.
  public subscript(subscriber: Subscriber) -> Stream? { known[ObjectIdentifier(subscriber)]??.stream }

  /// Notes the stream whose running half a subscriber is.
  func note(_ stream: Stream, of subscriber: Subscriber?) {
    guard let subscriber else { return }
    known[ObjectIdentifier(subscriber)] = (subscriber, stream)
    guard known.count > most else { return }
    known = known.filter { $0.value?.subscriber.isDisposed == false }
    most = max(256, known.count * 2)
  }

  /// Forgets all, as long as it may go on, which is asked now and then; nothing is noted any more.
  ///
  /// - Returns: Whether all is forgotten.
  func forgetAll(while goesOn: () -> Bool) -> Bool {
    var place = place ?? known.startIndex
    var count = 0
    // In place: a dictionary that loses its keys moves the others about.
    while place != known.endIndex {
      known.values[place] = nil
      known.formIndex(after: &place)
      count &+= 1
      if count & 255 == 0, !goesOn() {
        self.place = place
        return false
      }
    }
    self.place = nil
    known = [:]
    return true
  }
}
