import TerminalTesting
import Testing

/// Exercises in the real shell.
@Suite(.enabled(if: TerminalSession.isAvailable, "tmux is not installed"), .serialized)
struct PracticeTranscripts {
  private let environment = ["RXPLAY_EXERCISES": Program.root + "/exercises"]

  @Test func `Wrong answers, hints, other entries, and the right answer`() throws {
    let shell = try TalkingShell(environment: environment, rows: 60)
    try shell.say(":exercise grown-ups", until: ":hint helps, :answer shows a solution, :skip leaves it")
    #expect(try shell.terminal.screen().contains("  let answer = ages.___"))
    // The names of the inputs are there, and other code is run as always.
    try shell.say("ages.take(1)", until: "Not yet: at 100ms: yours sends 15 and completes, the goal is silent.")
    try shell.say("6 * 7", "42")
    try shell.say("let mine = 3", "")
    try shell.say(":hint", "Hint: Which operator asks a question about each value?")
    try shell.say("takeWhile { $0 >= 18 }", until: "Hint: The question is: is $0 at least 18?")
    try shell.say("fliter { $0 >= 18 }", until: "error: streams have no operator 'fliter'; did you mean 'filter'?")
    try shell.say(
      "filter { $0 >= 18 }",
      """
      Right.

      filter passes a value on unchanged, or drops it. It never ends the stream by
      itself.

      """)
    #expect(try shell.text(of: ".local/state/rxplay/learn").contains("solved grown-ups\n"))
    try shell.say(":hint", "there is no exercise under way")
  }

  @Test func `The preview shows the answer beside the goal, and of a prediction nothing`() throws {
    let shell = try TalkingShell(environment: environment, rows: 60)
    try shell.say(":exercise grown-ups", until: ":skip leaves it")
    try shell.press("C-l")
    try shell.terminal.type("filter { $0 > 14 }")
    try shell.terminal.wait(for: "differ    ≠")
    try shell.press("C-u")
    try shell.say(":exercise take-before-filter", until: ":skip leaves it")
    try shell.press("C-l")
    try shell.terminal.type("1---[3|]")
    try shell.terminal.wait(forScreen: ["rx> 1---[3|]"])
    try shell.press("Enter")
    try shell.terminal.wait(for: "Right.")
  }

  @Test func `An exercise may be typed, and loaded from a file`() throws {
    let shell = try TalkingShell(environment: environment, rows: 70)
    for line in ["exercise \"twice\"", "let a = cold(\"-a|\", a: 2)", "let answer = a.___"] { try shell.type(line) }
    try shell.type("goal answer == cold(\"-a|\", a: 4)")
    try shell.say("//= map { $0 * 2 }", until: "Exercise: twice")
    try shell.say("map { $0 + 1 }", until: "Not yet: at 100ms: yours sends 3, the goal sends 4.")
    try shell.say("map { $0 + $0 }", "Right.\n")
    try shell.type("exercise \"nothing\"")
    try shell.say("", showing: "error: the exercise has no hole")
    try shell.say(
      ":load \(Program.root)/exercises/values/take.rx", until: "take-before-filter")
    try shell.say(
      ":exercise \(Program.root)/exercises/values/take.rx take-before-filter", until: "Exercise: take before filter")
  }

  @Test func `A pipeline of one's own is foretold`() throws {
    let shell = try TalkingShell(environment: environment, rows: 60)
    try shell.say("let a = cold(\"-a-b|\")")
    try shell.say(":predict a.delay(100ms)", until: "a  ──")
    try shell.say(
      "-a-b|", until: "Not yet: at 100ms: your lane sends a, the stream is silent;")
    try shell.say("--a-b|", "Right.\n")
    try shell.say(":predict", "which pipeline? :predict a.zip(b)")
    try shell.say(":predict 1 + 1", "that is an Int, and only streams have events")
    try shell.say(":predict nothing_here", until: "error: there is no 'nothing_here'")
  }

  @Test func `After the answer was shown it is said how to go on, and Enter goes on`() throws {
    let shell = try TalkingShell(environment: environment, rows: 80)
    try shell.say(":exercise late-to-the-show", until: ":skip leaves it")
    try shell.say("next", "this exercise is not solved yet: :hint helps, :skip leaves it")
    try shell.say(":answer", until: "Type it, or another answer. Enter begins the next one, 'one run for both'")
    try shell.say("", showing: "Exercise: one run for both")
    try shell.say("-[11|]", until: "Right.")
    try shell.say("-[11|]", until: "That one is solved. Enter begins the next one, 'an empty theatre'")
    try shell.say(":next", showing: "Exercise: an empty theatre")
    let path = try TalkingShell(environment: environment, rows: 140)
    try path.say(":learn 5", showing: "Enter begins the exercise.")
    try path.say("", showing: "Exercise: a letter for each name")
    try path.say(":answer", until: "Type it, or another answer. Enter goes on.")
    try path.say("", showing: "Exercise: who is first")
  }

  @Test func `Answers in names of a library among those of rxplay are judged as they are meant`() throws {
    let shell = try TalkingShell(environment: environment, columns: 130, rows: 80)
    try shell.say(":exercise your-search-field", until: ":skip leaves it")
    let clean = "filter { $0.count > 1 }.distinctUntilChanged()"
    let ask = "flatMapLatest { search($0).catchTo(just(\"sorry\")) }"
    try shell.say(
      "throttle(.milliseconds(300), scheduler: MainScheduler.instance).\(clean).\(ask)",
      until: "This is read as RxSwift, where throttle means another operator than here.")
    try shell.say("throttle(300ms).\(clean).\(ask)", until: "Right.")
  }

  @Test func `What is wrong with events that are foretold is shown at its place`() throws {
    let shell = try TalkingShell(environment: environment, rows: 90)
    try shell.say(":exercise late-to-the-show", until: ":skip leaves it")
    try shell.say("250ms 1, 450ms 2, 700ms c |", until: "yours   ─────1───2────[c|]")
    try shell.say(
      "300 |",
      "answer:1:1: error: a time has a unit\n  1 | 300 |\n    | ^^~\n    = help: write it so: 300ms |\n")
    try shell.say(
      "400ms 3, oops",
      "answer:1:10: error: 'oops' has no time\n  1 | 400ms 3, oops\n    |          ^^~~\n"
        + "    = help: write the time before it: 400ms oops\n")
    // A hint about the values has nothing to do with an end that comes too early.
    try shell.say("400ms 3, 500ms |", until: "The input completed only at 600ms.")
    #expect(try !shell.terminal.screen().contains { $0.hasPrefix("Hint:") })
    try shell.say("400ms 3 600ms |", until: "Right.")
  }

  @Test func `The path goes from step to step, and back after one has left`() throws {
    let shell = try TalkingShell(environment: environment, rows: 140)
    try shell.say(":learn", showing: "Step 1 of 11: Streams and time")
    try shell.terminal.wait(for: "Enter begins the exercise.")
    try shell.press("Enter")
    try shell.terminal.wait(for: "Exercise: the clock that stops")
    try shell.say("300ms 0, 600ms 1, 600ms |", showing: "Enter goes on; :quit leaves, and you come back here.")
    try shell.say("", showing: "Exercise: the first two letters")
    try shell.say(":help take", until: "Passes on the first values")
    try shell.say("take(2)", showing: "1 of 11 ▰▱▱▱▱▱▱▱▱▱▱   Enter goes on")
    try shell.say("", showing: "Step 2 of 11: map and filter")
    try shell.say("", showing: "Exercise: euros")
    try shell.say(":skip", until: "Exercise: long words in capitals")
    try shell.say(":reset")
    try shell.say(":learn", showing: "Enter begins the exercise.")
    try shell.say("", showing: "Exercise: long words in capitals")
    try shell.say(":learn list", until: "▸ 2   values")
    try shell.say(":answer", until: "let answer = words.filter { $0.count > 2 }.map { $0.uppercased }")
    // A step that is opened by its number continues with its own exercises, though earlier ones are open.
    try shell.say(":learn 3", until: "Enter begins the exercise.")
    try shell.say("", showing: "Exercise: a late answer")
    try shell.say("delay(200ms)", until: "Enter goes on")
    try shell.say("", showing: "Exercise: who survives")
  }

  @Test func `The page of a step shows pictures, and no events besides`() throws {
    let shell = try TalkingShell(environment: environment, rows: 120)
    try shell.say(":learn 1", until: "Enter begins the exercise.")
    #expect(try !shell.terminal.screen().contains("next a"))
  }
}

extension TalkingShell {
  fileprivate func type(_ line: String) throws {
    try terminal.type(line)
    try terminal.press("Enter")
  }

  fileprivate func press(_ key: String) throws { try terminal.press(key) }
}
