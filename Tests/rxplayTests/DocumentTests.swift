import Foundation
import Testing

@Suite("The documents are true")
struct DocumentTests {
  @Test("Every block of a document gives the output that stands there", arguments: ["README.md", "docs"])
  func blocksAreTrue(_ path: String) throws {
    let run = try Program.run(["test", path])
    #expect(run.status == 0, "\(run.output)\(run.error)")
  }

  @Test("The messages in the page on the language are those of the script above them")
  func messagesAreTrue() throws {
    let page = try String(contentsOfFile: Program.root + "/docs/language.md", encoding: .utf8)
    let section = try #require(page.components(separatedBy: "\n## Errors\n").last)
    let fences = section.components(separatedBy: "```\n")
    try #require(fences.count > 3)
    let run = try Program.run(["-"], input: fences[1])
    #expect(run.status == 1)
    #expect(run.error.replacingOccurrences(of: "<stdin>", with: "script.rx") == fences[3])
  }
}
