import Testing

@testable import Streams

/// A law for every operator of the catalogue: a loop without an end is cut by the budget of work.
///
/// Each operator is given streams that end at once or never, and durations of 0s, with all other budgets off. A loop
/// that counts nothing would hang here.
struct WorkLawTests {
  @Test(arguments: DialectOperator.all) func `Every operator ends by itself, or by this budget`(called: DialectOperator)
  {
    for trial in Trial.all(of: called.entry, in: called.dialect, sending: Trial.Payload.withoutValues) {
      switch trial.stopByWork() {
      case nil, .limit(.work, _, _)?, .limit(.nesting, _, _)?: break
      case let stop?: Issue.record("\(called): \(trial): \(stop)")
      }
    }
  }

  @Test(arguments: ["repeat", "retry", "generate", "sampleTime", "windowTime", "bufferTime"])
  func `Operators that loop are cut`(name: String) throws {
    let entry = try #require(Catalogue.all.first { $0.name == name })
    let isCut = Trial.all(of: entry, sending: Trial.Payload.withoutValues).contains { trial in
      if case .limit(.work, _, _)? = trial.stopByWork() { true } else { false }
    }
    #expect(isCut)
  }
}
