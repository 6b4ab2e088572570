import Foundation
import Testing

/// Fast paths are general rules: with all of them off the same bytes come out.
@Suite struct FastPathTests {
  private static let lessons: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: Program.root + "/lessons")) ?? []
    return files.filter { $0.hasSuffix(".rx") }.sorted()
  }()

  @Test(arguments: lessons) func aLessonGivesTheSameBytes(_ lesson: String) throws {
    let fast = try Program.run(["--format", "json", "lessons/\(lesson)"])
    let slow = try Program.run(["--format", "json", "--no-fast-paths", "lessons/\(lesson)"])
    #expect(fast.output == slow.output)
    #expect(fast.error == slow.error)
  }

  @Test(arguments: [
    "range(-5, 12).map { $0 * 2 }.filter { $0 % 3 == 0 }.aggregate(0) { $0 + $1 }",
    "range(0, 3).map { 6 / $0 }",
    "range(0, 3).map { 6 % $0 }",
    "from([1, \"a\", 2.5, 1s]).map { $0 * 2 }",
    "just(9223372036854775807).map { $0 + 1 }",
    "just(-9223372036854775807 - 1).map { $0 % -1 }",
    "from([(1, 2)]).map { $0 == 1 }",
    "limits(steps: 1000)\nrange(0, 5000).map { $0 + 1 }.filter { $0 > 2 }.aggregate(0) { $0 + $1 }",
  ])
  func arithmeticGivesTheSameBytes(_ script: String) throws {
    let fast = try Program.run(["--format", "json", "-e", script])
    let slow = try Program.run(["--format", "json", "--no-fast-paths", "-e", script])
    #expect(fast.output == slow.output)
    #expect(fast.error == slow.error)
  }
}
