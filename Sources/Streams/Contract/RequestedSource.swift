/// A source that sends its events one by one, each when it is requested.
class RequestedSource: SourceSubscriber {
  private var isRequested = false
  private var isSending = false

  /// Sends the next event, if there is one.
  func sendNext() {}

  /// Sends the next event. A request that comes while an event is sent is answered after it, without recursion.
  override func request() {
    isRequested = true
    guard !isSending else { return }
    isSending = true
    while isRequested, !isDisposed, !world.isStopped {
      isRequested = false
      sendNext()
    }
    isSending = false
  }
}
