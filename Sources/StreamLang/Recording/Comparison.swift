import Marbles
import Streams

/// Diagrams of several runs, combined on one axis.
struct Comparison {
  private var lanes: [Lane] = []
  private var results: [Lane] = []
  private var until: Int64 = 0
  private var omissions: [Omission] = []
  /// The number of values of each lane in the omitted stretch.
  private var hidden: [Int] = []
  private var notes: [String] = []
  /// The indices of the lanes of each run.
  private var added: [[Int]] = []

  /// Returns the names of the lanes of pipelines: their operators alone if these distinguish them.
  static func names(of streams: [Stream]) -> [String] {
    let operators = streams.map { $0.name ?? Reachability.operators(leadingTo: $0) }
    return zip(streams, operators).map { stream, name in
      let isTaken = operators.count { $0 == name } > 1
      return stream.name ?? (name.isEmpty || isTaken ? stream.pipelineText : name)
    }
  }

  /// Adds the lanes of a run below the present ones. An input with the same events is drawn once.
  mutating func add(_ diagram: Diagram) {
    var places: [Int] = []
    var own: [Int] = []
    for (index, lane) in diagram.lanes.enumerated() {
      let omitted = diagram.omitted?.values[index] ?? 0
      let isOuter = diagram.lanes.contains { $0.outer == index }
      if lane.role == .input, !isOuter, let same = lanes.firstIndex(where: { $0.tells(as: lane) }) {
        if lane.end.time ?? .max > lanes[same].end.time ?? .max { (lanes[same], hidden[same]) = (lane, omitted) }
        places.append(same)
        continue
      }
      var lane = lane
      // Runs of their own have no common order of delivery.
      lane.delivery = nil
      places.append(lanes.count)
      own.append(lanes.count)
      lanes.append(lane)
      hidden.append(omitted)
    }
    // An inner lane may come before the one that its stream came on.
    for place in own { lanes[place].outer = lanes[place].outer.map { places[$0] } }
    added.append(places)
    results += diagram.lanes.filter { $0.role == .result }
    until = max(until, diagram.until ?? 0)
    if let omitted = diagram.omitted { omissions.append(omitted) }
    for note in diagram.notes where !notes.contains(note) { notes.append(note) }
  }

  /// Returns all lanes, the inputs first, with the instants at which the results differ.
  func diagram(title: String) -> Diagram {
    var lanes = lanes
    var omitted: Omission?
    if let from = omissions.map({ $0.from }).min(), let to = omissions.map({ $0.to }).max() {
      var hidden = hidden
      for index in lanes.indices {
        let kept = lanes[index].events.filter { $0.time < from || $0.time > to }
        hidden[index] += lanes[index].events.count - kept.count
        lanes[index].events = kept
      }
      omitted = Omission(from: from, to: to, instants: omissions.map { $0.instants }.max() ?? 0, values: hidden)
    }
    let differing = differing
    // The omitted parts may differ all the same.
    let isSame = differing.isEmpty && omissions.isEmpty
    return inputsFirst(
      Diagram(
        title: title, lanes: lanes, until: until, omitted: omitted, differing: differing,
        notes: notes + (isSame ? ["all do the same"] : [])))
  }

  /// The indices in the diagram of the lanes of each run.
  var placesOfRuns: [[Int]] {
    let places = Self.places(for: order)
    return added.map { $0.map { places[$0] } }
  }

  /// The lanes in the order of drawing.
  private var order: [Int] {
    func isInput(_ index: Int) -> Bool {
      var outermost = index
      for _ in lanes.indices { outermost = lanes[outermost].outer ?? outermost }
      return lanes[outermost].role == .input
    }
    return lanes.indices.filter(isInput) + lanes.indices.filter { !isInput($0) }
  }

  private static func places(for order: [Int]) -> [Int] {
    var places = Array(repeating: 0, count: order.count)
    for (place, index) in order.enumerated() { places[index] = place }
    return places
  }

  private func inputsFirst(_ diagram: Diagram) -> Diagram {
    let order = order
    let places = Self.places(for: order)
    var sorted = diagram
    sorted.lanes = order.map { index in
      var lane = diagram.lanes[index]
      lane.outer = lane.outer.map { places[$0] }
      return lane
    }
    if let omitted = diagram.omitted { sorted.omitted?.values = order.map { omitted.values[$0] } }
    // A rule separates the inputs from the results.
    if let first = sorted.lanes.firstIndex(where: { $0.role == .result }), first > 0 {
      sorted.lanes[first].operators = sorted.lanes[first].operators ?? ""
    }
    return sorted
  }

  /// The instants at which the results differ.
  private var differing: [Int64] {
    var marks: [Int64: [[String]]] = [:]
    for (index, lane) in results.enumerated() {
      func add(_ time: Int64, _ mark: String) {
        marks[time, default: Array(repeating: [], count: results.count)][index].append(mark)
      }
      for event in lane.events { add(event.time, "next " + event.json) }
      switch lane.end {
      case .completed(let time): add(time, "completed")
      case .error(let time, let message): add(time, "error " + message)
      case .interrupted(let time): add(time, "interrupted")
      case .disposed(let time): add(time, "disposed")
      case .open, .cut: break
      }
    }
    return marks.filter { entry in entry.value.contains { $0 != entry.value[0] } }.keys.sorted()
  }
}

extension Lane {
  /// Returns whether two runs of an input are one: the only difference is that one was left sooner.
  fileprivate func tells(as other: Lane) -> Bool {
    guard name == other.name, role == other.role, subscribed == other.subscribed else { return false }
    if end == other.end { return events == other.events }
    guard isLeft || other.isLeft else { return false }
    let over = min(end.time ?? .max, other.end.time ?? .max)
    let (short, long) = events.count < other.events.count ? (events, other.events) : (other.events, events)
    return long.prefix(short.count).elementsEqual(short) && long.dropFirst(short.count).allSatisfy { $0.time >= over }
  }

  private var isLeft: Bool {
    if case .disposed = end { true } else { false }
  }
}
