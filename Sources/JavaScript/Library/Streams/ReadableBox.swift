import StreamLang
import Streams

/// `new ReadableStream({ start(controller) { … } })`, whose chunks a reader or `from` takes one after the other.
final class ReadableBox: JSBox {
  private var chunks: [Value] = []
  private var end: ErrorValue??
  private var readers: [JSPromise] = []
  private let source: Value
  private let context: EvaluationContext
  private var isLocked = false

  init(_ source: Value, _ context: EvaluationContext) throws(ErrorValue) {
    self.source = source
    self.context = context
    super.init("ReadableStream", in: context.objects)
    try ask("start")
  }

  /// Calls a function of the source with the controller.
  private func ask(_ name: String) throws(ErrorValue) {
    guard case .function(let function)? = try JSObject.property(source, name, context) else { return }
    func controlling(_ body: @escaping (ReadableBox, Value) -> Void) -> Value {
      .function(
        NativeFunction(doing: 1) { [own = Weak(self)] values in
          if let own = own.object, own.end == nil { body(own, values.first ?? .nil) }
        })
    }
    let controller = [
      ("enqueue", controlling { $0.enqueue($1) }), ("close", controlling { own, _ in own.finish(nil) }),
      ("error", controlling { $0.finish($1.asError) }),
    ]
    _ = try function.call([JSObject.make(controller, in: context)])
  }

  private func enqueue(_ chunk: Value) {
    if readers.isEmpty { chunks.append(chunk) } else { readers.removeFirst().resolve(step(chunk)) }
  }

  private func finish(_ error: ErrorValue?) {
    end = .some(error)
    for reader in readers { settle(reader) }
    readers = []
  }

  private func step(_ chunk: Value?) -> Value {
    JSObject.make([("value", chunk ?? .nil), ("done", .bool(chunk == nil))], in: context)
  }

  private func settle(_ promise: JSPromise) {
    if let error = end ?? nil { promise.reject(error) } else { promise.resolve(step(nil)) }
  }

  /// A promise of the next chunk.
  func read() throws(ErrorValue) -> JSPromise {
    let promise = JSPromise(context)
    if chunks.isEmpty, end == nil { try ask("pull") }
    if !chunks.isEmpty {
      promise.resolve(step(chunks.removeFirst()))
    } else if end != nil {
      settle(promise)
    } else {
      readers.append(promise)
    }
    return promise
  }

  private func cancel() throws(ErrorValue) -> Value {
    chunks = []
    if end == nil { finish(nil) }
    if case .function(let function)? = try JSObject.property(source, "cancel", context) { _ = try function.call([]) }
    return .nil
  }

  /// The chunks as a stream, which holds the lock of the reader until it ends.
  func stream(_ call: MemberCall) throws(ErrorValue) -> Value {
    try JSAwaiting.stream(call) { [self] () throws(ErrorValue) in
      isLocked = true
      let next = NativeFunction(parameterCount: 0) { [self] _ throws(ErrorValue) in .stream(try read()) }
      return JSObject.make([("next", .function(next))], in: context)
    } ended: { [self] in
      isLocked = false
    }
  }

  override func property(_ name: String) throws(ErrorValue) -> Value? { name == "locked" ? .bool(isLocked) : nil }
  override var methods: [String: Method] { Self.table }

  private static let table = JSLibrary.table([
    Method("getReader") { call throws(ErrorValue) in
      guard let box = call.receiver.box as? ReadableBox else { return .nil }
      guard !box.isLocked else { throw JSError.type("Invalid state: ReadableStream is locked") }
      box.isLocked = true
      let read = NativeFunction(parameterCount: 0) { _ throws(ErrorValue) in .stream(try box.read()) }
      let release = NativeFunction(doing: 0) { _ in box.isLocked = false }
      let cancel = NativeFunction(parameterCount: 1) { _ throws(ErrorValue) in try box.cancel() }
      return JSObject.make(
        [("read", .function(read)), ("releaseLock", .function(release)), ("cancel", .function(cancel))],
        in: call.context)
    },
    Method("cancel") { call throws(ErrorValue) in try (call.receiver.box as? ReadableBox)?.cancel() ?? .nil },
  ])

  static let functions: [Method] = [
    Method("ReadableStream") { call throws(ErrorValue) in .object(try ReadableBox(call[0], call.context)) }
  ]
}
