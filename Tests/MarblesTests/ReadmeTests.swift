import Foundation
import Marbles
import MarblesTesting
import Testing

@Suite("The examples of the library's README")
struct ReadmeTests {
  @Test("They do what it says")
  func examples() throws {
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

  @Test("Every example there stands here")
  func standHere() throws {
    let file = URL(fileURLWithPath: #filePath)
    let package = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: package.appendingPathComponent("Sources/Marbles/README.md"), encoding: .utf8)
    let tests = try String(contentsOf: file, encoding: .utf8)
    func lines(_ text: some StringProtocol) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    #expect(blocks.count == 4)
    for block in blocks { #expect(lines(tests).contains(lines(block)), "\(block)") }
  }
}
