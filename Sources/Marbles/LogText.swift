/// A run as a log: a line an event, such as `1.5s  a  next 3`.
public enum LogText {
  /// The line of a value; the time is in nanoseconds.
  public static func next(time: Int64, lane: String, text: String) -> String {
    line(time, lane, "next \(text)")
  }

  /// The line of a lane's end; nil when the lane was still going on.
  public static func end(_ end: Lane.End, lane: String) -> String? {
    switch end {
    case .completed(let time): line(time, lane, "completed")
    case .error(let time, let message): line(time, lane, "error \(ValueText.message(message))")
    case .disposed(let time): line(time, lane, "disposed")
    case .open, .cut: nil
    }
  }

  /// All lines of a diagram in the order of time, at one instant in the order of the lanes; each ends with a newline.
  public static func render(_ diagram: Diagram) -> String {
    var lines: [(time: Int64, text: String)] = []
    for lane in diagram.lanes {
      if lane.subscribed > 0 { lines.append((lane.subscribed, line(lane.subscribed, lane.name, "subscribed"))) }
      for event in lane.events {
        lines.append(
          (
            event.time,
            event.omitted > 0
              ? line(event.time, lane.name, "\(event.omitted) more values")
              : next(time: event.time, lane: lane.name, text: event.text)
          ))
      }
      if let time = lane.end.time, let text = end(lane.end, lane: lane.name) { lines.append((time, text)) }
    }
    // The standard library's sort keeps no order among equals by contract, so the place decides.
    let order = lines.indices.sorted { (lines[$0].time, $0) < (lines[$1].time, $1) }
    return order.reduce(into: "") { out, index in out += lines[index].text + "\n" }
  }

  private static func line(_ time: Int64, _ lane: String, _ what: String) -> String {
    "\(TimeText.format(time))  \(ValueText.message(lane))  \(what)"
  }
}
