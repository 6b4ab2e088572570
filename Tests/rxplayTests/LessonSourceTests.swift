import Foundation
import TerminalTesting
import Testing

/// The Objective-C of the documents' examples, which `lessons/objc` has by their numbers.
struct LessonSourceTests {
  private static let lessons = Program.root + "/lessons"

  private static let numbers: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: lessons + "/objc")) ?? []).sorted()
    .map { String($0.prefix { $0 != "." }) }

  /// The logs in the lessons, each with the number of the example that the prose above it names.
  private static let passages: [(number: String, log: [String])] = {
    var passages: [(number: String, log: [String])] = []
    for file in (try? FileManager.default.contentsOfDirectory(atPath: lessons)) ?? [] where file.hasSuffix(".rx") {
      let text = (try? String(contentsOfFile: "\(lessons)/\(file)", encoding: .utf8)) ?? ""
      var isNamed = false
      for line in text.split(separator: "\n") {
        if line.hasPrefix("//:"), let match = line.firstMatch(of: /\(([LCKP]\d+)[:)]/) {
          isNamed = true
          passages.append((String(match.1), []))
        }
        guard isNamed, line.hasPrefix("//> "), isLog(line.dropFirst(4)) else { continue }
        let last = passages.count - 1
        passages[last].log.append(String(line.dropFirst(4)))
      }
    }
    return passages
  }()

  private static func isLog(_ line: Substring) -> Bool { line.firstMatch(of: /^\d[\d.]*(ns|us|ms|s|min|h) {2}/) != nil }

  @Test(arguments: numbers) func `It runs as it stands`(_ number: String) throws {
    let run = try Program.run(["lessons/objc/\(number).m"])
    #expect(run.status == 0, "\(run.error)")
    let log = run.output.split(separator: "\n").map(String.init)
      .filter { Self.isLog($0[...]) && !$0.contains("→") }
    #expect(!log.isEmpty)
    // A lesson may continue with variations of the example.
    let isInLesson = Self.passages.contains { passage in
      passage.number == number
        && passage.log.indices.contains { Array(passage.log[$0...].prefix(log.count)) == log }
    }
    #expect(isInLesson, "\(log)")
  }

  @Test(.enabled(if: TerminalSession.isAvailable, "tmux is not installed"))
  func `The shell shows it while the lesson is walked`() throws {
    let shell = try TalkingShell()
    try shell.say(":source", until: "no lesson is under way; ':lesson NAME' begins one")
    try shell.say(":lesson take", showing: "rx> let numbers = subject()")
    try shell.terminal.press("C-u")
    try shell.say(":source", showing: "[[subject take:2] subscribeNext:^(id x) {")
    try shell.terminal.wait(for: "lessons/objc/L44.m' runs it")
  }
}
