import Marbles

extension Picture {
  /// Returns the differences between a run and the picture; empty if there are none.
  func differences(from run: ScriptRecord) -> [String] {
    guard run.failures.isEmpty else { return [] }
    let literals = run.lanes.first { $0.name == "legend" }?.events.map(\.literal) ?? []
    let legend = zip(values.map(\.mark), literals).map { (mark: $0, literal: $1) }
    var differences: [String] = []
    for (index, line) in subscribers.enumerated() {
      guard let lane = run.lanes.first(where: { $0.name == "=\(index)" }) else {
        differences.append("subscriber \(index + 1) did not subscribe")
        continue
      }
      let expected = Happenings(line.marbles, legend, takesAnyError)
      differences += expected.difference(from: Happenings(lane, takesAnyError), "=", legend).map { [$0] } ?? []
    }
    for input in inputs where !input.subscriptions.isEmpty {
      differences += subscriptionDifferences(of: input, in: run)
    }
    return differences
  }

  private func subscriptionDifferences(of input: Input, in run: ScriptRecord) -> [String] {
    let expected = input.subscriptions.filter { $0.text.contains("^") }.map { Happenings(subscription: $0.marbles) }
    let actual = run.lanes.filter { $0.role == .input && $0.name == input.name }.map { Happenings(subscription: $0) }
    guard expected.count == actual.count else {
      let spans = actual.map { "\ngot       \(input.name)  \($0.instants)" }.joined()
      return ["\(input.name): expected \(expected.count) subscriptions, got \(actual.count)\(spans)"]
    }
    return zip(expected, actual).compactMap { $0.difference(from: $1, input.name, []) }
  }
}

/// The signs of one line with their times, which can be compared and printed.
private struct Happenings {
  /// The signs in their order. Values are as the language writes them.
  private var signs: [(time: Int64, sign: String)] = []

  /// Takes the signs from a subscriber's line in a picture.
  init(_ marbles: MarbleText, _ legend: [(mark: String, literal: String)], _ takesAnyError: Bool) {
    let values = Dictionary(legend.map { ($0.mark, $0.literal) }) { first, _ in first }
    if marbles.subscribed > 0 { signs.append((marbles.subscribed, "^")) }
    for event in marbles.events {
      switch event.mark {
      case .value(.mark(let mark)):
        let usual = Int(mark) == nil ? ValueText.literal(mark) : mark
        signs.append((event.time, values[mark] ?? usual))
      case .value(.quoted(let text)): signs.append((event.time, ValueText.literal(text)))
      case .completed: signs.append((event.time, "|"))
      case .interrupted: signs.append((event.time, "%"))
      case .error:
        let message = values["#"] ?? ValueText.literal("error")
        signs.append((event.time, takesAnyError ? "#" : "#" + message))
      }
    }
    if let disposed = marbles.disposed { signs.append((disposed, "!")) }
  }

  /// Takes the signs from the events that a subscriber received.
  init(_ lane: Lane, _ takesAnyError: Bool) {
    if lane.subscribed > 0 { signs.append((lane.subscribed, "^")) }
    signs += lane.events.map { ($0.time, $0.literal) }
    switch lane.end {
    case .completed(let time): signs.append((time, "|"))
    case .error(let time, let message): signs.append((time, takesAnyError ? "#" : "#" + ValueText.literal(message)))
    case .interrupted(let time): signs.append((time, "%"))
    case .disposed(let time): signs.append((time, "!"))
    case .open, .cut: break
    }
  }

  /// Takes beginning and end of a subscription from a line in a picture.
  init(subscription marbles: MarbleText) {
    signs = [(marbles.subscribed, "^")] + (marbles.disposed.map { [($0, "!")] } ?? [])
  }

  /// Takes beginning and end of a subscription from a run.
  init(subscription lane: Lane) {
    signs = [(lane.subscribed, "^")] + (lane.end.time.map { [($0, "!")] } ?? [])
  }

  /// The signs with their times.
  var instants: String { signs.map { "\($0.sign) at \(TimeText.format($0.time))" }.joined(separator: ", ") }

  /// Both lines, one below the other, and the first instant at which they differ; nil where they are the same.
  func difference(from actual: Self, _ name: String, _ legend: [(mark: String, literal: String)]) -> String? {
    let times = Set((signs + actual.signs).map(\.time)).sorted()
    guard let first = times.first(where: { self[$0] != actual[$0] }) else { return nil }
    var columns = times
    var tick: Int64 = 0
    while tick < times.last ?? 0 {
      columns.append(tick)
      tick += Picture.tick
    }
    var (expectedLine, actualLine) = ("", "")
    for column in Set(columns).sorted() {
      let (one, two) = (cell(column, legend), actual.cell(column, legend))
      let width = max(one.count, two.count)
      expectedLine += one + String(repeating: " ", count: width - one.count)
      actualLine += two + String(repeating: " ", count: width - two.count)
    }
    let (wanted, came) = (self[first].joined(separator: " "), actual[first].joined(separator: " "))
    return """
      expected  \(name)  \(expectedLine)
      got       \(name)  \(actualLine)
      first at \(TimeText.format(first)): expected \(wanted.isEmpty ? "nothing" : wanted), \
      got \(came.isEmpty ? "nothing" : came)
      """
  }

  private subscript(time: Int64) -> [String] { signs.filter { $0.time == time }.map(\.sign) }

  /// The text of the column for an instant.
  private func cell(_ time: Int64, _ legend: [(mark: String, literal: String)]) -> String {
    let marks = self[time].map { sign in
      if let entry = legend.first(where: { $0.literal == sign }) { return entry.mark }
      if sign.hasPrefix("#") { return sign == "#\"error\"" ? "#" : sign }
      let text = sign.hasPrefix("\"") ? String(sign.dropFirst().dropLast()) : sign
      return text.count == 1 ? text : "'\(text)'"
    }
    if marks.isEmpty { return time % Picture.tick == 0 ? "-" : "" }
    return marks.count == 1 ? marks[0] : "[\(marks.joined())]"
  }
}
