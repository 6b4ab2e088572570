/// The streams that the subscribers of a world run, for observers of the run.
public final class Origins {
  private typealias Entry = (subscriber: Subscriber, stream: Stream)?

  /// The stream of each subscriber, with the subscriber, whose identity must stay unique; removed entries are `nil`.
  private var known: [ObjectIdentifier: Entry] = [:]
  private var most = 256
  /// The position at which the removal continues.
  private var place: Dictionary<ObjectIdentifier, Entry>.Index?

  /// Creates an empty table.
  public init() {}

  /// The stream that a subscriber runs.
  public subscript(subscriber: Subscriber) -> Stream? { known[ObjectIdentifier(subscriber)]??.stream }

  /// Notes the stream that a subscriber runs.
  func note(_ stream: Stream, of subscriber: Subscriber?) {
    guard let subscriber else { return }
    known[ObjectIdentifier(subscriber)] = (subscriber, stream)
    guard known.count > most else { return }
    known = known.filter { $0.value?.subscriber.isDisposed == false }
    most = max(256, known.count * 2)
  }

  /// Removes all entries as long as a closure returns true, which is called now and then, and adds no more.
  ///
  /// - Returns: Whether all entries are removed.
  func forgetAll(while goesOn: () -> Bool) -> Bool {
    var place = place ?? known.startIndex
    var count = 0
    // The values are set to `nil`: removing a key would move others.
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
