import Foundation
import TerminalTesting
import Testing

/// A lesson in the real shell, step by step.
@Suite(.enabled(if: TerminalSession.isAvailable, "tmux is not installed"), .serialized)
struct LessonWalkTests {
  @Test func enterGoesOnAndAnythingElseIsRunInTheLesson() throws {
    let environment = ["RXPLAY_HISTORY": "", "NO_COLOR": "1", "RXPLAY_LESSONS": Program.root + "/lessons"]
    let terminal = try TerminalSession([Program.path], size: .init(80, 40), environment: environment)
    try terminal.wait(for: "rx>")
    try terminal.type(":lesson take")
    try terminal.press("Enter")
    try terminal.wait(for: "take(n) passes the first n values on")
    try terminal.wait(for: "rx> let numbers = subject()")
    try terminal.press("Enter")
    try terminal.wait(for: "rx> numbers.take(2).subscribe(")
    // The statement that stands there is taken away for one of one's own, and stands there again.
    try terminal.press("C-u")
    try terminal.type("let mine = 40 + 2")
    try terminal.press("Enter")
    try terminal.wait(for: "rx> numbers.take(2).subscribe(")
    try terminal.press("Enter")
    try terminal.wait(for: "rx> numbers.send(1, 2, 3)")
    try terminal.press("Enter")
    try terminal.wait(for: "0s  完成")
    try terminal.wait(for: "The third tick ends the stream")
    try terminal.press("C-u")
    try terminal.type("mine")
    try terminal.press("Enter")
    try terminal.wait(for: "42")
  }

  @Test func thePictureOfASceneStandsAboveTheProseAboutIt() throws {
    let shell = try TalkingShell()
    try shell.say(":lesson subjects", showing: "rx> let news = subject()")
    for next in ["news.send(\"one\")", "news.subscribe", "wait(1s)", "rx 1s> news.send(\"two\")", "scene \"an end\""] {
      try shell.terminal.press("Enter")
      try shell.terminal.wait(for: next)
    }
    let rows = try shell.terminal.screen()
    let picture = try #require(rows.firstIndex(of: "late  ──────────two──→"))
    let prose = try #require(rows.firstIndex { $0.hasPrefix("Both lanes end in an arrow") })
    #expect(picture < prose)
    // It is not drawn again when the next scene begins.
    try shell.terminal.press("Enter")
    try shell.terminal.wait(for: "rx> let chat = subject()")
    #expect(try shell.terminal.screen().filter { $0 == rows[picture] }.count == 1)
  }

  @Test func aSceneIsDrawnAgainAfterALineOfOnesOwn() throws {
    let shell = try TalkingShell()
    try shell.say(":lesson subjects", showing: "rx> let news = subject()")
    for next in ["news.send(\"one\")", "news.subscribe", "wait(1s)", "rx 1s> news.send(\"two\")", "scene \"an end\""] {
      try shell.terminal.press("Enter")
      try shell.terminal.wait(for: next)
    }
    try shell.terminal.press("C-u")
    try shell.terminal.type("news.send(\"three\")")
    try shell.terminal.press("Enter")
    try shell.terminal.wait(for: "1s  late three")
    try shell.terminal.press("Enter")
    try shell.terminal.wait(for: "rx> let chat = subject()")
    #expect(try shell.terminal.screen().contains("late  ──────────[two three]──→"))
  }

  @Test func aCommandMayBeTypedBehindTheStatementThatStandsThere() throws {
    let shell = try TalkingShell()
    try shell.say(":lesson take", showing: "rx> let numbers = subject()")
    try shell.terminal.type(":vars")
    try shell.terminal.press("Enter")
    try shell.terminal.wait(for: "no names yet: let a = interval(1s)")
    // Its picture may be drawn below it.
    try shell.terminal.wait(for: "the statement again") { $0.contains("rx> let numbers = subject()") }
  }

  @Test func ctrlCMakesRoomForSomethingElse() throws {
    let shell = try TalkingShell(columns: 60)
    try shell.say(":lesson throttle", showing: "  (0s, \"r\"), (200ms, \"ra\")")
    let prose = try shell.terminal.screen()
    #expect(prose.contains("Enter continues; Ctrl-C makes room for something else;"))
    #expect(prose.contains("when the typing pauses. For this it has to look at the"))
    try shell.terminal.press("C-c")
    try shell.terminal.wait(for: "an empty prompt") { $0.last == "rx>" }
    try shell.terminal.type("40 + 2")
    try shell.terminal.press("Enter")
    try shell.terminal.wait(for: "42")
    try shell.terminal.wait(for: "the statement again") { $0.filter { $0 == "rx> let typed = hot(at: [" }.count == 2 }
    try shell.terminal.press("C-c")
    try shell.terminal.wait(for: "an empty prompt") { $0.last == "rx>" }
    try shell.say(":reset")
  }
}

/// The lessons as `make install` lays them out.
@Suite struct InstalledLessonTests {
  private static func installed(_ body: (_ program: String, _ lessons: URL) throws -> Void) throws {
    let prefix = FileManager.default.temporaryDirectory.appendingPathComponent("rxplay-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: prefix) }
    let bin = prefix.appendingPathComponent("bin")
    let lessons = prefix.appendingPathComponent("share/rxplay/lessons")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: lessons.deletingLastPathComponent(), withIntermediateDirectories: true)
    let program = bin.appendingPathComponent("rxplay")
    try FileManager.default.copyItem(atPath: Program.path, toPath: program.path)
    try FileManager.default.copyItem(atPath: Program.root + "/lessons", toPath: lessons.path)
    try body(program.path, lessons)
  }

  private static func run(
    _ program: String, _ arguments: String, environment: [String: String] = [:]
  ) throws -> (output: String, status: Int) {
    let variables = Program.environment.merging(environment) { $1 }
    let result = try ChildProcess.run(
      ["/bin/sh", "-c", "cd / && '\(program)' \(arguments) 2>&1"], input: "", environment: variables)
    return (result.output, result.status)
  }

  @Test func theyRunFromWhereTheyAreInstalled() throws {
    try Self.installed { program, lessons in
      #expect(try Self.run(program, "lessons").output == (try Program.run(["lessons"]).output))
      #expect(try Self.run(program, "lessons throttle").output == (try Program.run(["lessons", "throttle"]).output))
      let several = try Self.run(program, "lessons re")
      #expect(several.output == "rxplay: several lessons begin with 're': replacing, retry, replay, requests\n")
      #expect(several.status == 1)
      try FileManager.default.removeItem(at: lessons.appendingPathComponent("zip.rx"))
      #expect(try Self.run(program, "lessons").output.contains("Zip 压缩 (its file is missing)\n"))
      let missing = try Self.run(program, "lessons zip")
      #expect(missing.output == "rxplay: \(lessons.path)/zip.rx: there is no such file\n")
      #expect(missing.status == 1)
    }
  }

  @Test func itIsSaidWhereTheyWereLookedFor() throws {
    try Self.installed { program, lessons in
      try FileManager.default.removeItem(at: lessons)
      let none = try Self.run(program, "lessons throttle")
      #expect(none.output.hasPrefix("rxplay: there are no lessons here; looked in\n  \(lessons.path)\n"))
      #expect(none.status == 1)
      let named = try Self.run(program, "lessons", environment: ["RXPLAY_LESSONS": "/nowhere"])
      #expect(
        named.output == "rxplay: there are no lessons here; looked in\n  /nowhere\nRXPLAY_LESSONS names this folder\n")
    }
  }
}
