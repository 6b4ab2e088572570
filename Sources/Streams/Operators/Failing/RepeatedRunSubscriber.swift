/// Runs a source again and again. A run that is due during the subscribing call of the present one begins after that
/// call, so that runs that end at once do not deepen the stack.
class RepeatedRunSubscriber: CombiningSubscriber {
  final let world: World
  final let source: Stream
  private final var isSubscribing = false
  private(set) final var isDue = false
  private final var failure: ErrorValue?

  init(_ downstream: Subscriber, _ world: World, _ source: Stream) {
    self.world = world
    self.source = source
    super.init(downstream)
  }

  /// Begins the first run.
  func run() {
    repeat {
      isDue = false
      isSubscribing = true
      countAsAddedNow()
      source.subscribe(self, in: world)
      isSubscribing = false
      // A run counts as an event, because endless empty ones would never exceed another budget.
    } while isDue && !isDisposed && world.countEvent(by: source.displayName)
    guard let failure else { return }
    letGoOfUpstream()
    fail(failure)
  }

  /// Fails for good: RxSwift does so when the call has returned that subscribed the run, which it leaves before.
  final func fail(_ error: ErrorValue, _ rules: DialectRules) {
    if isSubscribing, rules.innerStreamsLeftFirst == .all { failure = error } else { fail(error) }
  }

  /// Begins the next run, after the present one has been subscribed.
  final func runAgain() {
    if isSubscribing {
      isDue = true
    } else if world.countEvent(by: source.displayName) {
      run()
    }
  }
}
