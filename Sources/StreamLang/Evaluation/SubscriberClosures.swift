/// The closures that a subscriber calls.
struct SubscriberClosures {
  var next: FunctionValue?
  var error: FunctionValue?
  var completed: FunctionValue?
  var interrupted: FunctionValue?
  /// Called when the subscription is over, after the end has been delivered.
  var disposed: FunctionValue?
}
