/// All events of a line at one instant, in order.
struct Moment {
  var time: Int64
  var marks: [Mark]
}

/// One line of a picture: a lane, or successive subscriptions of one stream.
struct DrawnLine {
  /// The name of the line that marks differences of others.
  static let comparisonName = "differ"

  var name: String
  /// Whether the line marks differences of others, and shows no stream.
  var isComparison = false
  /// Whether it shows a task, which waits between its marks.
  var isOfTask = false
  /// The nesting depth of the line below the one that emitted it.
  var depth = 0
  /// The line that emitted it, if there is one.
  var outer: Int?
  var operators: String?
  /// Whether the line was subscribed at the start, and so begins as a line.
  var startsActive: Bool
  var moments: [Moment] = []
  /// The last mark on an open line.
  var tail: Mark?
  /// The omitted part of this line; `nil` if there is none.
  var omitted: OmittedPart?
  /// The lanes on it, as indices of the diagram's.
  var lanes: [Int] = []
  /// The origins of the marks of all moments, in order; nothing for the beginning of a lane.
  var origins: [Diagram.Place?] = []
}

/// The omitted part of one line.
struct OmittedPart {
  var values = 0
  var marks: [(time: Int64, mark: Mark)] = []
}

extension DrawnLine {
  /// Returns the lines of a diagram from top to bottom: inner ones below the ones that emitted them.
  static func lines(of diagram: Diagram) -> [DrawnLine] {
    var lines: [DrawnLine] = []
    var lineOfLane: [Int] = []
    var roots: [Int] = []
    var children: [[Int]] = []
    var mergeable = MergeableLines()
    for (index, lane) in diagram.lanes.enumerated() {
      let outer = lane.outer.flatMap { lineOfLane.indices.contains($0) ? lineOfLane[$0] : nil }
      let line: Int
      let canGoOn = (lane.role == .input || lane.role == .stage) && outer == nil
      if canGoOn, let free = mergeable.line(for: lane) {
        line = free
      } else {
        line = lines.count
        lines.append(
          DrawnLine(
            name: lane.name, depth: outer.map { lines[$0].depth + 1 } ?? 0, outer: outer, operators: lane.operators,
            startsActive: lane.subscribed <= 0 && (lane.emitted ?? 0) <= 0))
        lines[line].isOfTask = lane.role == .task
        children.append([])
        if let outer { children[outer].append(line) } else { roots.append(line) }
      }
      if canGoOn { mergeable.take(line, lane) }
      lineOfLane.append(line)
      let hidden = diagram.omitted?.values.indices.contains(index) == true ? diagram.omitted?.values[index] : nil
      lines[line].add(lane, index, omission: diagram.omitted, hiddenValues: hidden ?? 0)
    }
    let order = inTreeOrder(roots, children)
    var places = Array(repeating: 0, count: order.count)
    for (place, line) in order.enumerated() { places[line] = place }
    var ordered = order.map { lines[$0] }
    for index in ordered.indices { ordered[index].outer = ordered[index].outer.map { places[$0] } }
    nameApart(&ordered)
    if let differing = diagram.differing {
      var line = DrawnLine(name: comparisonName, isComparison: true, startsActive: false)
      for time in differing { line.show(.differing, at: time, diagram.omitted) }
      ordered.append(line)
    }
    return ordered
  }

  /// Returns the line to draw after a mark.
  func drawn(_ fill: Fill) -> Fill { isOfTask && fill == .line ? .waiting : fill }

  private mutating func add(_ lane: Lane, _ index: Int, omission: Omission?, hiddenValues: Int) {
    let isFirst = moments.isEmpty && omitted == nil && tail == nil
    let end = Diagram.Place(lane: index)
    lanes.append(index)
    if hiddenValues > 0 {
      omitted = omitted ?? OmittedPart()
      omitted?.values += hiddenValues
    }
    if let emitted = lane.emitted, emitted < lane.subscribed {
      show(.emitted, at: emitted, omission)
      show(.subscribed, at: lane.subscribed, omission)
    } else if lane.role == .inner || lane.outer != nil && lane.role != .stage {
      show(.begun, at: lane.subscribed, omission)
    } else if !isFirst || lane.subscribed > 0 {
      show(.subscribed, at: lane.subscribed, omission)
    }
    for (place, event) in lane.events.enumerated() {
      show(
        event.omitted > 0 ? .omitted(event.omitted) : .value(event.text), at: event.time, omission,
        Diagram.Place(lane: index, event: place))
    }
    switch lane.end {
    case .completed(let time): show(.completed, at: time, omission, end)
    case .error(let time, let message): show(.error(message), at: time, omission, end)
    case .interrupted(let time): show(.interrupted, at: time, omission, end)
    case .disposed(let time): show(.disposed, at: time, omission, end)
    case .open: tail = .open
    case .cut: tail = .cut
    }
  }

  private mutating func show(
    _ mark: Mark, at time: Int64, _ omission: Omission?, _ origin: Diagram.Place? = nil
  ) {
    if let omission, time >= omission.from, time <= omission.to {
      omitted = omitted ?? OmittedPart()
      omitted?.marks.append((time, mark))
      return
    }
    origins.append(origin)
    // A picture has no time before its start, and its times never decrease.
    let time = max(time, moments.last?.time ?? 0, 0)
    if let last = moments.indices.last, moments[last].time == time {
      moments[last].marks.append(mark)
    } else {
      moments.append(Moment(time: time, marks: [mark]))
    }
  }

  private static func inTreeOrder(_ roots: [Int], _ children: [[Int]]) -> [Int] {
    var ordered: [Int] = []
    var waiting = Array(roots.reversed())
    while let line = waiting.popLast() {
      ordered.append(line)
      waiting.append(contentsOf: children[line].reversed())
    }
    return ordered
  }

  private static func nameApart(_ lines: inout [DrawnLine]) {
    for (index, name) in Lane.namesApart(lines.map { $0.name }).enumerated() { lines[index].name = name }
  }
}

extension Lane {
  /// Returns the names of lanes as pictures have them: equal ones get a number, as in `a`, `a#2`, `a#3`.
  public static func namesApart(_ names: [String]) -> [String] {
    var taken = Set(names)
    var counts: [String: Int] = [:]
    return names.map { name in
      var own = name
      var count = (counts[name] ?? 0) + 1
      if count > 1 {
        while taken.contains("\(name)#\(count)") { count += 1 }
        own = "\(name)#\(count)"
        taken.insert(own)
      }
      counts[name] = count
      return own
    }
  }
}

/// The lines that a later subscription of the same name can continue.
private struct MergeableLines {
  /// The lines of each name, with the end of the last subscription on each.
  private var lines: [String: [(line: Int, over: Int64)]] = [:]

  func line(for lane: Lane) -> Int? {
    lines[lane.name]?.first { $0.over <= lane.subscribed }?.line
  }

  mutating func take(_ line: Int, _ lane: Lane) {
    guard let over = lane.end.time else {
      // A line that is still open continues by itself.
      lines[lane.name]?.removeAll { $0.line == line }
      return
    }
    if let index = lines[lane.name]?.firstIndex(where: { $0.line == line }) {
      lines[lane.name]?[index].over = over
    } else {
      lines[lane.name, default: []].append((line, over))
    }
  }
}
