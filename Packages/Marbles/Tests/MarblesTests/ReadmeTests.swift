import Foundation
import Marbles
import MarblesTesting
import Testing

struct ReadmeTests {
  @Test func `The examples compile and pass`() throws {
    var output = Lane("output")
    output.next(3, at: .milliseconds(100))
    output.next([1, 2], at: .milliseconds(300))
    output.complete(at: .milliseconds(400))

    let input = try Lane("input", marbles: "-a-[bc]- 2s |", values: ["a": 1, "b": 2, "c": nil as Int? as Any])

    let diagram = Diagram(lanes: [input, output])
    print(diagram.text())
    print(diagram.text(width: 60, ascii: true))
    print(diagram.svg())
    print(diagram.json())
    print(input.marbles())

    expectMarbles(
      [input, output],
      """
              0s        100ms     200ms     300ms     400ms           2.5s
              ┼─────────┼─────────┼─────────┼─────────┼─────╱ 2.1s ╱──┼
      input   ──────────1───────────────────[2 nil]─────────╱      ╱──|
      output  ──────────3───────────────────[1,2]─────|
      """)
  }

  @Test func `A stream is recorded while it runs`() async {
    let stream = AsyncStream { continuation in
      for value in ["a", "b"] { continuation.yield(value) }
      continuation.finish()
    }
    let recorder = LaneRecorder("output", roundingTo: .milliseconds(50))
    for await value in stream { recorder.next(value) }
    recorder.complete()
    #expect(recorder.lane.events.map(\.text) == ["a", "b"])
    #expect(recorder.lane.events.allSatisfy { $0.time % 50_000_000 == 0 })
  }

  @Test func `A recorder drives streams in virtual time`() throws {
    let recorder = MarbleRecorder()
    let late = recorder.lane("late")
    try recorder.hot("-a-b|", as: "input") { value in
      recorder.schedule(after: .milliseconds(150)) { late.next(value) }
    }
    recorder.advance(by: .seconds(1))
    recorder.expect(
      """
             0s        500ms
             ┼─────────┼
      input  ──a───b─|
      late   ─────a───b───→
      """)
  }

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }

  private static func lines(_ text: some StringProtocol) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  /// The blocks of Swift in a text.
  private static func blocks(_ text: String) -> [String] {
    text.components(separatedBy: "```swift\n").dropFirst().map { lines($0.components(separatedBy: "```")[0]) }
  }

  @Test func `Every example there stands here`() throws {
    let tests = Self.lines(try Self.text("Tests/MarblesTests/ReadmeTests.swift"))
    let blocks = Self.blocks(try Self.text("README.md"))
    #expect(blocks.count == 6)
    for block in blocks { #expect(tests.contains(block), "\(block)") }
  }
}
