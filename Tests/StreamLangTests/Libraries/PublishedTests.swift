import Testing

@testable import StreamLang

/// Combine's properties that publish, as in a view model whose class was omitted.
@Suite struct PublishedTests {
  @Test func aSubscriberHearsTheValueAndThenEachChange() {
    check(
      "import Combine\n@Published var query: String = \"\"\nlet c = $query.sink { print(\"[\\($0)]\") }",
      driven: "query = \"a\"\nquery = \"ab\"", logs: "0s  []", "0s  [a]", "0s  [ab]")
  }

  /// As in Combine, where a property publishes before it changes.
  @Test func thePropertyHasItsOldValueWhileItPublishes() {
    check(
      "import Combine\n@Published var count = 0\nlet c = $count.sink { print(\"\\($0) after \\(count)\") }",
      driven: "count = 1", logs: "0s  0 after 0", "0s  1 after 0")
  }

  @Test func aStreamIsAssignedToAProperty() {
    check(
      """
      import Combine
      @Published var query = ""
      @Published private(set) var results: [String] = []
      $query.dropFirst().map { [$0, $0 + "!"] }.assign(to: &$results)
      """, driven: "query = \"rx\"\nprint(results)", logs: "0s  [\"rx\", \"rx!\"]")
  }

  @Test func observersOfThePropertyAreCalledAfterIt() {
    check(
      """
      import Combine
      @Published var isOn = false { didSet { print("is \\(isOn)") } }
      let c = $isOn.sink { print("will be \\($0)") }
      """, driven: "isOn = true", logs: "0s  will be false", "0s  will be true", "0s  is true")
  }

  /// The publisher is a statement of its own, even after the last property.
  @Test func aPropertyMayStandAtTheEnd() {
    #expect(PastedOutcome("import Combine\n@Published var query = \"\"").failures == [])
    #expect(PastedOutcome("import Combine\n@Published var a = 1; @Published var b = 2").failures == [])
  }
}
