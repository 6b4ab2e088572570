import Streams
import Testing

@testable import StreamLang

/// An exercise out of a text, and the words that answers to it get.
struct Exercising {
  let check: ExerciseCheck

  /// The first exercise of a text.
  init(_ text: String) throws {
    let sheet = ExerciseSheet(SourceText(name: "test.rx", text: text))
    try #require(sheet.faults.isEmpty, "\(sheet.faults.map(\.title))")
    check = ExerciseCheck(try #require(sheet.exercises.first))
  }

  /// The judgement on an answer in lines: "right", or the difference with the reply or the stage, or the faults.
  func words(on answer: String) -> [String] {
    switch check.verdict(on: answer) {
    case .right: ["right"]
    case .wrong(let wrong): [wrong.difference] + [wrong.reply, wrong.stage].compactMap { $0 }
    case .faulty(let diagnostics, _): diagnostics.map(\.title)
    }
  }

  /// The titles of the faults that a proof finds.
  var faults: [String] { check.proof(planner: nil).faults.map(\.title) }
}
