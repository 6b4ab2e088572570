import TerminalTesting
import Testing

/// Completion by place.
@Suite(.serialized, .inTerminal) struct CompletionTranscripts {
  /// A shell that draws no previews, since only the list matters here.
  private func shell(columns: Int = 60, files: [String: String] = [:]) throws -> ShellTerminal {
    let shell = try ShellTerminal(columns: columns, files: files)
    try shell.enter(":set preview off")
    return shell
  }

  @Test func operatorsOfAStreamComeWithTheirSummaries() throws {
    let shell = try shell()
    try shell.type("just(1).distinct")
    try shell.press("Tab")
    try shell.terminal.wait(for: "the list") { $0.count == 4 }
    let rows = try shell.terminal.screen()
    #expect(rows[0] == "rx> just(1).distinct")
    #expect(rows[1].hasPrefix("  distinctUntilChanged     "))
    #expect(rows[2].hasPrefix("  distinctUntilKeyChanged  "))
    #expect(rows[3].hasPrefix("  distinct                 "))
    #expect(try shell.terminal.styledScreen()[1].contains("\u{1B}[2m"))
    try shell.type("UntilK")
    try shell.shows("rx> just(1).distinctUntilK", cursor: (26, 0))
    try shell.press("Tab")
    try shell.shows("rx> just(1).distinctUntilKeyChanged", cursor: (35, 0))
  }

  @Test func summariesThatDoNotFitSaySo() throws {
    let shell = try shell()
    try shell.type("[\"k\": 1].seq")
    try shell.press("Tab")
    try shell.shows("rx> [\"k\": 1].sequence")
    try shell.press("C-u")
    try shell.type("[\"k\": 1].s")
    try shell.press("Tab")
    try shell.shows(
      "rx> [\"k\": 1].s", "  sorted    The pairs in order.",
      "  sequence  The elements as a lazy sequence: its closures r…",
      "  stream    A stream of the elements: one a turn, on a back…")
  }

  @Test func settingsAndCommandsOfferTheirWords() throws {
    let shell = try shell()
    try shell.type("ties(")
    try shell.press("Tab", "Tab")
    try shell.terminal.wait(for: "the rules") { $0.last?.contains("sources-first") == true }
    try shell.type("f")
    try shell.press("Tab")
    try shell.shows("rx> ties(\"fifo\"")
    try shell.press("C-u")
    for (typed, completed) in [
      (":edit ", ":edit session"), ("dialect(\"rxj", "dialect(\"rxjs\""), (":help marble te", ":help marble text"),
      (":svg a.svg interv", ":svg a.svg interval"),
    ] {
      try shell.type(typed)
      try shell.press("Tab")
      try shell.terminal.wait(for: completed) { $0.first == "rx> \(completed)" }
      try shell.press("C-u")
      try shell.shows("rx>")
    }
  }

  @Test func membersFitTheReceiverOfTheDot() throws {
    let shell = try shell()
    for (typed, completed) in [
      ("[1].enumer", "[1].enumerated"), ("\"a\".upp", "\"a\".uppercased"), ("subject().sendE", "subject().sendError"),
      ("just(1).sendE", "just(1).sendE"), ("\"a\".throt", "\"a\".throt"),
      ("just(\"合\").bufferWithT", "just(\"合\").bufferWithTime"),
    ] {
      try shell.type(typed)
      try shell.press("Tab")
      try shell.shows("rx> \(completed)")
      try shell.press("C-u")
      try shell.shows("rx>")
    }
    try shell.type("(1, 2).")
    try shell.press("Tab")
    try shell.terminal.wait(for: "  0         its value number 1")
  }

  @Test func theLastResultAndEarlierNamesAreKnown() throws {
    let shell = try shell()
    try shell.enter("let zebra = subject()")
    try shell.type("zeb")
    try shell.press("Tab")
    try shell.type(".sendE")
    try shell.press("Tab")
    try shell.shows("rx> zebra.sendError")
    try shell.press("C-u")
    try shell.type("[3, 1]")
    try shell.press("Enter")
    try shell.terminal.wait(for: "the result") { $0.last == "rx>" }
    try shell.clear()
    try shell.type(".enumer")
    try shell.press("Tab")
    try shell.shows("rx> .enumerated")
  }

  @Test func parametersOfClosuresAreNames() throws {
    let shell = try shell()
    try shell.type("just(1).map { visitor in vis")
    try shell.press("Tab")
    try shell.shows("rx> just(1).map { visitor in visitor", cursor: (36, 0))
  }

  @Test func labelsOfACall() throws {
    let shell = try shell()
    try shell.type("just(1).throttle(")
    try shell.press("Tab")
    try shell.shows(
      "rx> just(1).throttle(", "  interval:   a duration", "  when:       a closure; may be left out", cursor: (21, 0))
    try shell.type("whe")
    try shell.press("Tab")
    try shell.type("{ $0 > 1 }, ")
    try shell.shows("rx> just(1).throttle(when: { $0 > 1 },")
    try shell.press("Tab")
    try shell.shows("rx> just(1).throttle(when: { $0 > 1 }, interval:", cursor: (49, 0))
  }

  @Test func otherLibrariesWordsBecomeOurs() throws {
    let shell = try shell()
    try shell.type("just(1).flatMapLa")
    try shell.press("Tab")
    try shell.shows("rx> just(1).switchMap", "  flatMapLatest  RxSwift; here: switchMap", cursor: (21, 0))
    try shell.type(" ")
    try shell.shows("rx> just(1).switchMap", cursor: (22, 0))
  }

  @Test func thereIsNothingInText() throws {
    let shell = try shell()
    for text in ["cold(\"-thr", "log(\"thr", "just(1) // thr", "let thr", "let a = 12"] {
      try shell.type(text)
      try shell.press("Tab")
      try shell.type("!")
      try shell.shows("rx> \(text)!")
      try shell.press("C-u")
      try shell.shows("rx>")
    }
    try shell.type("log(\"\\(backgr")
    try shell.press("Tab")
    try shell.shows("rx> log(\"\\(background")
  }

  @Test func inALaterLineOfAnEntry() throws {
    let shell = try shell()
    try shell.terminal.paste("let 流 = just(1)\n流.bufferWithT")
    try shell.press("Tab")
    try shell.shows("rx> let 流 = just(1)", "流.bufferWithTime", cursor: (17, 1))
  }

  @Test func commandsAndTheirArguments() throws {
    let shell = try shell()
    for (typed, completed) in [
      (":qu", ":quit"), (":set hor", ":set horizon"), (":set ties fi", ":set ties fifo"),
      (":set editor v", ":set editor vi"), (":help bufferWithT", ":help bufferWithTime"), (":help :qu", ":help :quit"),
      (":lesson throt", ":lesson throttle"), (":set nope x", ":set nope x"),
    ] {
      try shell.type(typed)
      try shell.press("Tab")
      try shell.shows("rx> \(completed)")
      try shell.press("C-u")
      try shell.shows("rx>")
    }
    try shell.type(":set dialect ")
    try shell.press("Tab", "Tab")
    try shell.shows(
      "rx> :set dialect", "  rac            rxjs           rxswift", "  combine        reactiveswift  asyncsequence")
  }

  @Test func pathsOfCommands() throws {
    let shell = try shell(files: ["scripts/合并.rx": "", "scripts/zip it.rx": "", "scripts/deep/x.rx": "", ".hidden": ""])
    try shell.type(":load scr")
    try shell.press("Tab", "Tab")
    try shell.shows("rx> :load scripts/", "  deep/      zip it.rx  合并.rx", cursor: (18, 0))
    try shell.type("z")
    try shell.press("Tab")
    try shell.shows("rx> :load scripts/zip it.rx")
    try shell.press("C-u")
    try shell.type(":load .h")
    try shell.press("Tab")
    try shell.shows("rx> :load .hidden")
  }

  @Test func aLongListLeavesHalfOfTheScreen() throws {
    let shell = try shell()
    try shell.type("just(1).")
    try shell.press("Tab")
    try shell.terminal.wait(for: "  1–9 of ")
    #expect(try shell.terminal.screen().count == 11)
    try shell.press("Tab")
    try shell.terminal.wait(for: "  10–18 of ")
    try shell.press("C-c")
    try shell.shows("rx> just(1).^C", "rx>")
  }
}
