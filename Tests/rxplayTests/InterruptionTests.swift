import Foundation
import Testing

/// Ctrl-C stops whatever is under way at once.
@Suite struct InterruptionTests {
  /// An optimised build ends within 80 ms even while it prints three million values; the tests are not optimised, and
  /// the machine may be busy.
  private static let longest = 400

  private func endsSoon(_ arguments: [String], after milliseconds: UInt32) throws {
    let run = try Program.interrupted(arguments, after: milliseconds)
    #expect(run.status == 130)
    #expect(run.error.contains("interrupted"), "\(run.error)")
    #expect(run.milliseconds < Self.longest, "\(run.milliseconds) ms")
  }

  @Test(arguments: [
    "while true { }",
    "just(1).map { while true { } }",
    "interval(1ns)",
    "let b = (0..<3000000).map { ($0 * 7919) % 1000003 }\nwhile true { let c = b.sorted() }",
    "var a = [\"abcdefghij\"]\nfor i in 0..<16 { a = a + a }\nwhile true { let t = a.joined() }",
    "while true { just(1) }",
    "while true { log(1) }",
    "var s = just(1)\nfor i in 0..<9000 { s = s.merge(just(i)) }\nwhile true { graph(s) }",
    "var s = \"-a\"\nfor i in 0..<18 { s = s + s }\nwhile true { cold(s) }",
    "var s = \"ab\"\nfor i in 0..<20 { s = s + s }\nwhile true { s.uppercased }",
    "range(0, 100000000).groupBy { $0 }.count()",
  ])
  func aRunEnds(_ script: String) throws {
    try endsSoon(["--limit", "off", "-e", script], after: 400)
  }

  @Test(arguments: ["json", "marbles", "log", "svg", "text"])
  func printingEnds(_ format: String) throws {
    let script = "horizon(1h)\ninterval(1ms).take(3000000)"
    try endsSoon(["--limit", "off", "--all", "--format", format, "-e", script], after: 2500)
  }

  /// A file is written whole or not at all.
  @Test func writingAFileEnds() throws {
    let folder = NSTemporaryDirectory() + "interrupted-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/out.json"
    try Data("as it was".utf8).write(to: URL(fileURLWithPath: path))
    let files = { try? FileManager.default.contentsOfDirectory(atPath: folder) }
    let script = "horizon(1h)\ninterval(1ms).take(1000000)"
    func interrupt() throws -> (status: Int, error: String, milliseconds: Int) {
      try Program.interrupted(
        ["--limit", "off", "--format", "json", "-o", path, "-e", script], after: 0, when: { files()?.count == 2 })
    }
    var run = try interrupt()
    // On a busy machine the file may be whole before the interruption comes.
    for _ in 0..<3 where run.status == 0 { run = try interrupt() }
    #expect(run.status == 130)
    #expect(run.error == "rxplay: interrupted\n")
    #expect(run.milliseconds < Self.longest, "\(run.milliseconds) ms")
    // The file may have been written in the moment before the interruption.
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == "as it was" || text.hasSuffix("\"kind\":\"completed\"}]}]}\n"))
    #expect(files() == ["out.json"])
  }

  @Test func waitingForInputEnds() throws {
    let run = try Program.interrupted(["-"], after: 300)
    #expect(run.status == 130)
    #expect(run.milliseconds < Self.longest, "\(run.milliseconds) ms")
  }

  @Test func checkingEnds() throws {
    let path = NSTemporaryDirectory() + "interrupted-\(UUID().uuidString).rx"
    defer { unlink(path) }
    let script = (0..<60_000).map { "let x\($0) = interval(1s).map { $0 + \($0) }.take(3)\n" }.joined()
    try Data(script.utf8).write(to: URL(fileURLWithPath: path))
    try endsSoon(["--limit", "off", path], after: 300)
  }
}
