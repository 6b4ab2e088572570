import Streams

/// `Recorded` of RxTest: an event and its time, in units of the test scheduler's clock.
final class RecordedEvent: ObjectBox {
  let time: Int
  let event: EventBox

  init(_ time: Int, _ event: EventBox, _ context: EvaluationContext) {
    self.time = time
    self.event = event
    super.init("Recorded", in: context.objects)
    keep(.int(time), as: "time")
    keep(.event(event), as: "value")
  }

  override var isPlain: Bool { false }
  override var text: String? {
    switch event.kind {
    case .next: "next(\(event.value.text)) @ \(time)"
    case .error: "error(\(event.value.text)) @ \(time)"
    case .completed: "completed @ \(time)"
    case .interrupted: "interrupted @ \(time)"
    }
  }

  override func equals(_ other: Value) -> Bool {
    guard case .object(let box) = other, let other = box as? RecordedEvent else { return false }
    return time == other.time && event.kind == other.event.kind
      && (event.kind != .next && event.kind != .error || event.value.isEqual(to: other.event.value))
  }

  /// Returns the event of `.next(210, 1)`, `.completed(250)` and `.error(250, e)`, or nil for other arguments.
  static func made(_ kind: EventBox.Kind, _ arguments: [Value], _ context: EvaluationContext) -> Value? {
    guard arguments.count == (kind == .completed ? 1 : 2), case .int(let time)? = arguments.first else { return nil }
    let value = arguments.dropFirst().first ?? .nil
    return .object(
      RecordedEvent(time, EventBox(kind, kind == .error ? .error(value.asError) : value), context))
  }

  /// Returns the events of a list of recorded ones, or nil for other values.
  static func list(_ value: Value) -> [RecordedEvent]? {
    guard case .array(let box) = value else { return nil }
    var events: [RecordedEvent] = []
    for element in box.elements {
      guard case .object(let box) = element, let recorded = box as? RecordedEvent else { return nil }
      events.append(recorded)
    }
    return events
  }
}
