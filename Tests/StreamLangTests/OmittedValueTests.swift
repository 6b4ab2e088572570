import Marbles
import Testing

@testable import StreamLang

/// The values of a long run that its picture only counts.
@Suite struct OmittedValueTests {
  /// The pictures of a script.
  private func diagrams(_ script: String) -> [Diagram] {
    var diagrams: [Diagram] = []
    _ = ScriptRun(SourceText(name: "test.rx", text: script), in: Session()).run { event in
      if case .output(.diagram(let run), _) = event { diagrams.append(run.drawn) }
    }
    return diagrams
  }

  @Test func `Values that one instant omits count among those of the middle`() throws {
    let script = "let s = interval(1ms).take(300).concatMap { n in range(0, 210) }\ns.map { $0 }"
    let diagram = try #require(diagrams(script).last)
    let omission = try #require(diagram.omitted)
    #expect(omission.instants == 80)
    #expect(omission.values.last == 80 * 210)
  }

  @Test func `Lanes that take turns within an instant have the same sums`() throws {
    let script = "let s = subject()\ns.map { $0 }\ns.filter { true }\nfor n in 0..<300 { s.send(n) }"
    let lanes = try #require(diagrams(script).last).lanes
    #expect(lanes.map { $0.events.last?.omitted ?? 0 } == [100, 100, 100])
  }
}
