import Streams

/// A closure's stream that is made of constants alone, `{ interval(1s).take(3) }`: what was made in an earlier call is
/// given again, as long as nobody has kept it.
///
/// Such a stream can be told from another only by who holds it: one that was given a name, was drawn or stands in a
/// variable is never given again.
final class ConstantStreamNode: Node {
  private let made: Node
  private let context: EvaluationContext
  /// The streams of earlier calls: two, since one may still be running when its successor is made.
  private var older: Stream?
  private var newer: Stream?
  /// How many streams a call makes, its own included.
  private var streamsMade = 0

  private init(_ made: Node, _ context: EvaluationContext) {
    self.made = made
    self.context = context
    super.init(made.place)
  }

  /// The expression of a closure, which is this where that is possible.
  static func around(_ expression: Node, _ context: EvaluationContext) -> Node {
    expression.isConstantStream && context.settings.takesFastPaths
      ? ConstantStreamNode(expression, context) : expression
  }

  /// The stream of an earlier call, where nobody has kept it.
  func earlierStream() -> Stream? {
    if isKnownUniquelyReferenced(&newer), let newer, !newer.isLookedAt { return newer }
    guard isKnownUniquelyReferenced(&older), let older, !older.isLookedAt else { return nil }
    swap(&self.older, &newer)
    return older
  }

  /// The stream of an earlier call, counted as a call that calls nothing itself; nothing where none is free, or where a
  /// budget must be looked at first.
  func streamOfLeafCall() -> Stream? {
    guard let stream = earlierStream() else { return nil }
    let world = context.world
    guard world.countsLeafCall() else { return nil }
    countAsMade(in: world)
    return stream
  }

  /// What is given again counts towards the budgets, and in the order of streams, like what is made anew: what was done
  /// with values before is charged now, too.
  @inline(__always)
  private func countAsMade(in world: World) {
    Stream.countAsMade(streamsMade)
    world.chargeValueWork()
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    if let stream = earlierStream() {
      countAsMade(in: context.world)
      return .stream(stream)
    }
    let before = Stream.serial
    let value = try made.evaluate(frame)
    streamsMade = Stream.serial - before
    older = newer
    if case .stream(let stream) = value, stream.isMereRecipe { newer = stream } else { newer = nil }
    return value
  }
}
