extension Operator {
  static let bind = Operator(
    "bind", theme: .transforming, [.function("block", 2)],
    summary:
      "Runs the stream that the closure makes of each value, until the closure says stop: what others are made of.",
    details: """
      The closure gives a stream; nil ends the source. Calling its second parameter, stop(), or giving a pair \
      (stream, true), runs that stream and ends the source. All streams run at once; bind completes when the source \
      is over and all of them have completed; the first error ends all. A closure without parameters may give the \
      closure for the values: it is called once for each subscription, and has variables for it (RAC's two blocks).
      """,
    keywords: ["绑定"],
    example: "from([1, 2, 3]).bind { x, stop in if x == 2 { stop() }; just(x * 10) }"
  ) { call throws(ErrorValue) in
    guard let block = call.function(0) else { throw ErrorValue("'bind' needs a closure", place: call.place) }
    let dialect = call.dialect
    return binding(try call.source()) {
      var binding = block
      return { value throws(ErrorValue) in
        if binding === block, block.parameterCount == 0 {
          let result = try block.call([])
          guard case .function(let inner) = result else { return try BindStep(result, in: dialect) }
          binding = inner
        }
        return try BindStep(calling: binding, with: value, in: dialect)
      }
    }
  }

  /// RAC's `bind:`: `makeBlock` is called for each subscription, and its result for each value.
  ///
  /// - Parameter loss: The words for a value that does not decide the result.
  static func binding(_ source: Stream, loss: String = "", _ makeBlock: @escaping () -> BindBlock) -> Stream {
    RecipeStream { subscriber, world in
      source.subscribe(BindSubscriber(subscriber, world, loss, makeBlock()), in: world)
    }
  }
}

/// The work of `bind` on a value.
typealias BindBlock = (Value) throws(ErrorValue) -> BindStep

/// A stream to run, if there is one, and whether the source ends; it also ends if there is no stream.
struct BindStep {
  let stream: Stream?
  let stops: Bool

  init(_ stream: Stream?, stops: Bool = false) {
    self.stream = stream
    self.stops = stops || stream == nil
  }

  fileprivate init(calling block: Function, with value: Value, in dialect: Dialect) throws(ErrorValue) {
    var stops = false
    let result: Value
    if block.parameterCount > 1 {
      let stop = NativeFunction(parameterCount: 0) { _ in
        stops = true
        return .nil
      }
      result = try block.call(value, .function(stop))
    } else {
      result = try block.call(value)
    }
    do throws(ErrorValue) {
      try self.init(result, stops: stops, in: dialect)
    } catch {
      throw block.explained(error, value)
    }
  }

  /// Creates a step from the result of a closure: a stream, nil, or a pair of one and whether that is the last.
  fileprivate init(_ result: Value, stops: Bool = false, in dialect: Dialect) throws(ErrorValue) {
    if case .tuple(let pair) = result, pair.elements.count == 2, case .bool(let isLast) = pair.elements[1] {
      let stream = pair.elements[0].isNil ? nil : try pair.elements[0].asStream(in: dialect)
      self.init(stream, stops: stops || isLast)
    } else {
      self.init(result.isNil ? nil : try result.asStream(in: dialect), stops: stops)
    }
  }
}

/// RACSignal.m `bind:`: counts the source and the streams made of its values until all have ended.
private final class BindSubscriber: CombiningSubscriber {
  private let world: World
  private let block: BindBlock
  private var running = 0
  private var isSourceOver = false
  private let loss: String

  init(_ downstream: Subscriber, _ world: World, _ loss: String, _ block: @escaping BindBlock) {
    self.loss = loss
    self.world = world
    self.block = block
    super.init(downstream)
  }

  override var treatment: Treatment { Treatment(.flattening, "passed on", loss: loss) }

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
