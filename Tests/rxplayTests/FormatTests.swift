import Foundation
import Testing

struct FormatTests {
  @Test func `The log has each event once, in the order of delivery`() throws {
    let script = """
      let s = subject()
      s.throttle(1s).subscribe("t")
      s.send("a")
      wait(1s)
      s.send("b")
      """
    #expect(
      try Program.output(of: script, "--format", "log") == """
        0s  s  next a
        1s  t  next a
        1s  s  next b
        2s  t  next b

        """)
  }

  @Test func `The log has the events of a named stream once`() throws {
    let plain = try Program.output(of: "let a = interval(1s).take(2)\na", "--format", "log")
    #expect(plain == "1s  a  next 0\n2s  a  next 1\n2s  a  completed\n")
    let watched = try Program.output(
      of: "let s = subject()\nlet t = s.map { $0 + 1 }\nt\ns.send(1)\ns.complete()", "--format", "log")
    #expect(watched == "0s  s  next 1\n0s  t  next 2\n0s  s  completed\n0s  t  completed\n")
  }

  @Test func `Two subscribers of a named stream are two lanes of the log`() throws {
    let output = try Program.output(of: "let a = just(1)\nmerge(a, a.delay(1s))", "--format", "log")
    #expect(output.split(separator: "\n").count { $0.contains("  a  next 1") } == 2)
  }

  @Test func `A graph is a JSON object in a stream of JSON lines`() throws {
    let script = """
      let a = just("x")
      graph(a.flatMap { x in a })
      3
      """
    let output = try Program.output(of: script, "--format", "json")
    #expect(
      output == #"""
        {"kind":"graph","nodes":[{"name":"a","call":"just(\"x\")"},{"call":"flatMap { x in a }"}],\#
        "edges":[{"from":0,"to":1,"link":"input"}],"roots":[{"name":"result","node":1}]}
        {"kind":"value","text":"3","value":3}

        """#)
    for line in output.split(separator: "\n") {
      _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
    }
  }

  @Test(arguments: ["text", "json", "log", "marbles", "svg"]) func `Streams of streams are compared in every format`(
    format: String
  ) throws {
    for script in [
      "compare(never(), just(never()))",
      "let a = interval(1s).take(4)\ncompare(a.windowCount(2), a.windowCount(3))",
      "compare(from([1, 2, 3]).groupBy { $0 % 2 }, just(1).map { just($0) })",
    ] {
      let result = try Program.run(["--format", format, "-e", script])
      #expect(result.status == 0 && !result.output.isEmpty, "\(script): \(result.error)")
    }
  }

  @Test(arguments: ["text", "json", "log", "marbles"]) func `Text cannot turn the direction of what stands around it`(
    format: String
  ) throws {
    let script = """
      let s = "\\u{202E}\\u{61C}\\u{2066}\\u{200F}x"
      log(s)
      s
      just(s)
      """
    let output = try Program.output(of: script, "--format", format)
    #expect(output.contains("x"))
    for scalar: Unicode.Scalar in ["\u{61C}", "\u{200F}", "\u{202E}", "\u{2066}"] {
      #expect(!output.unicodeScalars.contains(scalar), "\(output)")
    }
  }
}
