import Streams

/// A stream that can be bound, too, such as `field.rx.text` of a stand-in: a closure takes the values that it is sent.
final class ControlStream: Stream, EventTarget, BindingTarget {
  private let source: Stream
  private let set: FunctionValue

  init(_ source: Stream, _ set: FunctionValue) {
    self.source = source
    self.set = set
    super.init()
    inputs = [.stream(source)]
  }

  override var isDrivenFromOutside: Bool { true }
  override var asEventTarget: (any EventTarget)? { self }
  override var asBindingTarget: (any BindingTarget)? { self }

  override func run(for subscriber: Subscriber, in world: World) { source.subscribe(subscriber, in: world) }

  func send(_ value: Value, in world: World) {
    do throws(ErrorValue) {
      _ = try set.call([value])
    } catch {
      world.note("a binding ended with an error: \(error.text)")
    }
  }

  func sendError(_ error: ErrorValue, in world: World) {
    world.note("a binding ended with an error: \(error.text)")
  }

  func sendCompleted(in world: World) {}

  func follow(_ source: Stream, in world: World) throws(ErrorValue) -> Subscriber {
    let subscriber = ForwardingSubscriber(self, world)
    world.keep(subscriber)
    source.subscribe(subscriber, in: world)
    return subscriber
  }
}
