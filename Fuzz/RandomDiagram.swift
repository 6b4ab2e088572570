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

  mutating func diagram() -> Diagram {
    var lanes: [Lane] = []
    repeat { lanes.append(lane()) } while hasMore && lanes.count < 8
    let last = lanes.flatMap { $0.events.map(\.time) + [$0.subscribed, $0.end.time ?? 0] }.max() ?? 0
    return Diagram(title: "run", lanes: lanes, until: choice(2) == 0 ? nil : last + 1)
  }

  mutating func lane() -> Lane {
    let names = ["a", "流", "result", "a name that is longer than there is room for it", "\u{1B}[31m", ""]
    let grids: [Int64] = [1_000_000_000, 100_000_000, 1_000_000, 1, 7, 3_600_000_000_000]
    let grid = grids[choice(grids.count)]
    var time = Int64(choice(3)) * grid
    let roles: [Lane.Role] = [.input, .result, .subscriber]
    var lane = Lane(name: names[choice(names.count)], role: roles[choice(roles.count)], subscribed: time)
    for _ in 0..<choice(16) {
      time += Int64(choice(200)) * (choice(4) == 0 ? 1 : grid)
      let string = text()
      lane.events.append(
        LaneEvent(
          time: time, text: ValueText.string(string), json: JSONText.string(string),
          literal: Self.literal(string)))
    }
    time += Int64(choice(5)) * grid
    switch choice(5) {
    case 0: lane.end = .completed(time)
    case 1: lane.end = .error(time, message: choice(2) == 0 ? "error" : text())
    case 2: lane.end = .disposed(time)
    case 3: lane.end = .open
    default: lane.end = .cut
    }
    return lane
  }

  /// A string literal as `--format marbles` writes values.
  static func literal(_ text: String) -> String { ValueText.literal(text) }

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
