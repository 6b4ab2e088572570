import TerminalTesting
import Testing

/// Help about the language, in the shell.
@Suite(.enabled(if: TerminalSession.isAvailable, "tmux is not installed"), .serialized)
struct HelpTopicTranscripts {
  @Test func aTopicHasAPageWithItsExampleRun() throws {
    let shell = try TalkingShell()
    try shell.say(":help marble text", until: "result  10──")
    try shell.say(":help closures", until: "result  [2 12|]")
  }

  /// A name may be that of a topic, of a function and of a command.
  @Test func allThatHasTheNameIsShown() throws {
    let shell = try TalkingShell()
    try shell.say(":help wait", until: ":wait DURATION is a command")
    let rows = try shell.terminal.wait(for: "wait(duration)")
    #expect(rows.contains { $0.contains("A scene is a stretch of a script") })
  }

  @Test func namesOfSeveralWordsAndOfTheDocumentsAreAnswered() throws {
    let shell = try TalkingShell(columns: 120, rows: 60)
    try shell.say(":help combine latest", until: "stream.combineLatest(")
    try shell.say(":help main thread", until: "There is one thread")
    try shell.say(":help 防抖", until: "stream.throttle(")
    for (word, answer) in [("节流", "stream.throttle("), ("热信号", "hot and cold"), ("重试", "stream.retry(")] {
      let run = try Program.run(["docs", word])
      #expect(run.status == 0 && run.output.contains(answer), "\(word): \(run.output)\(run.error)")
    }
    let run = try Program.run(["lessons", "冷信号"])
    #expect(run.error.hasPrefix("rxplay: there is no lesson '冷信号'; it stands in first-steps (line "))
  }

  @Test func theReferenceHasTopics() throws {
    let run = try Program.run(["docs", "budgets"])
    #expect(run.status == 0)
    #expect(run.output.contains("A budget ends a run that would not end by itself."))
  }
}
