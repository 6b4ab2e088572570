import TerminalTesting
import Testing

@Suite(.serialized, .inTerminal) struct `Habits from other shells work here` {
  @Test(arguments: ["exit", "quit", "exit()", ":exit", ":q!", ":q", "bye"]) func `Words for leaving leave`(word: String)
    throws
  {
    let shell = try ShellTerminal(command: ["sh", "-c", "./rxplay; echo left"])
    try shell.terminal.wait(for: "rx>")
    try shell.type(word)
    try shell.terminal.press("Enter")
    try shell.terminal.wait(for: "left")
  }

  @Test(arguments: ["?", "help", ":h", ":?", ":man"]) func `Words for help help`(word: String) throws {
    try TalkingShell().say(word, until: "Ctrl-D leaves.")
  }

  @Test(arguments: ["? vars", "?vars", "help vars", ":h vars"]) func `Help may be asked without a colon for one thing`(
    entry: String
  ) throws {
    try TalkingShell().say(
      entry, "  :vars is a command: the names that you have given, with their values")
  }

  @Test(arguments: ["clear", ":clear", "cls"]) func `Words for an empty screen clear it`(word: String) throws {
    let shell = try TalkingShell()
    try shell.say("1 + 1", "2")
    try shell.terminal.type(word)
    try shell.terminal.press("Enter")
    try shell.terminal.wait(for: "a prompt alone") { $0.filter { !$0.isEmpty } == ["rx>"] }
  }

  @Test func `A name that was given wins over the word of a command`() throws {
    let shell = try TalkingShell()
    try shell.say("let exit = 3; let help = 4")
    try shell.say("exit", "3")
    try shell.say("help", "4")
    try shell.say(":undo", "taken back:\n  help")
  }

  @Test func `A leading dot names the result that it goes on from`() throws {
    let shell = try TalkingShell()
    try shell.say("[4, 2]", "[4, 2]")
    try shell.say(".count", "goes on from [4, 2]\n2")
    try shell.say("let a = just(1)")
    try shell.say("a", until: "a  [1|]")
    try shell.say("a.nope()", until: "streams have no operator")
    try shell.say(".map { $0 + 1 }", until: "goes on from a, as the last entry failed")
    try shell.say(".skip(1)", until: "goes on from a.map { $0 + 1 }")
  }

  @Test func `Text copied from a shell is read without its prompts and its output`() throws {
    let shell = try TalkingShell()
    try shell.terminal.paste(
      """
      rx> let a = interval(1s).take(2)
      rx> a.map {
      $0 * 10
      }

              0s        1s        2s
      result  ──────────0─────────[10 |]
      rx> wait(1s)
      rx 1s> a.count()
      """)
    try shell.terminal.press("Enter")
    try shell.terminal.wait(for: "the four entries") { rows in
      let text = rows.joined(separator: "\n")
      return text.contains("[10 |]") && text.contains("rx> wait(1s)\nrx 1s> a.count()\n") && text.contains("[2|]")
        && rows.last == "rx 1s>"
    }
    try shell.say("rx> 1 + 1", "2", prompt: "rx 1s>", at: "1s")
    try shell.say("let rx = 5", prompt: "rx 1s>", at: "1s")
    try shell.say("rx > 3", "true", prompt: "rx 1s>", at: "1s")
  }

  @Test func `Width and colour are settings`() throws {
    let shell = try TalkingShell()
    try shell.say(":set width", "  width  auto  cells that a line may take: auto (the terminal's), 80")
    try shell.say(":set width 40")
    try shell.say(":set width", "  width  40  cells that a line may take:\n             auto (the terminal's), 80")
    try shell.say(
      ":set width 3", "'3' is no value of 'width' (cells that a\nline may take: auto (the terminal's),\n80)")
    try shell.say(":set width auto")
    try shell.say(":set color", "  colour  off  coloured diagrams: on, off")
    try shell.say(":set colour on")
    try shell.say("just(1)", until: "[1|]")
    #expect(try shell.terminal.styledScreen().contains { $0.contains("\u{1B}[") && $0.contains("just(1)") })
    try shell.say(":set colour maybe", "'maybe' is no value of 'colour' (coloured diagrams: on, off)")
  }

  @Test func `--width holds in the shell, too`() throws {
    let shell = try TalkingShell("--width", "50")
    try shell.say(":set width", "  width  50  cells that a line may take: auto (the\n             terminal's), 80")
  }

  @Test func `A named subscriber prints as time passes, as an unnamed pipeline does`() throws {
    let shell = try TalkingShell()
    try shell.say("let s = subject()")
    try shell.say("s.subscribe()")
    try shell.say("s.map { $0 * 2 }.subscribe(\"A\")")
    try shell.say("s.throttle(1s).subscribe(\"B\")")
    try shell.say("s.subscribe(\"C\") { log($0) }")
    try shell.say("s.send(1)", "0s  A  next 2\n0s  1")
    try shell.say(":wait 1s", "1s  B  next 1", prompt: "rx 1s>")
  }

  @Test func `Ctrl-Z stops a run, and fg goes on with it`() throws {
    let shell = try ShellTerminal(command: ["bash", "--norc", "-i"])
    try shell.terminal.wait(for: "$")
    try shell.type("clear; ./rxplay")
    try shell.terminal.press("Enter")
    try shell.terminal.wait(for: "rx>")
    try shell.type("var n = 0; log(\"begun\"); while n < 1000000 { n += 1 }; n")
    try shell.terminal.press("Enter")
    try shell.terminal.wait(for: "0s  begun")
    try shell.press("C-z")
    try shell.terminal.wait(for: "Stopped")
    try shell.type("fg")
    try shell.terminal.press("Enter")
    try shell.terminal.wait(for: "the result and the next prompt") { $0.suffix(2) == ["1000000", "rx>"] }
  }
}
