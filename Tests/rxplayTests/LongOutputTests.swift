import Testing

struct LongOutputTests {
  private func test(_ script: String) throws -> (output: String, status: Int) {
    let run = try Program.run([], through: "cat >$HOME/a.rx; RXPLAY test $HOME/a.rx", input: script)
    return (run.output, run.status)
  }

  @Test(arguments: [(1, 100_000), (40_000, 1), (20_000, 20_000)]) func `Output and expectation may be long`(
    lines: Int, expected: Int
  ) throws {
    let script =
      "for i in 0..<\(lines) { log(i) }\n" + (0..<expected).map { "//> 0s  \($0 + 100_000)\n" }.joined() + "1\n//> 1\n"
    let start = ContinuousClock.now
    let report = try test(script)
    #expect(report.status == 1)
    #expect(report.output.hasSuffix("0 passed, 1 failed\n"))
    #expect(Program.isSanitized || ContinuousClock.now - start < .seconds(10))
  }

  @Test func `Two long outputs with few differences are aligned`() throws {
    let expected = (0..<30_000).map { "//> 0s  \($0 == 5 || $0 == 29_990 ? -1 : $0)\n" }.joined()
    let report = try test("for i in 0..<30000 { log(i) }\n" + expected)
    let changed = report.output.split(separator: "\n").filter { $0.hasPrefix("  + ") || $0.hasPrefix("  - ") }
    #expect(changed == ["  - 0s  -1", "  + 0s  5", "  - 0s  -1", "  + 0s  29990"])
  }
}
