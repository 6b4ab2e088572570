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

  mutating func diagram() -> Diagram {
    let grid = random.pick([second, 500 * millisecond, 100 * millisecond, 50 * millisecond, millisecond, 1])
    let reach = random.pick([Int64(3), 12, 40, 1_000, 40_000])
    var lanes: [Lane] = []
    for index in 0..<Int.random(in: 1...4, using: &random) {
      // Two names, so that some subscriptions follow one another on a line and others overlap.
      let name = random.pick(["a", "b", "流\(index)", "result", "a name that is longer than there is room for it"])
      lanes.append(lane(name, grid: grid, reach: reach))
    }
    let last = lanes.flatMap { $0.events.map(\.time) + [$0.subscribed, $0.end.time ?? 0] }.max() ?? 0
    return Diagram(title: "run", lanes: lanes, until: random.chance(30) ? last + grid : nil)
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
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .completed(time)
    case 1: .error(time, message: random.pick(["error", "boom", "a b", "", " blank", "第二"]))
    case 2: .disposed(time)
    case 3: .open
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
