import Foundation
import LineEditing
import TerminalTesting
import Testing

@Suite(.serialized) struct PlainReaderTests {
  private func run(_ input: String, environment: [String: String] = [:]) throws -> ChildProcess.Result {
    let variables = ["TERM": "xterm-256color", "LANG": "C", "RXPLAY_HISTORY": ""].merging(environment) { $1 }
    return try ChildProcess.run([builtExecutable("lineediting-demo")], input: input, environment: variables)
  }

  @Test func joinsUnfinishedLines() throws {
    let result = try run("a\nf {\r\n  世界\n}\nlast {")
    #expect(result.output == "entry 1: a\nentry 10: f {⏎  世界⏎}\nentry 6: last {\nend\n")
    #expect(result.status == 0)
  }

  @Test func writesNoPromptAndNoEscapes() throws {
    #expect(try run("").output == "end\n")
    #expect(try run("\u{1B}[A\n").output == "entry 3: \u{1B}[A\nend\n")
  }

  @Test(.inTerminal) func servesADumbTerminal() throws {
    let demo = try Demo(preview: true, environment: ["TERM": "dumb"], waitingFor: nil)
    try demo.terminal.type("f {")
    try demo.terminal.press("Enter")
    try demo.terminal.type("世}")
    try demo.terminal.press("Enter")
    try demo.terminal.wait(forScreen: ["f {", "世}", "entry 6: f {⏎世}"], cursor: (0, 3))
    try demo.terminal.type("abc")
    try demo.terminal.wait(for: "abc")
    try demo.terminal.press("C-c")
    try demo.terminal.wait(for: "interrupted")
    try demo.terminal.press("C-d")
    #expect(try demo.terminal.waitForExit() == 0)
  }

  @Test(.inTerminal) func servesATerminalWhoseOutputGoesElsewhere() throws {
    let demo = try Demo(waitingFor: nil, shell: true)
    try demo.terminal.type("printf 'x\\n' | ./demo; ./demo > out")
    try demo.terminal.press("Enter")
    try demo.terminal.wait(for: "end")
    try demo.terminal.type("typed")
    try demo.terminal.press("Enter", "C-d")
    try demo.terminal.type("cat -A out")
    try demo.terminal.press("Enter")
    try demo.terminal.wait(for: "entry 5: typed$")
    #expect(try !demo.terminal.screen().contains { $0.contains("^[") })
  }
}
