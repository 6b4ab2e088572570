import Testing

@testable import StreamLang

@Suite struct SuggestionTests {
  private let names = [
    "map", "mapReplace", "throttle", "take", "takeLast", "takeUntil", "interval", "flattenMap", "数据流",
  ]

  @Test(
    arguments: [
      ("throtle", "throttle"), ("Throttle", "throttle"), ("thorttle", "throttle"), ("tkae", "take"),
      ("takelst", "takeLast"),
      ("intervall", "interval"), ("mpa", "map"), ("flatMap", "map"), ("replace", "mapReplace"), ("xyzzy", nil),
      ("ma", nil), ("数据六", "数据流"),
      ("subscribe", nil), ("", nil),
    ] as [(String, String?)]) func nearest(name: String, expected: String?)
  {
    #expect(Suggestion.nearest(to: name, among: names) == expected)
  }

  @Test func tiesGoByName() {
    #expect(Suggestion.nearest(to: "rape", among: ["tape", "cape"]) == "cape")
  }

  @Test func ofTiesTheOneThatBeginsWithTheNameIsMeant() {
    #expect(Suggestion.nearest(to: "uppercase", among: ["isUppercase", "uppercased"]) == "uppercased")
  }

  @Test func neighboursAreSwappedForOne() {
    #expect(Suggestion.editDistance(Array("ab"), Array("ba")) == 1)
    #expect(Suggestion.editDistance(Array("ca"), Array("abc")) == 3)
    #expect(Suggestion.editDistance([], Array("abc")) == 3)
  }
}
