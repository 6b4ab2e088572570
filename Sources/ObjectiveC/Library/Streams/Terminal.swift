import StreamLang
import Streams

/// A stream that values can be sent to, which a closure takes.
final class Terminal: Stream, EventTarget {
  private let source: Stream
  private let set: (Value) -> Void

  init(_ source: Stream, _ set: @escaping (Value) -> Void) {
    self.source = source
    self.set = set
    super.init()
    inputs = [.stream(source)]
  }

  override var kindName: String { "a terminal" }
  override var isDrivenFromOutside: Bool { true }
  override var asEventTarget: (any EventTarget)? { self }
  override func run(for subscriber: Subscriber, in world: World) { source.subscribe(subscriber, in: world) }
  func send(_ value: Value, in world: World) { set(value) }
  func sendError(_ error: ErrorValue, in world: World) {}
  func sendCompleted(in world: World) {}
}
