@testable import Marbles

let millisecond: Int64 = 1_000_000
let second: Int64 = 1_000_000_000

/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &self)]
  }
}

/// Runs of all kinds: on grids and off them, near and far, with values short, long, wide and hidden.
struct RunGenerator {
  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Runs of lanes; unless `isPlain`, some have inner lanes, operators and omissions.
  mutating func diagram(isPlain: Bool = true) -> Diagram {
    let grid = random.pick([second, 500 * millisecond, 100 * millisecond, 50 * millisecond, millisecond, 1])
    let reach = random.pick([Int64(3), 12, 40, 1_000, 40_000])
    var lanes: [Lane] = []
    for index in 0..<Int.random(in: 1...4, using: &random) {
      // Two names, so that some subscriptions follow one another on a line and others overlap.
      let name = random.pick(["a", "b", "流\(index)", "result", "a name that is longer than there is room for it"])
      lanes.append(lane(name, grid: grid, reach: reach))
    }
    if !isPlain, random.chance(20) { lanes.append(contentsOf: subscriptions(grid: grid)) }
    if !isPlain, random.chance(30) { addInner(to: &lanes, grid: grid, reach: reach) }
    if !isPlain, random.chance(30) {
      lanes[lanes.count - 1].operators = random.pick([
        "zip", "", "map { $0 + 1 }.throttle(500ms).scan(0) { $0 + $1 }.delay(1s)",
      ])
    }
    let last = lanes.flatMap { $0.events.map(\.time) + [$0.subscribed, $0.end.time ?? 0] }.max() ?? 0
    var diagram = Diagram(title: "run", lanes: lanes, until: random.chance(30) ? last + grid : nil)
    if !isPlain, random.chance(15) { omit(from: &diagram) }
    if !isPlain, random.chance(15) { diagram.differing = Set(lanes.flatMap(\.events).prefix(4).map(\.time)).sorted() }
    return diagram
  }

  /// A run of two lanes in a few ticks, so that many of them are nearly alike.
  mutating func smallDiagram() -> Diagram {
    let tick = random.pick([second, 100 * millisecond])
    let lanes = ["a", "b"].map { name in
      var lane = Lane(name: name, role: .input, subscribed: random.chance(80) ? 0 : tick)
      var time = lane.subscribed
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        time += random.pick([0, tick, 2 * tick])
        lane.events.append(
          LaneEvent(time: time, text: random.pick(["a", "b", "ab", "[a]", "[a,b]", "(a,b)", "-", "1", "'1'"])))
      }
      lane.end = end(at: time + random.pick([0, tick]))
      return lane
    }
    return Diagram(lanes: lanes)
  }

  /// Changes one thing of a run: a time, a value, the order of an instant, an end, a message, a subscription.
  mutating func change(_ diagram: inout Diagram) {
    let index = Int.random(in: 0..<diagram.lanes.count, using: &random)
    var lane = diagram.lanes[index]
    let event = lane.events.indices.randomElement(using: &random)
    let shift = random.pick([Int64(1), second])
    switch (Int.random(in: 0..<6, using: &random), event) {
    case (0, let event?):
      // Later ones go with it, so that time runs on.
      for later in event..<lane.events.count { lane.events[later].time += shift }
      lane.end = Self.end(lane.end, after: shift)
    case (1, let event?): lane.events[event].text = printed(value())
    case (2, let event?): lane.events.remove(at: event)
    case (3, let event?): lane.events.insert(lane.events[event], at: event)
    case (4, _): lane.subscribed = min(lane.subscribed + shift, lane.events.first?.time ?? lane.end.time ?? .max)
    default: lane.end = end(at: max(lane.end.time ?? 0, lane.events.last?.time ?? lane.subscribed))
    }
    diagram.lanes[index] = lane
  }

  private static func end(_ end: Lane.End, after shift: Int64) -> Lane.End {
    switch end {
    case .completed(let time): .completed(time + shift)
    case .error(let time, let message): .error(time + shift, message: message)
    case .interrupted(let time): .interrupted(time + shift)
    case .disposed(let time): .disposed(time + shift)
    case .open, .cut: end
    }
  }

  /// A stream that ends at once and is subscribed again and again, as it is by `concat`.
  private mutating func subscriptions(grid: Int64) -> [Lane] {
    let time = random.pick([0, grid])
    let strings = (0..<Int.random(in: 0...2, using: &random)).map { _ in value() }
    let events = strings.map { LaneEvent(time: time, text: ValueText.string($0)) }
    let last = end(at: time)
    return (0..<Int.random(in: 2...20, using: &random)).map { _ in
      Lane(
        name: "again", role: .input, subscribed: time, events: events,
        end: random.chance(90) ? .completed(time) : last)
    }
  }

  /// Streams that come on a lane, some waiting for their turn, and streams that come on those.
  private mutating func addInner(to lanes: inout [Lane], grid: Int64, reach: Int64) {
    for number in 1...Int.random(in: 1...4, using: &random) {
      let outer = Int.random(in: 0..<lanes.count, using: &random)
      guard let event = lanes[outer].events.randomElement(using: &random) else { continue }
      var inner = lane("inner \(number)", grid: grid, reach: reach)
      let delay = random.chance(30) ? grid * Int64.random(in: 1...3, using: &random) : 0
      let shift = event.time + delay - inner.subscribed
      inner.role = .inner
      inner.outer = outer
      inner.emitted = event.time
      inner.subscribed += shift
      for index in inner.events.indices { inner.events[index].time += shift }
      inner.end = Self.end(inner.end, after: shift)
      if inner.events.count > 3, random.chance(20) {
        inner.events.insert(LaneEvent(time: inner.events[1].time, omitted: 12), at: 2)
      }
      lanes.append(inner)
    }
  }

  /// Leaves the middle of a run out.
  private mutating func omit(from diagram: inout Diagram) {
    let times = Set(diagram.lanes.flatMap { $0.events.map(\.time) }).sorted()
    guard times.count > 4 else { return }
    let hidden = times[2..<(times.count - 2)]
    guard let from = hidden.first, let to = hidden.last else { return }
    var values: [Int] = []
    for index in diagram.lanes.indices {
      let count = diagram.lanes[index].events.count
      diagram.lanes[index].events.removeAll { $0.time >= from && $0.time <= to }
      values.append(count - diagram.lanes[index].events.count)
    }
    diagram.omitted = Omission(from: from, to: to, instants: hidden.count, values: values)
  }

  mutating func lane(_ name: String, grid: Int64, reach: Int64) -> Lane {
    var time = random.chance(70) ? 0 : Int64.random(in: 0...reach, using: &random) * grid
    var lane = Lane(name: name, role: random.pick([.input, .input, .result]), subscribed: time)
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      time += step(grid: grid, reach: reach)
      let string = value()
      lane.events.append(
        LaneEvent(time: time, text: printed(string), json: JSONText.string(string), literal: ValueText.literal(string)))
    }
    time += step(grid: grid, reach: reach)
    lane.end = end(at: time)
    return lane
  }

  private mutating func end(at time: Int64) -> Lane.End {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .completed(time)
    case 1: .error(time, message: random.pick(["error", "boom", "a b", "", " blank", "第二"]))
    case 2: .disposed(time)
    case 3: .open
    case 4: .interrupted(time)
    default: .cut
    }
  }

  private mutating func step(grid: Int64, reach: Int64) -> Int64 {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: 0
    case 3...8: grid * Int64.random(in: 1...6, using: &random)
    case 9: grid * Int64.random(in: 1...reach, using: &random)
    case 10: 1
    default: Int64.random(in: 1...(grid * 3), using: &random)
    }
  }

  mutating func value() -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3: String(Int.random(in: 0...120, using: &random))
    case 4, 5: random.pick(["a", "b", "s", "m", "5", "7", "A", "B", "AA"])
    case 6:
      random.pick(["旅客A", "漢", "👨‍👩‍👧", "🇩🇪", "❤️", "e\u{301}", "שלום", "한국", "क्षि", "\u{301}", "🇩", "\u{1100}", "\u{1161}"])
    case 7:
      random.pick(["", " ", "two words", "-", "─", "→", "|", "#", "^", "!", "'", "\\", "\"", "(", "[", ",", "a,b", ":"])
    case 8:
      random.pick(["\n", "\u{1B}[31m", "\u{202E}x", "\u{200B}", "a\tb", "it's", "a\\b", "-1", "╰", "…", "╱", "２", "！"])
    default: String(repeating: random.pick(["long ", "长文本", "x"]), count: Int.random(in: 4...40, using: &random))
    }
  }

  private mutating func printed(_ string: String) -> String {
    let text = ValueText.string(string)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return ValueText.array([text])
    case 1: return ValueText.tuple([text, "1"])
    default: return text
    }
  }
}
