import Streams

/// The stream that a binding follows: an error of it ends the run, as it ends an app (RxCocoa's bindings).
final class FatalErrorStream: Stream {
  private let source: Stream
  private let target: String
  private let placeOfBinding: SourcePlace

  /// - Parameter target: The name of the target of the binding, for the message.
  init(_ source: Stream, _ target: String, _ place: SourcePlace) {
    self.source = source
    self.target = target
    placeOfBinding = place
    super.init()
    inputs = [.stream(source)]
    sourceText = source.displayName
  }

  override func run(for subscriber: Subscriber, in world: World) {
    source.subscribe(FatalErrorSubscriber(subscriber, target, placeOfBinding, world), in: world)
  }
}

private final class FatalErrorSubscriber: OperatorSubscriber {
  private let target: String
  private let place: SourcePlace
  private let world: World

  init(_ downstream: Subscriber, _ target: String, _ place: SourcePlace, _ world: World) {
    self.target = target
    self.place = place
    self.world = world
    super.init(downstream)
  }

  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    let help = "bindings take streams that cannot fail: put catchAndReturn or catch before it"
    world.end(
      .fault(
        ErrorValue("an error reached \(target), and the app would crash here: \(error.text)", place: place, help: help))
    )
    dispose()
  }
}
