import Foundation
import Streams
import Testing

/// Every operator, also a future one, ends by itself in every hostile script.
///
/// `make hostile` runs all of these scripts; the tests run a few of them with small budgets, others with another
/// `RXPLAY_SEED`.
@Suite struct HostileOperatorTests {
  private static let calls = Catalogue.all.map { HostileCall($0) }

  private static let sample: [HostileScriptTests.Script] = {
    let every = 211
    let seed = ProcessInfo.processInfo.environment["RXPLAY_SEED"].flatMap { Int($0) } ?? 0
    let scripts = calls.flatMap { HostileScriptGenerator.scripts(of: $0) }
    return scripts.indices.filter { $0 % every == abs(seed % every) }.map { scripts[$0] }
  }()

  @Test(arguments: sample) func endsByItself(_ script: HostileScriptTests.Script) throws {
    try HostileScriptTests().endsByItself(script)
  }

  /// Scripts that are refused, or that fail at their first value, would show nothing.
  @Test func almostEveryOperatorIsCalledAsItCanBe() {
    let others = Self.calls.filter { !$0.goesWell }.map(\.entry.name)
    // It follows a property, which is no stream.
    #expect(others == ["channel"])
  }

  @Test(.enabled(if: HostileRun.program != nil), arguments: HostileRun.program == nil ? [] : calls.indices.map { $0 })
  func endsWithinTwoSecondsAndHalfAGigabyte(_ operator: Int) throws {
    let scripts = HostileScriptGenerator.scripts(of: Self.calls[`operator`])
    for start in stride(from: 0, to: scripts.count, by: 2) {
      for run in try scripts[start..<min(start + 2, scripts.count)].map({ try HostileRun($0) }) { run.check() }
    }
  }
}
