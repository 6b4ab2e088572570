import Testing

@testable import StreamLang

/// The pages of help that are about no operator.
@Suite struct HelpTopicTests {
  /// Words that people look up, each with an answer of its own.
  @Test(arguments: [
    "closures", "marble text", "marbles", "budgets", "limits", "dialects", "dialect", "durations", "scenes", "scene",
    "errors", "functions", "func", "strings", "tuples", "nil", "test", "expect", "//>", "colour", "color", "width",
    "init.rx", "event", "world", "ties", "horizon", "tick", "random", "seed",
    "interruption", "setting", "settings", "hot signal", "热信号", "冷信号", "threading", "main thread", "主线程",
    "backpressure", "背压", "async", "异步", "weak self", "循环引用", "memory leak", "export", "svg", "side effect", "副作用",
  ])
  func hasAPage(name: String) throws {
    let topic = try #require(HelpTopic.find(name))
    #expect(topic.names.contains(name))
    #expect(topic.lines(width: 80).count >= 3)
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
    let lines = topic.lines(width: 80).count + topic.example.split(separator: "\n").count
    #expect((6...25).contains(lines), "\(lines)")
  }

  @Test func termsOfAListStandInAColumn() throws {
    let lines = try #require(HelpTopic.find("ties")).lines(width: 60)
    #expect(lines.contains("    fifo           one queue in the order of arming, as"))
    #expect(lines.contains("                   node's timers: the default of pasted"))
  }

  @Test func otherNamesHaveNoPage() {
    #expect(HelpTopic.find("throttle") == nil)
    #expect(HelpTopic.find("") == nil)
  }
}
