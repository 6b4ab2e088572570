import Testing

@testable import StreamLang

struct `Proofs of exercises` {
  private func faults(_ lines: String...) throws -> [String] {
    try Exercising((["exercise \"e\"", "let x = cold(\"-a-b|\")"] + lines).joined(separator: "\n")).faults
  }

  @Test func `A sound exercise has no faults`() throws {
    #expect(
      try faults("let answer = x.___", "goal answer == cold(\"-a-[b|]\")", "//! take(1)   One.", "//= take(2)").isEmpty)
  }

  @Test func `A solution that misses the goal is refused, with the instant`() throws {
    #expect(
      try faults("let answer = x.___", "goal answer == cold(\"-a-[b|]\")", "//= take(1)") == [
        "'e': the solution misses the goal: at 100ms: it completes, the goal goes on"
      ])
  }

  @Test func `A misconception that meets the goal is refused, and one that cannot be run`() throws {
    #expect(
      try faults(
        "let answer = x.___", "goal answer == cold(\"-a-[b|]\")", "//! takeWhile { $0 != \"c\" }.take(2)   No.",
        "//! tkae(2)   No.", "//= take(2)") == [
          "'e': the misconception meets the goal",
          "'e': the misconception does not run: streams have no operator 'tkae'; did you mean 'take'?",
        ])
  }

  @Test func `A goal that is met without an answer is refused`() throws {
    #expect(
      try faults("let answer = x.___", "goal answer == cold(\"-a-b|\")", "//= map { $0 }") == [
        "'e': the goal is met without an answer"
      ])
  }

  @Test func `A goal that depends on a tie is refused, with the rule`() throws {
    let faults = try faults("let answer = x.___", "goal answer == cold(\"---a[b|]\")", "//= throttle(200ms)")
    #expect(
      faults.first
        == "'e': with the rule 'fifo' for ties, without fast paths, it is another: "
        + "at 300ms: it is silent, otherwise it sends a", "\(faults)")
  }

  @Test(arguments: [
    (["exercise \"e\""], ["the exercise has no hole", "the exercise has no goal", "the exercise has no solution"]),
    (["exercise \"e\"", "let answer = ___", "//= just(1)"], ["the exercise has no goal"]),
    (
      ["exercise \"e\"", "let answer = ___", "goal just(1)", "//= just(1)"], ["a goal is written 'goal answer == …'"]
    ),
    (["predict \"p\"", "let answer = ___", "//= 1"], ["there is no hole in a prediction"]),
    (["predict \"p\"", "let answer = just(1)", "//>", "//= 1"], ["an exercise expects no output"]),
    (["predict \"!\"", "let answer = just(1)", "//= 1"], ["the exercise has no name"]),
    (["predict \"p\"", "let answer = just(1)", "//! 2 wrong", "//= 1"], ["this misconception has no reply"]),
    (
      ["exercise \"e\"", "let answer = ___.map(___)", "goal answer == just(1)", "//= just(1)"], ["a second hole"]
    ),
  ]) func `The part that an exercise lacks is reported with the line of its title`(
    _ lines: [String], _ titles: [String]
  ) {
    let sheet = ExerciseSheet(SourceText(name: "a.rx", text: "\n" + lines.joined(separator: "\n")))
    #expect(sheet.faults.map(\.title) == titles)
    #expect(sheet.faults.allSatisfy { sheet.script.position(at: $0.span.start).line > 1 })
  }

  @Test func `The code around exercises is a script of its own, with the same places`() {
    let text = "let a = 1\nexercise \"one\"\nlet b = 2\n\npredict \"two\"\nlet answer = just(1)\nscene \"next\"\na\n"
    let sheet = ExerciseSheet(SourceText(name: "a.rx", text: text))
    #expect(sheet.exercises.map(\.name) == ["one", "two"])
    #expect(sheet.script.text.utf8.count == text.utf8.count)
    #expect(
      sheet.script.text.split(separator: "\n").filter { $0.contains { $0 != " " } } == [
        "let a = 1", "scene \"next\"", "a",
      ])
    #expect(
      !ExerciseSheet.holdsExercises(SourceText(name: "a.rx", text: "let exercise = 1\n\"exercise\"\n  predict \"a\"")))
  }
}
