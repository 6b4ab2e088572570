import Marbles
import Testing

@testable import StreamLang

/// The pages of help that are about no operator.
@Suite struct HelpTopicTests {
  /// Words that people look up, each with an answer of its own.
  @Test(arguments: [
    "closures", "marble text", "marbles", "budgets", "limits", "dialects", "dialect", "durations", "scenes", "scene",
    "errors", "functions", "func", "strings", "tuples", "nil", "test", "expect", "//>", "colour", "color", "width",
    "init.rx", "event", "world", "ties", "horizon", "tick", "random", "seed",
  ])
  func hasAPage(name: String) throws {
    let topic = try #require(HelpTopic.find(name))
    #expect(topic.names.contains(name))
    #expect(topic.paragraphs.count > 1 || topic.paragraphs[0].count > 200)
  }

  @Test func everyNameLeadsToOnePage() {
    let names = HelpTopic.all.flatMap { $0.names }
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0 == $0.lowercased() })
  }

  @Test(arguments: HelpTopic.all.map { $0.names[0] }) func theExampleRuns(name: String) throws {
    let topic = try #require(HelpTopic.find(name))
    let outcome = ScriptOutcome(topic.example)
    #expect(outcome.failures == [])
    #expect(outcome.lanes.count + outcome.values.count > 0 || topic.example.contains("expect"))
  }

  /// A page fits a screen: its text at 80 cells and its example.
  @Test(arguments: HelpTopic.all.map { $0.names[0] }) func thePageIsShort(name: String) throws {
    let topic = try #require(HelpTopic.find(name))
    let text = topic.paragraphs.flatMap { Wrapping.paragraph($0, after: "  ", indent: 2, width: 80) }
    let lines = text.count + topic.example.split(separator: "\n").count
    #expect((6...25).contains(lines), "\(lines)")
  }

  @Test func whatIsNotThereHasNoPage() {
    #expect(HelpTopic.find("throttle") == nil)
    #expect(HelpTopic.find("") == nil)
  }
}
