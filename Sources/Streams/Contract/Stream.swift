/// A stream: a recipe that each subscription runs anew, or a source that is driven from outside.
///
/// Streams are values: a stream is described by the events that it passes to a subscriber. It refers to the operator
/// that made it and to that operator's inputs, which form the operator graph.
open class Stream {
  /// The name of the first variable that was declared for it.
  public final var name: String? {
    didSet { if name != nil { isLookedAt = true } }
  }
  /// Whether a recorder observes its subscriptions, because it has a name or a picture shows it. It is never reset.
  public final var isLookedAt = false
  /// The catalogue's entry that made it.
  public final var operatorEntry: Operator?
  /// The library's type whose member made it, such as `Single`; the language sets it.
  public final var typeName: String?
  /// The inputs of the entry, beginning with its receiver if it has one.
  public final var inputs: [Value] = []
  /// The place of its call in the source.
  public final var place: Place?
  /// The call as it was written, for titles and rules of diagrams; the language sets it.
  public final var sourceText: String?
  /// The object of a class of the code that extends the stream's class.
  public final var object: ObjectBox?
  /// Whether it replaces a stream of an app that is not in the code. Pictures show none of the streams it is made of.
  public final var isStandIn = false
  /// Whether it announces its subscription as publishers of Combine do: from the source down, before the demand.
  public final var announcesSubscription = false
  /// Whether it sends an event only when its subscriber requests one.
  public final var isPulled = false
  /// The height of the pipeline of operators that ends with it.
  public final var depth = 0
  /// The order of creation, which is the order in the code.
  public final var serial = 0

  /// The number of the latest world that has started all of its self-starting sources, if none can be added.
  public final var settledIn = 0

  /// Creates a stream without an operator, a name or inputs.
  public init() {}

  /// The name of this kind of stream in messages.
  open var kindName: String { "a stream" }

  /// Whether `start` is called at the beginning of a world or of its scene (`hot`, `replay`).
  open var startsItself: Bool { false }

  /// Begins in a world, if it starts by itself.
  open func start(in world: World) {}

  /// Whether a script drives it from outside (a subject, a property): it belongs to the scene that made it.
  open var isDrivenFromOutside: Bool { false }

  /// Whether it is a property: a subscriber receives a value during the subscribing call.
  open var isProperty: Bool { false }
  /// Whether code awaits it: it runs without a subscriber, as a promise does.
  open var isAwaited: Bool { false }
  /// Whether it runs work for the values that are sent to it, as a command does.
  open var runsWork: Bool { false }

  /// Whether it sends the state of a command's work, which is no value that waits.
  open var tellsOfWork: Bool { false }

  /// Returns the work that it has begun in a world and that has not ended.
  open func work(in world: World) -> [RunningWork] { [] }

  /// The other end of a channel, if it is one end: values that are sent there come out here.
  open var otherEnd: Stream? { nil }

  /// The values that it sends during the subscribing call before it completes, if they are known beforehand.
  open var knownValues: [Value]? { nil }

  /// The inputs that decide whether it can run on its own.
  open var reachableInputs: [Value] { inputs }

  /// Calls an observer for every event that is sent from outside. Returns false if there are no such events.
  open func observe(_ observer: @escaping (EventBox) -> Void) -> Bool { false }

  /// The members that only this kind of stream has: `s.send(1)`, `command.execute(x)`.
  open var members: [StreamMember] { [] }

  /// This stream as a target of events, if it is one.
  open var asEventTarget: (any EventTarget)? { nil }

  /// The value that it has before anything is sent to it; `nil` if it has none.
  open var initialValue: Value? { nil }

  /// This stream as the left side of `<~`, if it can be that.
  open var asBindingTarget: (any BindingTarget)? { nil }

  /// Ends it, as nothing sends to it any more: where a library has sources that end with their last owner.
  open func loseOwner(in world: World) { asEventTarget?.sendInterrupted(in: world) }

  /// Returns the memory of its values in a world, for later subscribers; `nil` for most streams.
  open func memory(in world: World) -> SharedMemory? { nil }

  /// Runs the recipe for one subscriber. Subclasses override it.
  open func run(for subscriber: Subscriber, in world: World) {}

  /// Subscribes. Events may arrive before this returns.
  @inline(__always)
  public final func subscribe(_ subscriber: Subscriber, in world: World) {
    if isPulled != subscriber.pace.isPulled { return join(subscriber, in: world) }
    subscribe(subscriber, in: world) { listener in
      if world.planner?.run(self, for: listener, in: world) != true { run(for: listener, in: world) }
    }
  }

  /// Subscribes in the same way, but runs the recipe in another.
  @inline(__always)
  final func subscribe(_ subscriber: Subscriber, in world: World, by runRecipe: (Subscriber) -> Void) {
    // After the end of a run nothing is built: a graph with shared parts would be walked for ever.
    guard world.enter(), !world.isStopped else { return world.leave() }
    world.beginSubscribing()
    defer {
      world.endSubscribing()
      world.leave()
    }
    world.charge(.subscription)
    var listener = subscriber
    if isLookedAt, let tap = world.recorder?.tap(self, for: subscriber, in: world) { listener = tap }
    runRecipe(listener)
    world.origins?.note(self, of: listener.upstream)
  }

  /// Whether operators make streams of this kind for their own use.
  open var canBePart: Bool { false }

  /// Whether this stream is only a part of an operator: it is not written in the script, and no picture shows it.
  public final var isPart: Bool {
    canBePart && name == nil && operatorEntry == nil
  }

  /// The name of the stream when it is printed as a value.
  public final var displayName: String { name ?? sourceText ?? operatorEntry?.name ?? "stream" }
}

/// A stream whose recipe is a closure.
final class RecipeStream: Stream {
  private let recipe: (Subscriber, World) -> Void

  init(_ recipe: @escaping (Subscriber, World) -> Void) { self.recipe = recipe }

  override var canBePart: Bool { true }

  override func run(for subscriber: Subscriber, in world: World) { recipe(subscriber, world) }
}

/// The running half of a source. It counts as a live subscription.
open class SourceSubscriber: OperatorSubscriber {
  /// The world of the run.
  public final let world: World
  /// The stream that it runs, for messages.
  public internal(set) final var stream: Stream?

  /// Creates a subscriber that sends to `downstream`.
  public init(_ downstream: Subscriber, _ world: World, _ stream: Stream? = nil) {
    self.world = world
    self.stream = stream
    super.init(downstream)
    world.subscribed(stream)
    if level > World.highLevel { world.weigh(level: Int(level)) }
  }

  /// Sends a value and counts it. Returns false if the source may stop.
  @inline(__always)
  public final func emit(_ value: Value) -> Bool {
    guard !isDisposed, world.countEvent(by: stream?.displayName) else { return false }
    downstream.next(value)
    return !isDisposed
  }

  /// Counts the end of the subscription. Subclasses that override it call it.
  open override func cleanUp() { world.unsubscribed() }

  open override var treatment: Treatment { .source }
}
