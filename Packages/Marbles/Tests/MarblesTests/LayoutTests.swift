import Testing

@testable import Marbles

struct `Where things stand on the axis` {
  @Test func `Distances are to scale wherever the text leaves room`() {
    for seed in GeneratedRuns.seeds(usually: 60) {
      var runs = RunGenerator(seed: seed)
      let diagram = runs.diagram(isPlain: false)
      let painter = Painter(diagram, options: .init(width: runs.random.pick([40, 80, 132])))
      let layout = painter.layout
      // The first point of a row has its time in its label.
      let rows = Set(layout.rows)
      var labelEnd = 0
      for index in layout.points.indices {
        let point = layout.points[index]
        if index > 0, !rows.contains(index), case .columns(let count, let isExact) = point.gap {
          let distance = point.column - layout.points[index - 1].column
          let isFree =
            distance > max(count, 1) && !(point.isLabelled && labelEnd == point.column)
            && !painter.cells.contains { Self.pushes($0, to: point.column) }
          if distance < count || isFree || !isExact && !point.isLabelled {
            Issue.record("run \(seed): \(distance) columns, not \(count), before \(point.time)ns")
          }
        }
        if point.isLabelled { labelEnd = point.column + point.labelWidth + 1 }
      }
    }
  }

  /// Whether the cell at a column stands as near to the one before it on its line as it may.
  private static func pushes(_ cells: [Painter.PlacedCell], to column: Int) -> Bool {
    guard let index = cells.firstIndex(where: { $0.column == column }), index > 0 else { return false }
    let end = cells[index - 1].column + cells[index - 1].cell.width
    return end == column || end + 1 == column
  }

  @Test func `A picture of ten times as many events is ten times as long`() {
    func work(_ count: Int) -> (points: Int, bytes: Int) {
      let events = (0..<count).map { LaneEvent(time: Int64($0) * 100 * millisecond, text: String($0 % 10)) }
      let diagram = Diagram(lanes: [Lane(name: "a", role: .result, events: events)])
      return (Painter(diagram, options: .init()).layout.points.count, TextDiagram.render(diagram).utf8.count)
    }
    let (short, long) = (work(400), work(4_000))
    #expect(long.points <= 11 * short.points && long.bytes <= 11 * short.bytes, "\(short) \(long)")
  }

  @Test func `A stream subscribed again and again at one instant is one letter between its ends, where it has no room`()
  {
    let events = [LaneEvent(time: 0, text: "123")]
    let again = Lane(name: "a", role: .input, events: events, end: .completed(0))
    expectPicture(
      Diagram(lanes: Array(repeating: again, count: 4)),
      """
         0s
         ┼
      a  [123|^123|^123|^123|]
      """)
    expectPicture(
      Diagram(lanes: Array(repeating: again, count: 16)),
      """
         0s
         ┼
      a  [A|]

         A  123 | ^ 123 | ^ 123 | ^ 123 | ^ 123 | ^ 123 | ^ 123 | ^ 123 | ^ 123 | ^
            123 | ^ 123 | ^ 123 | ^ 123 | ^ 123 | ^ 123 | ^ 123
      """)
  }
}
