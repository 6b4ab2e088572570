import TerminalTesting
import Testing

/// Code of an app, pasted into the real shell and driven there.
@Suite(.serialized, .inTerminal) struct PasteTranscripts {
  private let counter = """
    import RxSwift
    plus.rx.tap
      .scan(0) { count, _ in count + 1 }
      .subscribe(onNext: { label.text = "\\($0)" })
    """

  private func shell(files: [String: String] = [:]) throws -> ShellTerminal {
    let shell = try ShellTerminal(columns: 70, rows: 40, files: files)
    try shell.enter(":set preview off")
    return shell
  }

  @Test func pasteReadsUntilControlD() throws {
    let shell = try shell()
    try shell.type(":paste swift")
    try shell.press("Enter")
    try shell.terminal.wait(for: "paste the code, then press Ctrl-D on a line of its own")
    try shell.terminal.paste(counter)
    try shell.press("Enter", "C-d")
    try shell.terminal.wait(for: "read as Swift")
    try shell.terminal.wait(for: "note: stand-ins: plus (UIButton; .tap()), label")
    try shell.type("plus.tap()")
    try shell.press("Enter")
    try shell.terminal.wait(for: "0s  → label.text = 1")
    try shell.type("wait(1s)")
    try shell.press("Enter")
    try shell.type("plus.tap()")
    try shell.press("Enter")
    try shell.terminal.wait(for: "1s  → label.text = 2")
    try shell.type(":scene")
    try shell.press("Enter")
    try shell.terminal.wait(for: "→ label.text")
  }

  @Test func aPasteOfSeveralLinesIsRecognised() throws {
    let shell = try shell()
    try shell.terminal.paste(counter)
    try shell.press("Enter")
    try shell.terminal.wait(for: "read as Swift")
    try shell.terminal.wait(for: "go on: drive it by statements")
    try shell.type("plus.tap()")
    try shell.press("Enter")
    try shell.terminal.wait(for: "0s  → label.text = 1")
  }

  /// The code finds it by a selector, and gives it no name.
  @Test func anElementOfThePageIsDrivenByItsName() throws {
    let shell = try shell()
    try shell.terminal.paste(
      """
      import { fromEvent, map } from 'rxjs';
      fromEvent(document.querySelector('#query'), 'input')
        .pipe(map((e) => e.target.value.toUpperCase()))
        .subscribe(console.log);
      """)
    try shell.press("Enter")
    try shell.terminal.wait(for: "stand-ins: query (element")
    try shell.type("query.enter(\"rx\")")
    try shell.press("Enter")
    try shell.terminal.wait(for: "0s  RX")
  }

  @Test func controlCLeavesAPaste() throws {
    let shell = try shell()
    try shell.type(":paste")
    try shell.press("Enter")
    try shell.type("plus.rx.tap")
    try shell.press("Enter", "C-c")
    try shell.terminal.wait(for: "nothing was run")
    try shell.type("1 + 1")
    try shell.press("Enter")
    try shell.terminal.wait(for: "2")
  }

  @Test func loadRunsAFileWithItsDrive() throws {
    let shell = try shell(files: ["counter.swift": counter, "counter.drive": "wait(1s)\nplus.tap()\n"])
    try shell.type(":load counter.swift")
    try shell.press("Enter")
    try shell.terminal.wait(for: "read as Swift")
    try shell.terminal.wait(for: "1s  → label.text = 1")
    try shell.type(":back 0s")
    try shell.press("Enter")
    try shell.terminal.wait(for: "rx>")
  }

  @Test func theLanguageCanBeNamed() throws {
    let shell = try shell()
    try shell.type(":lang")
    try shell.press("Enter")
    try shell.terminal.wait(for: "the language of pasted code is recognised")
    try shell.type(":lang cobol")
    try shell.press("Enter")
    try shell.terminal.wait(for: "there is no language 'cobol'")
    try shell.type(":lang rx")
    try shell.press("Enter")
    try shell.type(":lang")
    try shell.press("Enter")
    try shell.terminal.wait(for: "the language of pasted code is rx")
  }
}
