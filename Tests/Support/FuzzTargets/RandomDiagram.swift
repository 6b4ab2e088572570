import Marbles

/// A run made of the bytes that the fuzzer gives: each byte is a choice.
struct RandomDiagram {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func choice(_ count: Int) -> Int {
    guard position < bytes.count else { return 0 }
    defer { position += 1 }
    return Int(bytes[position]) % count
  }

  private var hasMore: Bool { position < bytes.count }

  /// How a run is drawn: a width from the least on, and whether plainly.
  mutating func options() -> TextDiagram.Options {
    TextDiagram.Options(width: [80, 32, 33, 40, 60, 132][choice(6)], ascii: choice(3) == 1)
  }

  mutating func diagram() -> Diagram {
    var lanes: [Lane] = []
    repeat { lanes.append(lane()) } while hasMore && lanes.count < 8
    for index in lanes.indices.dropFirst() where choice(4) == 1 { putInside(&lanes, index) }
    if choice(4) == 1 { lanes[lanes.count - 1].operators = text() }
    let last = lanes.flatMap { $0.events.map(\.time) + [$0.subscribed, $0.end.time ?? 0] }.max() ?? 0
    return Diagram(title: text(), lanes: lanes, until: choice(2) == 0 ? nil : Self.sum(last, 1))
  }

  /// Lets a lane come on the one before, as far as that has something at which it can begin.
  private mutating func putInside(_ lanes: inout [Lane], _ index: Int) {
    guard let event = lanes[index - 1].events.last(where: { $0.time <= lanes[index].subscribed }) else { return }
    lanes[index].role = .inner
    lanes[index].outer = index - 1
    lanes[index].emitted = event.time
  }

  mutating func lane() -> Lane {
    let names = ["a", "流", "result", "a name that is longer than there is room for it", "\u{1B}[31m", ""]
    let grids: [Int64] = [1_000_000_000, 100_000_000, 1_000_000, 1, 7, 3_600_000_000_000, 1_000_000_000_000_000_000]
    let grid = grids[choice(grids.count)]
    var time = Int64(choice(3)) * grid
    let roles: [Lane.Role] = [.input, .result, .subscriber]
    var lane = Lane(name: names[choice(names.count)], role: roles[choice(roles.count)], subscribed: time)
    for _ in 0..<choice(16) {
      time = Self.sum(time, Int64(choice(200)), choice(4) == 0 ? 1 : grid)
      let string = text()
      lane.events.append(
        LaneEvent(
          time: time, text: ValueText.string(string), json: JSONText.string(string),
          literal: ValueText.literal(string)))
    }
    time = Self.sum(time, Int64(choice(5)), grid)
    switch choice(5) {
    case 0: lane.end = .completed(time)
    case 1: lane.end = .error(time, message: choice(2) == 0 ? "error" : text())
    case 2: lane.end = .disposed(time)
    case 3: lane.end = .open
    default: lane.end = .cut
    }
    return lane
  }

  /// That many steps later, or the end of time.
  private static func sum(_ time: Int64, _ steps: Int64, _ step: Int64 = 1) -> Int64 {
    let (length, isTooLong) = steps.multipliedReportingOverflow(by: step)
    let (sum, isTooLate) = time.addingReportingOverflow(length)
    return isTooLong || isTooLate ? .max : sum
  }

  private mutating func text() -> String {
    if choice(2) == 0 { return String(choice(120)) }
    var scalars = String.UnicodeScalarView()
    for _ in 0..<choice(7) {
      let plane = choice(8)
      let code = UInt32(choice(256)) | UInt32(choice(plane == 0 ? 1 : 256)) << 8 | UInt32(plane == 7 ? 1 : 0) << 16
      if let scalar = Unicode.Scalar(code) { scalars.append(scalar) }
    }
    return String(scalars)
  }
}
