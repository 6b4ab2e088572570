import Foundation
import Testing

struct `The documents are true` {
  @Test(arguments: ["README.md", "docs"]) func `Every block of a document gives the output that stands there`(
    _ path: String
  ) throws {
    let run = try Program.run(["test", path])
    #expect(run.status == 0, "\(run.output)\(run.error)")
  }

  @Test func `The session at the head of the README is what the shell shows`() throws {
    let readme = try String(contentsOfFile: Program.root + "/README.md", encoding: .utf8)
    let session = readme.components(separatedBy: "```\n")[1].components(separatedBy: "\n")
    let entries = session.filter { $0.hasPrefix("rx> ") }.map { $0.dropFirst(4) }.joined(separator: "\n")
    let shown = session.filter { !$0.hasPrefix("rx> ") }.joined(separator: "\n")
    let output = try Program.run(["-e", entries]).output
    #expect(output.trimmingCharacters(in: .newlines) == shown.trimmingCharacters(in: .newlines))
  }

  @Test func `The messages in the page on the language are those of the script above them`() throws {
    let page = try String(contentsOfFile: Program.root + "/docs/language.md", encoding: .utf8)
    let section = try #require(page.components(separatedBy: "\n## Errors\n").last)
    let fences = section.components(separatedBy: "```\n")
    try #require(fences.count > 3)
    let run = try Program.run(["-"], input: fences[1])
    #expect(run.status == 1)
    #expect(run.error.replacingOccurrences(of: "<stdin>", with: "script.rx") == fences[3])
  }
}
