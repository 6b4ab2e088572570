import Foundation
import Testing

@Suite struct LessonTests {
  @Test func everyLessonPrintsItsExpectedOutput() throws {
    let run = try Program.run(["test", "lessons"])
    #expect(run.status == 0, "\(run.output)\(run.error)")
  }

  @Test func aWrongExpectationIsShownAsADifference() throws {
    let run = try Program.run(["test", "-"], input: "just(1)\n//> result  2|\n")
    #expect(run.status == 1)
    #expect(
      run.output == """
        failed  -
        -:2: wanted 'result  2|', yours has a picture
          --- wanted
          +++ yours
          - result  2|
          +          0s
          +          ┼
          + just(1)  [1|]
        0 passed, 1 failed

        """)
  }

  @Test func theFirstDifferingInstantAndLaneAreNamed() throws {
    let script = """
      interval(1s).take(3)
      //>         0s        1s        2s        3s
      //>         ┼─────────┼─────────┼─────────┼
      //> result  ──────────0─────────5─────────[2|]
      """
    let run = try Program.run(["test", "-"], input: script)
    #expect(run.status == 1)
    #expect(run.output.contains("-:2: at 2s lane `result`: wanted 5, yours has 1\n"))
  }

  @Test(arguments: [
    ("L22", "throttle (line "), ("旅客", "throttle (line "),
    // The lesson that replays an example of this name comes first, and before a name that is alike.
    ("takeUntil", "take (line "), ("RACCommand", "command (line "), ("then", "combining (line "),
  ]) func `A word that is no lesson is found in the lessons`(_ word: String, _ place: String) throws {
    let run = try Program.run(["lessons", word])
    #expect(run.status == 1)
    #expect(run.error.hasPrefix("rxplay: there is no lesson '\(word)'; it stands in \(place)"), "\(run.error)")
    #expect(try Program.run(["lessons", "L99"]).error == "rxplay: there is no lesson 'L99'\n")
  }

  @Test func aPictureWithAnotherAxisIsReadAsWell() throws {
    let script = """
      let gate = cold(at: [(0s, "旅客A"), (1s, "旅客B"), (5s, event.completed)])
      gate.throttle(1s).subscribe("door") { log("\\($0)通过了") }
      //> 1s  旅客A通过了
      //>
      //>       0s        1s
      //>       ┼─────────┼
      //> door  ──────────旅客A──→
      """
    let run = try Program.run(["test", "-"], input: script)
    #expect(run.status == 1)
    #expect(run.output.contains("-:3: at 2s lane `door`: wanted nothing, yours has 旅客B\n"))
  }

  @Test func lessonsFitEightyColumns() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Program.root + "/lessons")
    let run = try Program.run(files.filter { $0.hasSuffix(".rx") }.map { "lessons/" + $0 })
    #expect(run.status == 0)
    for line in run.output.split(separator: "\n") {
      let cells = line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
      #expect(cells <= 80, "\(line)")
    }
  }
}

/// The index in lessons/README.md: every number of the reference, each where it says.
@Suite struct LessonIndexTests {
  private static let numbers =
    (1...90).map { "L\($0)" } + (1...12).map { "C\($0)" } + (1...7).map { "K\($0)" } + (1...30).map { "P\($0)" }

  private static let rows: [String: String] = {
    let text = (try? String(contentsOfFile: Program.root + "/lessons/README.md", encoding: .utf8)) ?? ""
    var rows: [String: String] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| ") {
      rows[line.dropFirst(2).prefix { $0 != " " }.description] = String(line)
    }
    return rows
  }()

  @Test(arguments: numbers) func theIndexNamesThePlaceOfTheNumber(_ number: String) throws {
    let row = try #require(Self.rows[number], "\(number) has no row")
    let links = row.matches(of: /\[([\w-]+\.rx):(\d+)\]\(([\w-]+\.rx)#L(\d+)\)/)
    #expect(!links.isEmpty)
    for link in links {
      #expect(link.1 == link.3 && link.2 == link.4)
      let lesson = try String(contentsOfFile: Program.root + "/lessons/\(link.1)", encoding: .utf8)
      let lines = lesson.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let line = try #require(Int(link.2))
      #expect(lines.indices.contains(line - 1), "\(number): \(link.1):\(line)")
      #expect(Self.citations(lines[line - 1]).contains(number), "\(number): \(link.1):\(line)")
    }
  }

  /// The numbers that a line of prose names the document of: `(L6: 004_…` or `(P13)`.
  private static func citations(_ line: String) -> [String] {
    guard line.hasPrefix("//:") else { return [] }
    return line.matches(of: /\(([LCKP]\d+)[:)]/).map { String($0.1) }
  }

  @Test func theIndexHasEveryCitationOfALesson() throws {
    for file in try FileManager.default.contentsOfDirectory(atPath: Program.root + "/lessons").sorted()
    where file.hasSuffix(".rx") {
      let lesson = try String(contentsOfFile: Program.root + "/lessons/\(file)", encoding: .utf8)
      for (index, line) in lesson.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        for number in Self.citations(String(line)) {
          let link = "[\(file):\(index + 1)](\(file)#L\(index + 1))"
          #expect(Self.rows[number]?.contains(link) ?? false, "\(number): \(link)")
        }
      }
    }
  }

  @Test(arguments: 1...41) func theErrorOfTheDocumentsIsNamed(_ number: Int) throws {
    let readme = try String(contentsOfFile: Program.root + "/lessons/README.md", encoding: .utf8)
    let errata = try String(contentsOfFile: Program.root + "/lessons/errata.rx", encoding: .utf8)
    #expect(readme.firstMatch(of: try Regex("\\bE\(number)\\b")) != nil)
    #expect(errata.contains("\n//: E\(number). "))
  }

  @Test func theLessonsOfThePathSayWhatToTryAndWhatToTakeAway() throws {
    let readme = try String(contentsOfFile: Program.root + "/lessons/README.md", encoding: .utf8)
    let path = try #require(readme.split(separator: "\n## ").first { $0.hasPrefix("A path of an hour") })
    let links = path.matches(of: /\]\(([\w-]+\.rx)\)/).map { String($0.1) }
    #expect(links.count >= 9)
    for link in links {
      let lesson = try String(contentsOfFile: Program.root + "/lessons/\(link)", encoding: .utf8)
      let summary = lesson.split(separator: "//: To take away:\n").dropFirst().first ?? ""
      let points = summary.split(separator: "//:\n").first ?? ""
      #expect(points.split(separator: "\n").count { $0.hasPrefix("//: - ") } == 3, "\(link)")
      #expect(lesson.contains("//: Try: "), "\(link)")
    }
  }

  @Test func theContentsListEveryLesson() throws {
    let listed = try Program.run(["lessons"]).output
    for file in try FileManager.default.contentsOfDirectory(atPath: Program.root + "/lessons")
    where file.hasSuffix(".rx") {
      #expect(listed.contains("  \(file.dropLast(3)) "), "\(file)")
    }
  }

  @Test(arguments: ["throttle", "not-rx"]) func aLessonRunsByItsName(_ name: String) throws {
    let run = try Program.run(["lessons", name])
    #expect(run.status == 0)
    #expect(run.output == (try Program.run(["lessons/\(name).rx"]).output))
  }
}
