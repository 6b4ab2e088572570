import Times

/// A run as a log: one line for each event, such as `1.5s  a  next 3`.
public enum LogText {
  /// Returns the line of a value. The time is in nanoseconds.
  public static func next(time: Int64, lane: String, text: String) -> String {
    line(time, lane, "next \(text)")
  }

  /// Returns the line of a lane's end; `nil` if the lane is open.
  public static func end(_ end: Lane.End, lane: String) -> String? {
    switch end {
    case .completed(let time): line(time, lane, "completed")
    case .error(let time, let message): line(time, lane, "error \(ValueText.message(message))")
    case .interrupted(let time): line(time, lane, "interrupted")
    case .disposed(let time): line(time, lane, "disposed")
    case .open, .cut: nil
    }
  }

  /// Returns all lines of a diagram, each ended by a newline, in the order of time.
  ///
  /// Lines of one instant are in the order of delivery, or in the order of the lanes if that is not known.
  public static func render(_ diagram: Diagram) -> String {
    var lines: [(time: Int64, place: Int, text: String)] = []
    for lane in diagram.lanes where lane.isLogged {
      let delivery = lane.delivery
      if lane.subscribed > 0 {
        let text = line(lane.subscribed, lane.name, "subscribed")
        lines.append((lane.subscribed, delivery?.subscribed ?? 0, text))
      }
      for (index, event) in lane.events.enumerated() {
        let text =
          event.omitted > 0
          ? line(event.time, lane.name, "\(event.omitted) more values")
          : next(time: event.time, lane: lane.name, text: event.text)
        lines.append((event.time, delivery?.events[index] ?? 0, text))
      }
      if let time = lane.end.time, let text = end(lane.end, lane: lane.name) {
        lines.append((time, delivery?.end ?? 0, text))
      }
    }
    // The standard library does not promise a stable sort, so the index decides among equals.
    let order = lines.indices.sorted { (lines[$0].time, lines[$0].place, $0) < (lines[$1].time, lines[$1].place, $1) }
    return order.reduce(into: "") { out, index in out += lines[index].text + "\n" }
  }

  private static func line(_ time: Int64, _ lane: String, _ what: String) -> String {
    "\(TimeText.format(time))  \(ValueText.message(lane))  \(what)"
  }
}
