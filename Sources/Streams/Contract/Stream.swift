/// A stream: a recipe that each subscription runs anew, or something that is driven from outside.
///
/// Streams are values: a stream is described by the events that it passes to a subscriber. It knows the operator that
/// made it and that operator's inputs: that is the operator graph.
open class Stream {
  /// The name that the first `let` gave it.
  public final var name: String? {
    didSet { if name != nil { isLookedAt = true } }
  }
  /// Whether a recorder wants to hear of its subscriptions: it has a name, or a picture shows it. Stays set.
  public final var isLookedAt = false
  /// The catalogue's entry that made it.
  public final var operatorEntry: Operator?
  /// The type of a library by whose member it was made, such as `Single`; the language sets it.
  public final var typeName: String?
  /// The inputs of the entry: its receiver first, where it has one.
  public final var inputs: [Value] = []
  /// Where its call stands in the source.
  public final var place: Place?
  /// The call as it was written, for titles and rules of diagrams; the language sets it.
  public final var sourceText: String?
  /// Whether it stands for a stream of an app: nobody wrote the streams that it is made of, so no picture shows them.
  public final var isStandIn = false
  /// Whether it tells of its subscription as publishers of Combine do: from the source down, before the demand.
  public final var announcesSubscription = false
  /// How many operators stand above it, one on the other.
  public final var depth = 0
  /// Rises with every stream that is made: "in the order written".
  public final var serial = 0

  /// The number of the world in which all that begins by itself above it has begun, where nothing can be added to that.
  public final var settledIn = 0

  /// Makes a stream without an operator, a name or inputs.
  public init() {}

  /// The name of this kind of stream in messages.
  open var kindName: String { "a stream" }

  /// Whether it begins by itself when a world begins, or its scene (`hot`, `replay`): `start` is called then.
  open var startsItself: Bool { false }

  /// Begins in a world, where it starts by itself.
  open func start(in world: World) {}

  /// Whether a script drives it from outside (a subject, a property): it belongs to the scene in which it was made.
  open var isDrivenFromOutside: Bool { false }

  /// Whether it is a property: a subscriber receives a value inside the subscribing call.
  open var isProperty: Bool { false }
  /// Whether it runs work with the values that it is sent, as a command does.
  open var runsWork: Bool { false }

  /// Whether it tells of the work of a command: its state is no value that waits.
  open var tellsOfWork: Bool { false }

  /// The work that it has begun in a world and that has not ended.
  open func work(in world: World) -> [RunningWork] { [] }

  /// The other end, where it is an end of a channel: what is sent there comes out here.
  open var otherEnd: Stream? { nil }

  /// The values that it sends inside the subscribing call before it completes, where they are known beforehand.
  open var knownValues: [Value]? { nil }

  /// The inputs that decide whether it can run on its own.
  open var reachableInputs: [Value] { inputs }

  /// Tells every event that is sent from outside, from now on; false where nothing is sent from outside.
  open func observe(_ observer: @escaping (EventBox) -> Void) -> Bool { false }

  /// The members that only this kind of stream has: `s.send(1)`, `command.execute(x)`.
  open var members: [StreamMember] { [] }

  /// This stream, where events can be sent to it.
  open var asEventTarget: (any EventTarget)? { nil }

  /// The value that it has before anything is sent to it; nothing where it has none.
  open var initialValue: Value? { nil }

  /// This stream, where it can stand on the left of `<~`.
  open var asBindingTarget: (any BindingTarget)? { nil }

  /// The memory of what it sent in a world, for later subscribers; nothing for most streams.
  open func memory(in world: World) -> SharedMemory? { nil }

  /// Runs the recipe for one subscriber; subclasses say how.
  open func run(for subscriber: Subscriber, in world: World) {}

  /// Subscribes: events may arrive before this returns.
  @inline(__always)
  public final func subscribe(_ subscriber: Subscriber, in world: World) {
    subscribe(subscriber, in: world) { listener in
      if world.planner?.run(self, for: listener, in: world) != true { run(for: listener, in: world) }
    }
  }

  /// Subscribes as any subscription is made, with another way to run the recipe.
  @inline(__always)
  final func subscribe(_ subscriber: Subscriber, in world: World, by runRecipe: (Subscriber) -> Void) {
    // Where the run has ended nothing more is built: a graph that shares its parts would be walked for ever.
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

  /// Whether this stream is only a part of an operator: no script wrote it, and no picture shows it.
  public final var isPart: Bool {
    canBePart && name == nil && operatorEntry == nil
  }

  /// How the stream is called where it is printed as a value.
  public final var displayName: String { name ?? sourceText ?? operatorEntry?.name ?? "stream" }
}

/// A stream whose recipe is a closure.
final class RecipeStream: Stream {
  private let recipe: (Subscriber, World) -> Void

  init(_ recipe: @escaping (Subscriber, World) -> Void) { self.recipe = recipe }

  override var canBePart: Bool { true }

  override func run(for subscriber: Subscriber, in world: World) { recipe(subscriber, world) }
}

/// The running half of a source: it counts as a live subscription.
open class SourceSubscriber: OperatorSubscriber {
  /// The world in which it runs.
  public final let world: World
  /// The stream that it runs, for messages.
  public internal(set) final var stream: Stream?

  /// Begins to send to `downstream`.
  public init(_ downstream: Subscriber, _ world: World, _ stream: Stream? = nil) {
    self.world = world
    self.stream = stream
    super.init(downstream)
    world.subscribed(stream)
    if level > World.highLevel { world.weigh(level: Int(level)) }
  }

  /// Sends a value, counted; false when there is no point in going on.
  @inline(__always)
  public final func emit(_ value: Value) -> Bool {
    guard !isDisposed, world.countEvent(by: stream?.displayName) else { return false }
    downstream.next(value)
    return !isDisposed
  }

  /// Subclasses call this as well.
  open override func cleanUp() { world.unsubscribed() }

  open override var treatment: Treatment { .source }
}
