import StreamLang
import Streams
import Times

/// An event of a stream under test.
struct TestEvent {
  let time: Int
  let event: EventBox
  /// The events of the stream that is sent, whose times count from here.
  var inner: (() -> [TestEvent])?
}

/// Keeps the events of a stream under test.
final class ObservedEvents: Subscriber {
  private(set) var events: [TestEvent] = []
  private let world: World
  private let begin: Int

  /// - Parameter begin: The instant that counts as 0.
  init(_ world: World, from begin: Int = 0) {
    self.world = world
    self.begin = begin
  }

  private func keep(_ event: EventBox, inner: ObservedEvents? = nil) {
    guard !isDisposed else { return }
    events.append(
      TestEvent(time: world.scheduler.now - begin, event: event, inner: inner.map { lane in { lane.events } }))
  }

  override func next(_ value: Value) {
    guard case .stream(let stream) = value else { return keep(EventBox(.next, value)) }
    // A stream that is sent is known by its own events.
    let inner = ObservedEvents(world, from: world.scheduler.now)
    keep(EventBox(.next, value), inner: inner)
    world.keep(inner)
    stream.subscribe(inner, in: world)
  }

  override func error(_ error: ErrorValue) {
    keep(EventBox(.error, .error(error)))
    dispose()
  }

  override func completed() {
    keep(EventBox(.completed))
    dispose()
  }
}

/// `'^---!'` as instants.
enum Subscriptions {
  struct Window: Equatable {
    var subscribed: Int?
    var disposed: Int?

    var text: String {
      func time(_ nanoseconds: Int?) -> String { nanoseconds.map { TimeText.format(Int64($0)) } ?? "never" }
      return "from \(time(subscribed)) to \(time(disposed))"
    }
  }

  static func window(_ text: String, frame length: Int) throws(ErrorValue) -> Window {
    var window = Window()
    var frame = 0.0
    var group: Double?
    var signs = text[...]
    func once(_ known: Int?, _ sign: Character) throws(ErrorValue) -> Int {
      if known != nil { throw ErrorValue("in the marble text: there is a second '\(sign)'") }
      return Int(min(group ?? frame, 9e9) * Double(length))
    }
    while let sign = signs.first {
      if sign.isNumber {
        let digits = signs.prefix { $0.isNumber || $0 == "." }
        let unit = signs.dropFirst(digits.count).prefix { $0.isLetter }
        let factors = ["ms": 1.0, "s": 1_000, "m": 60_000]
        guard let number = Double(digits), let factor = factors[String(unit)] else {
          throw ErrorValue("in the marble text: '\(digits)\(unit)' is no time")
        }
        frame += number * factor * Double(JSTimers.testFrame) / Double(length)
        signs = signs.dropFirst(digits.count + unit.count)
        continue
      }
      signs.removeFirst()
      switch sign {
      // Only in `run` a space takes no time.
      case " ": if length == JSTimers.testFrame { continue }
      case "^": window.subscribed = try once(window.subscribed, sign)
      case "!": window.disposed = try once(window.disposed, sign)
      case "(": group = frame
      case ")": group = nil
      case "-": break
      default: throw ErrorValue("in the marble text: '\(sign)' is no sign of subscriptions; they are ^ - !")
      }
      frame += 1
    }
    return window
  }
}

/// The subscriptions of a stream of a test.
final class SubscriptionLog: JSBox {
  fileprivate(set) var windows: [Subscriptions.Window] = []

  init(in context: EvaluationContext) { super.init("SubscriptionLog", in: context.objects) }
}

/// A stream that notes when it is subscribed and disposed.
final class LoggedStream: Stream {
  let log: SubscriptionLog
  /// The events for each subscriber, where it is cold.
  let coldEvents: [TestEvent]?
  private let source: Stream
  private let begin: Int

  /// - Parameter begin: The instant that counts as 0.
  init(_ source: Stream, _ coldEvents: [TestEvent]?, from begin: Int, in context: EvaluationContext) {
    self.source = source
    self.begin = begin
    self.coldEvents = coldEvents
    log = SubscriptionLog(in: context)
    super.init()
    sourceText = source.sourceText
  }

  override func run(for subscriber: Subscriber, in world: World) {
    let number = log.windows.count
    log.windows.append(Subscriptions.Window(subscribed: world.scheduler.now - begin))
    source.subscribe(
      LoggedSubscriber(subscriber) { [log, begin] in
        if !world.isEnding { log.windows[number].disposed = world.scheduler.now - begin }
      }, in: world)
  }
}

private final class LoggedSubscriber: OperatorSubscriber {
  private let ended: () -> Void

  init(_ downstream: Subscriber, ended: @escaping () -> Void) {
    self.ended = ended
    super.init(downstream, operators: 0)
  }

  override func cleanUp() { ended() }
}
