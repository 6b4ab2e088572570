extension JSONText {
  /// Returns a diagram as one object on one line.
  public static func diagram(_ diagram: Diagram) -> String {
    var writer = JSONDiagramWriter(title: diagram.title)
    for lane in diagram.lanes {
      writer.beginLane(
        name: lane.name, role: lane.role, subscribed: lane.subscribed, end: lane.end, outer: lane.outer,
        emitted: lane.emitted)
      for event in lane.events {
        if event.omitted > 0 {
          writer.omitted(time: event.time, count: event.omitted)
        } else {
          writer.next(time: event.time, json: event.json)
        }
      }
    }
    return writer.finish(differing: diagram.differing)
  }
}

/// Writes a diagram's JSON lane by lane, so that a long run needs no second copy of its events.
public struct JSONDiagramWriter {
  private var out: String
  private var lanes = 0
  private var events = 0
  private var end: Lane.End?

  /// Begins a diagram.
  public init(title: String) {
    out = "{\"kind\":\"diagram\",\"title\":\(JSONText.string(title)),\"lanes\":["
  }

  /// Begins the next lane; its completion or error is written after its values.
  ///
  /// For an inner lane, `outer` is the index of the lane that emitted its stream, and `emitted` the time.
  public mutating func beginLane(
    name: String, role: Lane.Role, subscribed: Int64, end: Lane.End, outer: Int? = nil, emitted: Int64? = nil
  ) {
    closeLane()
    if lanes > 0 { out += "," }
    lanes += 1
    events = 0
    self.end = end
    out += "{\"name\":\(JSONText.string(name)),\"role\":\"\(role.rawValue)\""
    if let outer { out += ",\"outer\":\(outer)" }
    if let emitted { out += ",\"emitted\":\(emitted)" }
    out += ",\"subscribed\":\(subscribed)"
    out += ",\"end\":{\"kind\":\"\(Self.kind(end))\""
    if let time = end.time { out += ",\"t\":\(time)" }
    out += "},\"events\":["
  }

  /// Adds a value, already encoded, to the lane. The time is in nanoseconds.
  public mutating func next(time: Int64, json: String) {
    event(time, "\"kind\":\"next\",\"value\":", json)
  }

  /// Adds a number of omitted values of an instant. The time is in nanoseconds.
  public mutating func omitted(time: Int64, count: Int) {
    event(time, "\"kind\":\"omitted\",\"count\":", String(count))
  }

  /// Ends the diagram and returns its line, without a newline. If pipelines are compared, the instants at which they
  /// differ come last.
  public mutating func finish(differing: [Int64]? = nil) -> String {
    closeLane()
    let instants = differing.map { ",\"differ\":[" + $0.map { String($0) }.joined(separator: ",") + "]" }
    return out + "]" + (instants ?? "") + "}"
  }

  private mutating func closeLane() {
    guard let end else { return }
    switch end {
    case .completed(let time): event(time, "\"kind\":\"completed\"", "")
    case .error(let time, let message): event(time, "\"kind\":\"error\",\"error\":", JSONText.string(message))
    case .interrupted(let time): event(time, "\"kind\":\"interrupted\"", "")
    case .disposed, .open, .cut: break
    }
    out += "]}"
    self.end = nil
  }

  private mutating func event(_ time: Int64, _ kind: String, _ payload: String) {
    if events > 0 { out += "," }
    events += 1
    out += "{\"t\":"
    out += String(time)
    out += ","
    out += kind
    out += payload
    out += "}"
  }

  private static func kind(_ end: Lane.End) -> String {
    switch end {
    case .completed: "completed"
    case .error: "error"
    case .interrupted: "interrupted"
    case .disposed: "disposed"
    case .open: "open"
    case .cut: "cut"
    }
  }
}
