import Testing

@testable import StreamLang

/// Assignments in the forms that Swift has.
@Suite struct AssignmentTests {
  @Test func throughOptionals() {
    check("var d = [\"a\": 1]\nd[\"a\"]! += 10\nd[\"a\"]? += 1\nd[\"b\"]? += 1\nd", gives: "[a: 12]")
    #expect(
      ScriptOutcome("var d = [\"a\": 1]\nd[\"b\"]! += 1").failures == ["found nil while unwrapping 'd[\"b\"]'"])
  }

  @Test func ofBits() {
    check("var flags = 1\nflags |= 6\nflags &= ~2\nflags ^= 1\nflags <<= 2\nflags >>= 1\nflags", gives: "8")
  }

  @Test func keyPathsReadAMember() {
    check("let path = \\String.count\n\"hello\"[keyPath: path]", gives: "5")
  }

  @Test func anElementStandsAfterTheMark() {
    check("[(1, \"a\"), (2, \"b\")].first { $0.0 == 2 }!.1", gives: "b")
  }
}
