import TerminalTesting
import Testing

/// The commands that explain, look and keep.
@Suite(.enabled(if: TerminalSession.isAvailable, "tmux is not installed"), .serialized)
struct CommandTranscripts {
  @Test func theFirstHelpPageFitsAScreenAndHasEveryCommand() throws {
    let shell = try TalkingShell(rows: 24)
    try shell.say(":help", until: "Ctrl-D leaves.")
    let rows = try shell.terminal.wait(for: "Type a pipeline")
    for name in [
      ":help", ":ops", ":lessons", ":lesson NAME", ":learn", ":exercise NAME", ":predict EXPR", ":type", ":graph",
      ":stages", ":compare", ":marbles", ":json",
      ":svg", ":wait", ":step", ":back", ":state", ":scene", ":vars", ":history", ":edit", ":set", ":reset", ":quit",
      ":load", ":reload", ":save",
    ] {
      #expect(rows.contains { $0.contains(name) }, "\(name)")
    }
  }

  @Test func commandsMayBeShortened() throws {
    let shell = try TalkingShell()
    try shell.say(":ty 1", "an Int")
    try shell.say(":l", "':l' is :lang, :load, :leaks, :learn, :lesson or :lessons")
    try shell.say(":hlep", "there is no command ':hlep'; did you mean ':help'? (:help lists them)")
    try shell.say(
      ":help :sav",
      """
      :save FILE
        write the entries that worked, and their output, as a script
        'rxplay test FILE' checks it. A session becomes a lesson.
      """)
  }

  @Test func helpRunsTheExample() throws {
    let shell = try TalkingShell()
    try shell.say(":help throttle", until: "differ    ")
    try shell.terminal.wait(for: "─────b────[c|]")
    try shell.terminal.wait(for: "a──b────c─|")
    try shell.say(":help throtle", "there is no operator 'throtle'; did you mean 'throttle'? (:ops lists them)")
    try shell.say(":help 节流", until: "differ                   ≠")
    try shell.say(":help save", until: "the whole session as a script")
  }

  @Test func helpKnowsTheLanguage() throws {
    let shell = try TalkingShell()
    try shell.say(":help log", "  log(…)  Prints its arguments with the time.")
    try shell.say(":help flatMapLatest", until: "  asyncsequence")
    try shell.say(":help sink", "  Combine calls it sink; here it is 'subscribe'")
    try shell.say(":ops sink", "  Combine calls it sink; here it is 'subscribe'")
    try shell.say(":help joined", until: "asyncsequence  joined(separator:)")
  }

  @Test func everythingOnTheFirstPageWorks() throws {
    let shell = try TalkingShell()
    try shell.say("interval(1s).take(3)", until: "[2|]")
    try shell.say(".map { $0 * 10 }", until: "[20|]")
    try shell.say("let a = interval(1s).take(4)")
    try shell.say("a.zip(interval(1500ms))", until: "[(3,3)|]")
    try shell.say("let s = subject()")
    try shell.say("s.throttle(1s)")
    try shell.say("s.send(1, 2)")
    try shell.say(":wait 2s", "1s  s.throttle(1s)  next 2", prompt: "rx 2s>")
  }

  @Test func opsKnowsTheNamesOfOtherLibraries() throws {
    let shell = try TalkingShell()
    try shell.say(":ops switchToLatest", until: "switchToLatest  ")
    try shell.say(":ops flatMapLatest", until: "switchMap")
    try shell.say(":ops zebra", "  nothing has to do with 'zebra'")
  }

  @Test func typeRunsNothing() throws {
    let shell = try TalkingShell()
    try shell.say("let a = interval(1s)")
    try shell.say(":type a.zip(a)", "a stream")
    try shell.say(
      ":type a.throtle(1s)",
      """
      <shell>:1:3: error: streams have no operator 'throtle'; did you mean 'throttle'?
        1 | a.throtle(1s)
          |   ^^~~~~~
      """)
    try shell.say(":type", "which expression? :type a.zip(b)")
  }

  @Test func graphShowsTheOperators() throws {
    let shell = try TalkingShell()
    try shell.say(
      ":graph interval(1s).take(2)",
      """
      result = take(2)
      └─ interval(1s)
      """)
  }

  @Test func stagesDrawsALaneAfterEveryOperator() throws {
    let shell = try TalkingShell()
    try shell.say(
      ":stages interval(1s).take(2).map { $0 * 2 }",
      """

                    0s        1s        2s
                    ┼─────────┼─────────┼
      interval(1s)  ──────────0─────────[1!]
                    ┌─ take(2) ─────────────
      take          ──────────0─────────[1|]
                    ┌─ map { $0 * 2 } ──────
      result        ──────────0─────────[2|]

      """)
  }

  @Test func compareDrawsOnOneAxis() throws {
    let shell = try TalkingShell()
    try shell.say(
      ":compare just(1), just(2)",
      """

               0s
               ┼
      just(1)  [1|]
      just(2)  [2|]
      differ   ≠

      """)
  }

  @Test func theLastPictureHasOtherForms() throws {
    let shell = try TalkingShell()
    try shell.say(":marbles", "there is no picture yet")
    try shell.say(":marbles interval(1s).take(2)", "result = \"-a[b|]\", tick: 1s, a: 0, b: 1")
    try shell.say(
      "just(7)",
      """

               0s
               ┼
      just(7)  [7|]

      """)
    try shell.say(":marbles", "just(7) = \"[a|]\", a: 7")
    try shell.say(":graph", "just(7) = just(7)")
    try shell.say(":json", until: "\"kind\":\"completed\"}]}]}")
  }

  @Test func svgWritesAPicture() throws {
    let shell = try TalkingShell()
    try shell.say(":svg a.svg", "there is no picture yet")
    try shell.say(
      ":svg a.svg interval(1s).take(2)",
      """

              0s        1s        2s
              ┼─────────┼─────────┼
      result  ──────────0─────────[1|]

      the picture is in a.svg
      """)
    #expect(try shell.text(of: "a.svg").hasPrefix("<svg"))
    try shell.say(":svg no/such/folder.svg", "no/such/folder.svg: there is no folder no/such")
  }

  @Test func scriptsAreLoadedAndLoadedAgain() throws {
    let shell = try TalkingShell(files: ["a.rx": "let a = 1\n"])
    try shell.say(":reload", "nothing was loaded yet: :load FILE")
    try shell.say(":load b.rx", "b.rx: there is no such file")
    try shell.say(":load a.rx")
    try shell.say("let b = a + 1")
    try shell.say(":reload")
    try shell.say(":vars", "  a  an Int  1")
  }

  @Test func aSessionBecomesALesson() throws {
    let shell = try TalkingShell()
    try shell.say("let a = interval(1s).take(2)")
    try shell.say("a.throtle(1s)", until: "did you mean 'throttle'?")
    try shell.say("1 / 0", until: "division by zero")
    try shell.say("a", until: "[1|]")
    try shell.say(".map { $0 * 2 }", until: "[2|]")
    try shell.say("let s = subject()")
    try shell.say("s")
    try shell.say("s.send(5)", "0s  s  next 5")
    try shell.say(":wait 1s", prompt: "rx 1s>")
    try shell.say(
      ":save a.rx",
      """
      7 statements in a.rx
      left out, as they do not run in a script:
        1 / 0
      """, prompt: "rx 1s>", at: "1s")
    let text = try shell.text(of: "a.rx")
    #expect(text.contains("_.map { $0 * 2 }\n//>                   0s"))
    #expect(text.hasPrefix("let a = interval(1s).take(2)\na\n//>"))
    let check = try Program.run(["test", "\(shell.folder)/a.rx"])
    #expect(check.status == 0, "\(check.output)")
    #expect(check.output.contains("1 passed, 0 failed"))
  }

  @Test func pastedObjectiveCIsSavedAsAScript() throws {
    let code = """
      RACSignal *length = [self.field.rac_textSignal map:^id(NSString *text) { return @(text.length); }];
      [length subscribeNext:^(id x) { NSLog(@"%@", x); }];
      """
    let shell = try TalkingShell(files: ["a.m": code])
    try shell.say(":load a.m", until: "0s  0")
    try shell.say("self.field.enter(\"abc\")", until: "0s  3")
    try shell.say(":save a.rx", until: "statements in a.rx")
    let text = try shell.text(of: "a.rx")
    #expect(text.hasPrefix("standIns(\"objc\")"))
    #expect(text.contains("let length = self.field.rac_textSignal.map"))
    let check = try Program.run(["test", "\(shell.folder)/a.rx"])
    #expect(check.status == 0, "\(check.output)")
  }

  @Test func aFullDiskLeavesTheOldFileWhole() throws {
    let shell = try TalkingShell(
      files: ["a.rx": "old\n"], environment: ["RXPLAY_HISTORY": ""],
      through: ["/bin/sh", "-c", "ulimit -f 1; exec \"$0\" \"$@\""])
    for number in 1...4 { try shell.say("interval(1s).take(\(number + 3))", until: "take(\(number + 3))") }
    try shell.say(":save a.rx", until: "a.rx: it cannot be written; the old file is unchanged")
    #expect(try shell.text(of: "a.rx") == "old\n")
  }

  @Test func theLastEntryIsChangedInAnEditor() throws {
    let shell = try TalkingShell(environment: ["EDITOR": "sed -i s/^1/7/"])
    try shell.say("1 + 1", "2")
    try shell.say(
      ":edit",
      """
        7 + 1
      8
      """)
    try shell.say(":edit", "nothing was changed, so nothing is run")
    try shell.say(":history 7", "  7 + 1\n  :history 7")
  }

  @Test func theSessionIsChangedInAnEditor() throws {
    let shell = try TalkingShell(environment: ["VISUAL": "sed -i s/zebra/horse/"])
    try shell.say("let zebra = 1")
    try shell.say(":edit session", "  let horse = 1")
    try shell.say(":vars", "  horse  an Int  1")
  }

  @Test func anEditorThatFailsRunsNothing() throws {
    let shell = try TalkingShell()
    try shell.say(":edit", "which editor? set VISUAL or EDITOR")
    let other = try TalkingShell(environment: ["EDITOR": "false"])
    try other.say(":edit", "'false' failed, so nothing is run")
  }

  @Test func historyIsSearched() throws {
    let shell = try TalkingShell()
    try shell.say("let zebra = 1")
    try shell.say("zebra", "1")
    try shell.say(":history zeb", "  let zebra = 1\n  zebra\n  :history zeb")
    try shell.say(":history horse-", "  :history horse-")
  }

  @Test func varsListNamesAndValues() throws {
    let shell = try TalkingShell()
    try shell.say(":vars", "no names yet: let a = interval(1s)")
    try shell.say("let a = interval(1s).take(2)")
    try shell.say("let b = a.map { $0 }; var n = 3; let 名字 = \"小明\"")
    try shell.say(
      ":vars",
      """
        a     a stream  interval(1s).take(2)
        b     a stream  a.map { $0 }
        n     an Int    3
        名字  a String  小明
      """)
  }

  @Test func initIsReadAtTheStart() throws {
    let files = [".config/rxplay/init.rx": "let mine = 1\n", "other/rxplay/init.rx": "let other = 2\n"]
    let shell = try TalkingShell(files: files)
    try shell.say("mine", "1")
    try shell.say(":reset")
    try shell.say("mine", "1")
    let plain = try TalkingShell("--no-init", files: files)
    try plain.say("mine", until: "there is no 'mine'")
  }

  @Test func lessonsAreListedAndGoneThrough() throws {
    let shell = try TalkingShell()
    try shell.say(":lesson", "which lesson? :lessons lists them")
    try shell.say(":lesson thrott", showing: "Enter continues")
    try shell.say(":reset", showing: "rx> ")
    try shell.say(":lessons", showing: "errata")
  }
}
