import Foundation
import TerminalTesting
import Testing

struct `rxplay test` {
  /// Checks a script that stands alone in a folder: the report, and the exit status.
  private func test(_ script: String, _ arguments: String = "") throws -> (output: String, status: Int) {
    let run = try Program.run([], through: "cat >$HOME/a.rx; RXPLAY test \(arguments) $HOME/a.rx", input: script)
    let report = run.output.replacing(/\S*\/a\.rx/, with: "a.rx")
    return (report, run.status)
  }

  @Test func `The differences of two outputs are aligned line by line`() throws {
    let expected = [2, 3, 5, 6, 7].map { "//> 0s  \($0)\n" }.joined()
    let report = try test("for i in [1, 2, 3, 4, 6] { log(i) }\n" + expected)
    #expect(
      report.output.hasSuffix(
        """

          + 0s  1
            0s  2
            0s  3
          - 0s  5
          + 0s  4
            0s  6
          - 0s  7
        0 passed, 1 failed

        """), "\(report.output)")
  }

  @Test func `Files are checked by several processes, and reported in the order of their names`() throws {
    // The first file takes longest.
    let command = """
      cd "$HOME" && echo 'var n = 0; while n < 300000 { n = n + 1 }; n' > a.rx && printf '//> 300000\n' >> a.rx
      for i in b c d e; do printf "1\n//> 1\n" > $i.rx; done; printf '1\n//> 2\n' > f.rx
      RXPLAY test . no-file
      """
    let run = try Program.run([], through: command)
    let lines = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") && !$0.hasPrefix("f.rx:") }
    #expect(
      lines == [
        "ok      a.rx  1 check", "ok      b.rx  1 check", "ok      c.rx  1 check", "ok      d.rx  1 check",
        "ok      e.rx  1 check", "failed  f.rx", "failed  no-file  there is no such file", "5 passed, 2 failed",
      ])
    #expect(run.error.isEmpty, "progress is shown in a terminal only")
  }

  @Test func `A named pipe among the scripts of a folder is passed over`() throws {
    let command = "mkfifo $HOME/a.rx $HOME/b.md; echo 1 >$HOME/c.rx; timeout 20 RXPLAY test $HOME"
    let run = try Program.run([], through: command.replacingOccurrences(of: "RXPLAY ", with: "'\(Program.path)' "))
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("\n1 passed, 0 failed\n"))
  }

  @Test(arguments: [
    ("test $HOME/a.rx", "1\n//> 2\n", 1), ("test $HOME/a.rx", "1\n//> 1\n", 0),
    ("$HOME/a.rx", "for i in 0..<20000 { log(i) }\nexpect(1 == 2)\n", 1),
    ("$HOME/a.rx", "for i in 0..<20000 { log(i) }\n1 / 0\n", 1),
    ("$HOME/a.rx", "for i in 0..<20000 { log(i) }\n", 0),
  ]) func `A failure is in the exit status even when nobody reads the output`(
    arguments: String, script: String, status: Int
  ) throws {
    let run = try Program.run(
      [], through: "cat >$HOME/a.rx; (RXPLAY \(arguments) 2>/dev/null; echo $? >$HOME/status) | true; cat $HOME/status",
      input: script)
    #expect(run.output == "\(status)\n")
  }

  @Test func `A script without expectations is pointed out, with the way to write some`() throws {
    let report = try test("just(1)\n")
    #expect(report.status == 0)
    #expect(
      report.output == """
        ok      a.rx  0 checks
                warning: nothing is expected; write '//>' below a statement, and 'rxplay test --update a.rx' fills it in
        1 passed, 0 failed

        """)
    #expect(try test("expect(1 == 1)\n").output == "ok      a.rx  0 checks\n1 passed, 0 failed\n")
    #expect(try test("1\n//>\n", "--update").output == "updated a.rx  1 block\n1 passed, 0 failed\n")
  }
}
