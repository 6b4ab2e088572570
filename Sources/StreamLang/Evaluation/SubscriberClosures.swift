/// The closures that a subscriber calls.
package struct SubscriberClosures {
  package var next: FunctionValue?
  /// The closures of the code, where the others only call them.
  package var written: [FunctionValue] = []
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
