import Glibc
import Testing

@testable import Marbles

/// How many times as many generated runs to try: `MARBLES_RUNS=100 swift test -c release --filter MarblesTests`.
private let moreRuns = getenv("MARBLES_RUNS").flatMap { Int(String(cString: $0)) } ?? 1

@Suite("A picture says everything that it shows")
struct InjectivityTests {
  @Test("What stands in a picture can be read back from it, in every width", arguments: 0..<12)
  func readBack(seed: Int) throws {
    var runs = RunGenerator(seed: UInt64(seed))
    for _ in 0..<(15 * moreRuns) {
      let diagram = runs.diagram()
      let width = runs.random.pick([32, 40, 60, 80, 80, 132])
      let picture = TextDiagram.render(diagram, options: .init(width: width))
      let lines = picture.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let read = try #require(DrawnPicture.read(lines, from: 0)?.picture, "\(picture)")
      for line in DrawnLine.lines(of: diagram) {
        let expected = Self.seen(line)
        #expect(read.lanes.first { $0.name == expected.name } == expected, "\(line.name) in\n\(picture)")
      }
    }
  }

  @Test("Moving one event by a nanosecond gives another picture", arguments: 0..<6)
  func nanosecond(seed: Int) {
    var runs = RunGenerator(seed: UInt64(1000 + seed))
    for _ in 0..<(10 * moreRuns) {
      let diagram = runs.diagram()
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

  @Test("No line is too wide, none ends with a blank, and the same run gives the same bytes", arguments: 0..<6)
  func lines(seed: Int) {
    var runs = RunGenerator(seed: UInt64(2000 + seed))
    for _ in 0..<(15 * moreRuns) {
      let diagram = runs.diagram()
      let width = runs.random.pick([32, 50, 80, 200])
      let options = TextDiagram.Options(width: width, ascii: runs.random.chance(50))
      let picture = TextDiagram.render(diagram, options: options)
      #expect(picture == TextDiagram.render(diagram, options: options))
      for line in picture.split(separator: "\n", omittingEmptySubsequences: false) {
        #expect(DisplayWidth.of(String(line)) <= width, "\(picture)")
        #expect(line.last != " ", "\(picture)")
      }
    }
  }

  /// What a reader of the picture should see on a line.
  private static func seen(_ line: DrawnLine) -> DrawnLane {
    var seen = DrawnLane(name: ValueText.message(line.name), startsActive: line.startsActive)
    switch line.tail {
    case .none: break
    case .open: seen.tail = .open
    case .cut: seen.tail = .cut
    }
    for moment in line.moments {
      let marks = moment.marks.map { mark -> DrawnMark in
        switch mark {
        case .subscribed: .subscribed
        case .begun, .emitted: .emitted
        case .value(let text): .value(text)
        case .omitted(let count): .omitted("… \(count) more …")
        case .differing: .value("≠")
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
