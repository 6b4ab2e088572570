import StreamLang
import Streams

/// A generator, as a generator function gives it: its body runs when the values are asked for.
final class GeneratorBox: JSBox {
  /// Is called with the function that takes each value.
  let body: FunctionValue
  private let context: EvaluationContext

  init(_ body: FunctionValue, in context: EvaluationContext) {
    self.body = body
    self.context = context
    super.init("Generator", in: context.objects)
  }

  override func inspected(_ level: JSText.Level) -> String { "Object [Generator] {}" }
  override func asStream() throws(ErrorValue) -> Value? {
    try stream(
      MemberCall(receiver: .nil, context: context, place: SourcePlace(source: 0, start: 0, end: 0))
    )
  }

  override var steps: Steps? { { () throws(ErrorValue) in try self.advance() } }
  override func elementsOfStream() throws(ErrorValue) -> [Value]? { try values(in: context) }

  override func element(at position: Int) throws(ErrorValue) -> Value? {
    while taken.count <= position, let next = try advance() { taken.append(next) }
    return taken.indices.contains(position) ? taken[position] : nil
  }

  /// The values that a pattern has taken.
  private var taken: [Value] = []

  /// The values as a stream: the body goes on for as long as there is an observer.
  func stream(_ call: MemberCall) throws(ErrorValue) -> Value {
    let body = body
    return try JSStreams.made(call) { observer throws(ErrorValue) in
      let left = ErrorValue("the generator is left")
      do throws(ErrorValue) {
        _ = try body.call([
          .function(
            Self.giving { value throws(ErrorValue) in
              observer.send(value)
              if observer.isClosed { throw left }
            })
        ])
        observer.complete()
      } catch {
        if !observer.isClosed { throw error }
      }
      return nil
    }
  }

  /// The values that `next` has not given yet, once it was asked.
  private var ahead: Queue?

  private struct Queue {
    var values: ArraySlice<Value>
    /// The error that ends them, or nothing.
    var failure: ErrorValue?
  }

  /// That many values are made when `next` is first asked.
  private static let mostAhead = 10_000

  /// The next value: the body runs ahead, as it cannot wait in its middle.
  private func advance() throws(ErrorValue) -> Value? {
    var queue: Queue
    if let ahead { queue = ahead } else { queue = try runAhead(context) }
    let value = queue.values.popFirst()
    ahead = queue
    if value == nil, let failure = queue.failure {
      ahead = Queue(values: [])
      throw failure
    }
    return value
  }

  private func runAhead(_ context: EvaluationContext) throws(ErrorValue) -> Queue {
    var values: [Value] = []
    let isEnough = ErrorValue("only \(Self.mostAhead) values of a generator can be asked for by next()")
    do throws(ErrorValue) {
      _ = try body.call([
        .function(
          Self.giving { value throws(ErrorValue) in
            try context.makes(elements: 1)
            values.append(value)
            if values.count == Self.mostAhead { throw isEnough }
          })
      ])
      return Queue(values: values[...])
    } catch {
      if context.world.isStopped { throw error }
      return Queue(values: values[...], failure: error)
    }
  }

  override var methods: [String: Method] { Self.table }

  private static let table = JSLibrary.table([
    Method("next", isEffect: true) { call throws(ErrorValue) in
      guard case .object(let box) = call.receiver, let generator = box as? GeneratorBox else { return .nil }
      guard call.arguments.isEmpty else { throw ErrorValue("values that are given to a generator are not read") }
      let value = try generator.advance()
      return JSObject.make([("value", value ?? .nil), ("done", .bool(value == nil))], in: call.context)
    },
    Method("return", isEffect: true) { call in
      if case .object(let box) = call.receiver, let generator = box as? GeneratorBox {
        generator.ahead = Queue(values: [])
      }
      return JSObject.make([("value", call[0]), ("done", .bool(true))], in: call.context)
    },
  ])

  /// All values.
  override func values(in context: EvaluationContext) throws(ErrorValue) -> [Value]? {
    if let queue = ahead {
      ahead = Queue(values: [])
      if let failure = queue.failure { throw failure }
      return Array(queue.values)
    }
    var values: [Value] = []
    _ = try body.call([
      .function(
        Self.giving { value throws(ErrorValue) in
          try context.makes(elements: 1)
          values.append(value)
        })
    ])
    return values
  }

  private static func giving(_ give: @escaping (Value) throws(ErrorValue) -> Void) -> FunctionValue {
    NativeFunction(doing: 1) { values throws(ErrorValue) in try give(values.first ?? .nil) }
  }
}
