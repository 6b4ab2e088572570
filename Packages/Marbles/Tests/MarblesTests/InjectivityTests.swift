import Testing

@testable import Marbles

struct InjectivityTests {
  @Test func `Everything in a picture can be read back from it, in every width and both themes`() {
    for seed in GeneratedRuns.seeds(usually: 100) {
      var runs = RunGenerator(seed: seed)
      let diagram = runs.diagram(isPlain: false)
      let options = TextDiagram.Options(
        width: runs.random.pick([32, 40, 60, 80, 80, 132]), ascii: runs.random.chance(30))
      let picture = TextDiagram.render(diagram, options: options)
      if let fault = Self.fault(of: picture, diagram, width: options.width) {
        Issue.record("run \(seed): \(fault) in\n\(picture)")
      }
    }
  }

  @Test func `Two different runs never have one picture`() {
    var pictures: [String: [DrawnLane]] = [:]
    for seed in GeneratedRuns.seeds(usually: 500) {
      // Small runs of few values, so that many are nearly alike.
      var runs = RunGenerator(seed: seed)
      let diagram = runs.smallDiagram()
      let seen = Self.seen(diagram)
      let picture = TextDiagram.render(diagram)
      if let other = pictures.updateValue(seen, forKey: picture) {
        #expect(other == seen, "run \(seed) and another one have\n\(picture)")
      }
    }
  }

  @Test func `A run that is changed in one thing, were it by a nanosecond, has another picture`() {
    for seed in GeneratedRuns.seeds(usually: 60) {
      var runs = RunGenerator(seed: seed)
      let diagram = runs.diagram(isPlain: false)
      var other = diagram
      runs.change(&other)
      if Self.seen(diagram) == Self.seen(other) { continue }
      let options = TextDiagram.Options(width: runs.random.pick([40, 80]), ascii: runs.random.chance(50))
      let picture = TextDiagram.render(diagram, options: options)
      #expect(picture != TextDiagram.render(other, options: options), "run \(seed)")
    }
  }

  @Test func `The same run gives the same bytes, in every width`() {
    for seed in GeneratedRuns.seeds(usually: 20) {
      var runs = RunGenerator(seed: seed)
      let diagram = runs.diagram(isPlain: false)
      let options = TextDiagram.Options(width: runs.random.pick([32, 50, 80, 200]), ascii: runs.random.chance(50))
      #expect(
        TextDiagram.render(diagram, options: options) == TextDiagram.render(diagram, options: options), "run \(seed)")
    }
  }

  /// The fault of a picture; nil when it shows its diagram exactly and within its width.
  private static func fault(of picture: String, _ diagram: Diagram, width: Int) -> String? {
    let lines = picture.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    for line in lines where DisplayWidth.of(line) > width || line.last == " " {
      return "'\(line)' is too wide or ends with a blank"
    }
    guard let (read, end) = DrawnPicture.read(lines, from: 0), end == lines.count else {
      return "no picture from the first line to the last"
    }
    if !read.isExact { return "an instant between two columns" }
    let found = Dictionary(read.lanes.map { ($0.name, $0) }) { first, _ in first }
    for line in DrawnLine.lines(of: diagram) {
      let expected = seen(line)
      // A line without any visible element is not drawn.
      if expected.instants.isEmpty, !expected.startsActive, expected.tail == nil, line.omitted == nil { continue }
      var lane = found[expected.name]
      if let hidden = line.omitted?.values, hidden > 0 {
        let said = hidden == 1 ? "1 value" : "\(hidden) values"
        if lane?.omission?.text.hasPrefix(said) != true { return "\(said) not said to be left out of \(line.name)" }
      }
      lane?.omission = nil
      if lane != expected { return "\(line.name): expected \(expected), read \(String(describing: lane))," }
    }
    return nil
  }

  private static func isHook(_ mark: Mark) -> Bool { mark == .begun || mark == .emitted }

  /// The lanes that a reader of a run's picture should see.
  private static func seen(_ diagram: Diagram) -> [DrawnLane] { DrawnLine.lines(of: diagram).map(seen) }

  /// The lane that a reader of the picture should see on a line.
  private static func seen(_ line: DrawnLine) -> DrawnLane {
    var seen = DrawnLane(name: ValueText.message(line.name))
    // A hook says itself that an inner stream begins there.
    let isHooked =
      line.moments.first.map { $0.time == 0 && CellMaker.shown($0).first.map(Self.isHook) == true } ?? false
    seen.startsActive = line.startsActive && !isHooked
    seen.operators = line.operators.map(ValueText.source)
    seen.tail = line.tail
    for moment in line.moments {
      let shown = CellMaker.shown(moment)
      let marks = shown.map { mark -> Mark in
        switch mark {
        case .begun: shown.count > 1 ? .subscribed : .emitted
        case .error(let message): .error(ValueText.message(message))
        default: mark
        }
      }
      seen.instants.append(.init(time: moment.time, marks: marks))
    }
    return seen
  }
}
