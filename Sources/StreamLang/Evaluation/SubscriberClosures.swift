/// The closures that a subscriber calls.
package struct SubscriberClosures {
  package var next: FunctionValue?
  /// The one closure for all events that the others call.
  package var event: FunctionValue?
  package var error: FunctionValue?
  package var completed: FunctionValue?
  package var interrupted: FunctionValue?
  /// Called when the subscription is over, after the end has been delivered.
  package var disposed: FunctionValue?

  package init(
    next: FunctionValue? = nil, error: FunctionValue? = nil, completed: FunctionValue? = nil,
    interrupted: FunctionValue? = nil, disposed: FunctionValue? = nil
  ) {
    self.next = next
    self.error = error
    self.completed = completed
    self.interrupted = interrupted
    self.disposed = disposed
  }
}
