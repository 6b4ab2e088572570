import TerminalTesting
import Testing

/// The answers to habits from other shells, to forgotten words, and in narrow terminals.
@Suite(.serialized, .inTerminal) struct KindnessTranscripts {
  @Test func aCommandWithoutItsColonIsKnown() throws {
    let shell = try TalkingShell()
    try shell.say("load a.rx", "there is no 'load'; commands begin with a colon: :load a.rx")
    try shell.say("let state = 3")
    try shell.say("state", "3")
  }

  @Test func commandsOfOtherShellsAreKnown() throws {
    let shell = try TalkingShell()
    try shell.say(":sleep 1s", prompt: "rx 1s>")
    try shell.say(":undo", "taken back:\n  wait(1s)", at: "1s")
    try shell.say(":ls", "no names yet: let a = interval(1s)")
  }

  @Test func argumentsThatAreNotTakenAreNotIgnored() throws {
    let shell = try TalkingShell()
    try shell.say("let a = 1")
    try shell.say(":reset a", "':reset' takes no argument")
    try shell.say(":quit now", "':quit' takes no argument")
    try shell.say("a", "1")
  }

  @Test func helpExplainsSeveralNamesAtOnce() throws {
    let shell = try TalkingShell()
    try shell.say(
      ":help :vars nosuchthing",
      """
      :vars
        the names that you have given, with their values
      there is no operator 'nosuchthing' (:ops lists them)
      """)
  }

  @Test func helpForTheNameOfAnotherShellShowsTheCommand() throws {
    let shell = try TalkingShell()
    try shell.say(":help exit", "  :quit is a command: leave (so does Ctrl-D)")
  }

  @Test func sceneWithATitleBeginsOne() throws {
    let shell = try TalkingShell()
    try shell.say(":wait 2s", prompt: "rx 2s>")
    try shell.say(":scene 第二幕", showing: "rx>")
    try shell.say(":scene \"three\"")
    try shell.say(":save a.rx", "3 statements in a.rx")
    #expect(try shell.text(of: "a.rx").contains("scene \"第二幕\""))
  }

  @Test func settingsListTheirValues() throws {
    let shell = try TalkingShell()
    try shell.say(":set editor nano", "'nano' is no value of 'editor' (the keys that are understood: emacs, vi)")
    try shell.say(":set horizon abc", "'abc' is no value of 'horizon' (how far a run goes: 30s)")
    try shell.say(":set zebra", "there is no setting 'zebra' (:set lists them)")
    try shell.say(":set horizon=20s")
    try shell.say(":set horizon", "  horizon  20s  how far a run goes: 30s")
  }

  @Test func filesMayBeQuoted() throws {
    let shell = try TalkingShell(files: ["a b.rx": "let a = 1\n"])
    try shell.say(":load \"a b.rx\"")
    try shell.say("a", "1")
  }

  @Test func aFaultInInitIsReportedWithTheWayAround() throws {
    let shell = try ShellTerminal(columns: 80, files: [".config/rxplay/init.rx": "let mine = \n"])
    try shell.type(":reset")
    try shell.press("Enter")
    try shell.terminal.wait(for: "the note") { rows in
      rows.suffix(2) == [
        "note: init.rx failed; 'rxplay --no-init' starts without it", "rx>",
      ]
    }
  }

  @Test func takenBackEntriesReadAsTheyWereTyped() throws {
    let shell = try TalkingShell()
    try shell.say("interval(1s).subscribe()")
    try shell.say(":wait 1s", prompt: "rx 1s>")
    try shell.say(":wait 1500ms", prompt: "rx 2.5s>", at: "1s")
    try shell.say(":back", "back at 2s", prompt: "rx 2s>", at: "2.5s")
    try shell.say(":back", "back at 1s\ntaken back:\n  wait(1s)", prompt: "rx 1s>", at: "2s")
  }

  @Test func valuesOfSeveralLinesStayInTheirRow() throws {
    let shell = try TalkingShell(columns: 60)
    try shell.say("let text = \"小明\\n小红\"; let n = 1")
    try shell.say(":vars", "  n     an Int    1\n  text  a String  小明\\n小红")
  }

  @Test func aNarrowTerminalBreaksLinesAtWords() throws {
    let shell = try TalkingShell(columns: 60)
    #expect(try shell.terminal.screen().first == "rxplay 0.2.0   :help for help, Ctrl-D to leave")
    try shell.say(
      "interval(1s).distinctUntilKeyChange { $0 }",
      """
      <shell>:1:14: error: streams have no operator
        'distinctUntilKeyChange'; did you mean
        'distinctUntilKeyChanged'?
        1 | interval(1s).distinctUntilKeyChange { $0 }
          |              ^^~~~~~~~~~~~~~~~~~~~~
      """)
    try shell.say(
      ":set ties",
      """
        ties  phased  the order at one instant: phased, fifo,
                      creation, sources-first
      """)
    try shell.say(":help :", until: "  :save FILE ")
    #expect(try shell.terminal.screen().contains("                      loaded last"))
    try shell.say(":help", until: "leaves.")
    #expect(try shell.terminal.screen().contains("           :migrate LIBRARY  :marbles  :json"))
  }
}
