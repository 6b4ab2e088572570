import Testing

@Suite struct LessonTests {
  @Test func everyLessonGivesWhatItExpects() throws {
    let run = try Program.run(["test", "lessons"])
    #expect(run.status == 0, "\(run.output)\(run.error)")
  }

  @Test func theTourOfTheReadmeIsTrue() throws {
    let run = try Program.run(["test", "README.md"])
    #expect(run.status == 0, "\(run.output)\(run.error)")
  }

  @Test func aWrongExpectationIsShownAsADifference() throws {
    let run = try Program.run(["test", "-"], input: "just(1)\n//> result  2|\n")
    #expect(run.status == 1)
    #expect(
      run.output == """
        failed  -
        -:2: the output differs from what is expected
          - result  2|
          +          0s
          +          ┼
          + just(1)  [1|]
        0 passed, 1 failed

        """)
  }

  @Test func lessonsFitEightyColumns() throws {
    for lesson in ["interval", "replay", "retry", "switchToLatest", "take", "throttle", "zip"] {
      let output = try Program.run(["lessons/\(lesson).rx"]).output
      for line in output.split(separator: "\n") { #expect(line.unicodeScalars.count <= 90, "\(lesson): \(line)") }
    }
  }
}
