import Foundation
import Testing

@testable import Marbles

struct SVGTests {
  private static let checker = ["/usr/bin/xmllint", "/usr/local/bin/xmllint", "/opt/homebrew/bin/xmllint"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(.enabled(if: checker != nil)) func `Generated runs give valid XML`() throws {
    var runs = RunGenerator(seed: 5)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("svg-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for number in 0..<25 {
      var diagram = runs.diagram()
      diagram.title = runs.value()
      diagram.notes = [runs.value(), "a & b < c > d ]]> \"e\""]
      let file = folder.appendingPathComponent("\(number).svg")
      try SVGDiagram.render(diagram).write(to: file, atomically: true, encoding: .utf8)
      files.append(file.path)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.checker))
    process.arguments = ["--noout", "--nonet"] + files
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(said)")
  }

  @Test func `Values of which one leads to the other are joined by a line`() {
    let from = Lane(name: "a", role: .input, events: [LaneEvent(time: 0, text: "1")])
    let to = Lane(name: "b", role: .result, events: [LaneEvent(time: 100_000_000, text: "2")])
    var diagram = Diagram(lanes: [from, to])
    let plain = SVGDiagram.render(diagram)
    diagram.links = [.init(from: .init(lane: 0, event: 0), to: .init(lane: 1, event: 0))]
    let joined = SVGDiagram.render(diagram)
    #expect(!plain.contains("<path class=\"hang\""))
    #expect(joined.components(separatedBy: "<path class=\"hang\"").count == 2)
    #expect(TextDiagram.render(diagram) == TextDiagram.render(Diagram(lanes: [from, to])))
  }

  @Test func `A lane of signs lies level below its own; one that hangs on another falls`() {
    func heights(_ lane: Lane) -> Int {
      let above = Lane(name: "a", role: .input, events: [LaneEvent(time: 0, text: "1")])
      var below = lane
      below.outer = 0
      below.events = (1...3).map { LaneEvent(time: $0 * 100_000_000, text: "*") }
      return Set(Self.numbers("cy", SVGDiagram.render(Diagram(lanes: [above, below]))).dropFirst()).count
    }
    #expect(heights(Lane(name: "causes", role: .stage)) == 1)
    #expect(heights(Lane(name: "inner", role: .inner)) > 1)
  }

  @Test func `The same run gives the same bytes, and nothing stands outside of the picture`() throws {
    for seed in GeneratedRuns.seeds(usually: 25) {
      var runs = RunGenerator(seed: seed)
      let diagram = runs.diagram(isPlain: false)
      let svg = SVGDiagram.render(diagram)
      #expect(svg == SVGDiagram.render(diagram))
      let width = try #require(Self.number("width", svg))
      let height = try #require(Self.number("height", svg))
      for (name, limit) in [("x", width), ("x1", width), ("x2", width), ("cx", width), ("y", height), ("cy", height)] {
        for number in Self.numbers(name, svg) {
          if number < 0 || number > limit { Issue.record("run \(seed): \(name) \(number) in\n\(svg)") }
        }
      }
    }
  }

  @Test func `A stream subscribed again and again at one instant is one letter between its ends, where it is a crowd`()
  {
    let events = [LaneEvent(time: 0, text: "123")]
    let again = Lane(name: "a", role: .input, events: events, end: .completed(0))
    let few = SVGDiagram.render(Diagram(lanes: Array(repeating: again, count: 5)))
    #expect(Self.values(few) == ["123", "123", "123", "123", "123"])
    let many = SVGDiagram.render(Diagram(lanes: Array(repeating: again, count: 6)))
    // On the lane and in the legend.
    #expect(Self.values(many) == ["A", "A"])
    #expect(many.contains("123 | ^ 123 | ^ 123 | ^ 123 | ^ 123 | ^ 123"))
  }

  @Test func `Labels of times stand over their instants, and never on one another`() throws {
    for seed in GeneratedRuns.seeds(usually: 25) {
      var runs = RunGenerator(seed: seed)
      let diagram = runs.diagram()
      for width in [400, 560, 960] {
        var end: [Int: Int] = [:]
        for part in SVGDiagram.render(diagram, options: .init(width: width)).split(separator: "<text class=\"label\"")
          .dropFirst()
        {
          let label = part.prefix { $0 != "/" }
          let x = try #require(Self.number("x", " " + label))
          let y = try #require(Self.number("y", " " + label))
          let letters = label.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }.count
          // A letter of 11 pixels is at most 7 wide, but for the m of units.
          let half = letters * 7 / 2
          #expect(x - half >= end[y, default: 0], "run \(seed), \(width) wide: \(label)")
          end[y] = x + half
        }
      }
    }
  }

  private static func values(_ svg: String) -> [Substring] {
    svg.split(separator: "<text class=\"value\"").dropFirst().compactMap { $0.split(separator: ">").dropFirst().first }
      .map { $0.prefix { $0 != "<" } }
  }

  private static func number(_ name: String, _ svg: String) -> Int? { numbers(name, svg).first }

  private static func numbers(_ name: String, _ svg: String) -> [Int] {
    svg.split(separator: " \(name)=\"").dropFirst().compactMap { part in Int(part.prefix { $0 != "\"" }) }
  }
}
