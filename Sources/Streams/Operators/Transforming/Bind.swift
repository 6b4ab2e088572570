extension Operator {
  static let bind = Operator(
    "bind", elsewhere: ["ReactiveObjC": "-bind:"],
    theme: .transforming, [.function("block", 2)],
    summary:
      "Runs the stream that the closure makes of each value, until the closure says stop: what others are made of.",
    details: """
      The closure gives a stream; nil ends the source. Calling its second parameter, stop(), or giving a pair \
      (stream, true), runs that stream and ends the source. All streams run at once; bind completes when the source \
      is over and all of them have completed; the first error ends all. A closure without parameters is called once \
      for each subscription and gives the closure for the values, with variables of its own (RAC's block of a block).
      """,
    example: "from([1, 2, 3]).bind { x, stop in if x == 2 { stop() }; just(x * 10) }"
  ) { call throws(ErrorValue) in
    guard let block = call.function(0) else { throw ErrorValue("'bind' needs a closure", place: call.place) }
    let dialect = call.dialect
    return binding(try call.source()) { () throws(ErrorValue) in
      var block = block
      if block.parameterCount == 0 {
        guard case .function(let binding) = try block.call([]) else {
          throw ErrorValue("a closure without parameters gives 'bind' the closure for the values", place: block.place)
        }
        block = binding
      }
      return { value throws(ErrorValue) in try BindStep(calling: block, with: value, in: dialect) }
    }
  }

  /// RAC's `bind:`: `makeBlock` is called for each subscription, what it makes for each value.
  static func binding(_ source: Stream, _ makeBlock: @escaping () throws(ErrorValue) -> BindBlock) -> Stream {
    RecipeStream { subscriber, world in
      do throws(ErrorValue) {
        source.subscribe(BindSubscriber(subscriber, world, try makeBlock()), in: world)
      } catch {
        SourceSubscriber(subscriber, world).fail(error)
      }
    }
  }
}

/// What `bind` does with a value.
typealias BindBlock = (Value) throws(ErrorValue) -> BindStep

/// A stream to run, where there is one, and whether the source is to end; it also ends where there is none.
struct BindStep {
  let stream: Stream?
  let stops: Bool

  init(_ stream: Stream?, stops: Bool = false) {
    self.stream = stream
    self.stops = stops || stream == nil
  }

  fileprivate init(calling block: Function, with value: Value, in dialect: Dialect) throws(ErrorValue) {
    var stops = false
    var result: Value
    if block.parameterCount > 1 {
      let stop = NativeFunction(parameterCount: 0) { _ in
        stops = true
        return .nil
      }
      result = try block.call(value, .function(stop))
    } else {
      result = try block.call(value)
    }
    if case .tuple(let pair) = result, pair.elements.count == 2, case .bool(let isLast) = pair.elements[1] {
      result = pair.elements[0]
      stops = stops || isLast
    }
    do throws(ErrorValue) {
      self.init(result.isNil ? nil : try result.asStream(in: dialect), stops: stops)
    } catch {
      throw error.at(block.place)
    }
  }
}

/// RACSignal.m `bind:`: the source and the streams made of its values, counted until all are over.
private final class BindSubscriber: CombiningSubscriber {
  private let world: World
  private let block: BindBlock
  private var running = 0
  private var isSourceOver = false

  init(_ downstream: Subscriber, _ world: World, _ block: @escaping BindBlock) {
    self.world = world
    self.block = block
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed, !isSourceOver else { return }
    let step: BindStep
    do throws(ErrorValue) {
      step = try block(value)
    } catch {
      return fail(error)
    }
    if let stream = step.stream {
      running += 1
      world.recorder?.emitted(stream, to: self, in: world)
      stream.subscribe(InnerSubscriber(self), in: world)
    }
    if step.stops { finishSource() }
  }

  override func completed() { finishSource() }

  private func finishSource() {
    guard !isDisposed, !isSourceOver else { return }
    isSourceOver = true
    letGoOfUpstream()
    completeIfIdle()
  }

  override func completed(from inner: InnerSubscriber) {
    running -= 1
    completeIfIdle()
  }

  private func completeIfIdle() {
    if isSourceOver, running == 0 { complete() }
  }
}
