import Glibc
import Testing

@testable import Marbles

/// How many times as many generated runs to try: `MARBLES_RUNS=100 swift test -c release --filter MarblesTests`.
let moreRuns = getenv("MARBLES_RUNS").flatMap { Int(String(cString: $0)) } ?? 1

@Suite("A picture says everything that it shows")
struct InjectivityTests {
  @Test("What stands in a picture can be read back from it, in every width and both themes", arguments: 0..<20)
  func readBack(seed: Int) throws {
    var runs = RunGenerator(seed: UInt64(seed))
    for _ in 0..<(10 * moreRuns) {
      let diagram = runs.diagram(isPlain: false)
      let options = TextDiagram.Options(
        width: runs.random.pick([32, 40, 60, 80, 80, 132]), ascii: runs.random.chance(30))
      let picture = TextDiagram.render(diagram, options: options)
      let lines = Self.lines(of: picture)
      guard let (read, end) = DrawnPicture.read(lines, from: 0), end == lines.count else {
        Issue.record("no picture from its first line to its last:\n\(picture)")
        continue
      }
      #expect(read.isExact, "an instant between two columns in\n\(picture)")
      for line in DrawnLine.lines(of: diagram) {
        let expected = Self.seen(line)
        // A line on which nothing is to be seen is not drawn.
        if expected.instants.isEmpty, !expected.startsActive, expected.tail == nil, line.omitted == nil { continue }
        var found = read.lanes.first { $0.name == expected.name }
        if let hidden = line.omitted?.values, hidden > 0 {
          #expect(
            found?.omission?.text.hasPrefix(hidden == 1 ? "1 value" : "\(hidden) values") == true, "\(picture)")
        }
        found?.omission = nil
        #expect(found == expected, "\(line.name) in\n\(picture)")
      }
      for line in picture.split(separator: "\n", omittingEmptySubsequences: false)
      where DisplayWidth.of(String(line)) > options.width || line.last == " " {
        Issue.record("'\(line)' is too wide or ends with a blank in\n\(picture)")
      }
    }
  }

  @Test("Two different runs never have one picture")
  func different() {
    var runs = RunGenerator(seed: 77)
    var pictures: [String: [DrawnLine]] = [:]
    for _ in 0..<(1_000 * moreRuns) {
      // Small runs of few values, so that many are nearly alike.
      let diagram = runs.smallDiagram()
      let lines = DrawnLine.lines(of: diagram)
      let picture = TextDiagram.render(diagram)
      if let other = pictures.updateValue(lines, forKey: picture) {
        #expect(other.map(Self.seen) == lines.map(Self.seen), "two runs have\n\(picture)")
      }
    }
  }

  @Test("Moving one event by a nanosecond gives another picture", arguments: 0..<3)
  func nanosecond(seed: Int) {
    var runs = RunGenerator(seed: UInt64(1000 + seed))
    for _ in 0..<(10 * moreRuns) {
      let diagram = runs.diagram(isPlain: false)
      guard let lane = diagram.lanes.indices.first(where: { !diagram.lanes[$0].events.isEmpty }) else { continue }
      var moved = diagram
      let last = diagram.lanes[lane].events.count - 1
      moved.lanes[lane].events[last].time += 1
      if let end = diagram.lanes[lane].end.time, end <= diagram.lanes[lane].events[last].time { continue }
      for ascii in [false, true] {
        let options = TextDiagram.Options(ascii: ascii)
        #expect(TextDiagram.render(diagram, options: options) != TextDiagram.render(moved, options: options))
      }
    }
  }

  @Test("The same run gives the same bytes, in every width")
  func same() {
    var runs = RunGenerator(seed: 2000)
    for _ in 0..<(20 * moreRuns) {
      let diagram = runs.diagram(isPlain: false)
      let options = TextDiagram.Options(width: runs.random.pick([32, 50, 80, 200]), ascii: runs.random.chance(50))
      #expect(TextDiagram.render(diagram, options: options) == TextDiagram.render(diagram, options: options))
    }
  }

  private static func isHook(_ mark: LaneMark) -> Bool { mark == .begun || mark == .emitted }

  private static func lines(of picture: String) -> [String] {
    picture.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// What a reader of the picture should see on a line.
  private static func seen(_ line: DrawnLine) -> DrawnLane {
    var seen = DrawnLane(name: ValueText.message(line.name))
    // A hook says itself that an inner stream begins there.
    let isHooked =
      line.moments.first.map { $0.time == 0 && CellMaker.shown($0).first.map(Self.isHook) == true } ?? false
    seen.startsActive = line.startsActive && !isHooked
    seen.operators = line.operators.map(ValueText.source)
    seen.tail = line.tail == .none ? nil : line.tail == .open ? .open : .cut
    for moment in line.moments {
      let shown = CellMaker.shown(moment)
      let marks = shown.map { mark -> DrawnMark in
        switch mark {
        case .subscribed: .subscribed
        case .begun: shown.count > 1 ? .subscribed : .emitted
        case .emitted: .emitted
        case .value(let text): .value(text)
        case .omitted(let count): .omitted(String(count))
        case .differing: .differing
        case .completed: .completed
        case .error(let message): .error(ValueText.message(message))
        case .disposed: .disposed
        }
      }
      seen.instants.append(.init(time: moment.time, marks: marks))
    }
    return seen
  }
}
