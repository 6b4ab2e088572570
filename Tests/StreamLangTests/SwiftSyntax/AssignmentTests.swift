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

  @Test func thePartsOfATupleGoToTheirPlaces() {
    check("var a = 1\nvar b = 2\n(a, b) = (b, a + b)\n[a, b]", gives: "[2, 3]")
    check("var xs = [1, 2]\nvar n = 0\n(xs[0], _, n) = (7, 8, 9)\n[xs[0], n]", gives: "[7, 9]")
  }

  @Test func overflowWrapsAroundWhereItIsMeantTo() {
    check("Int.max &+ 1 == Int.min\n3 &- 5\n6 &* 7", gives: "true", "-2", "42")
    check("[1, 2].reduce(0, &+)", gives: "3")
  }

  @Test func observersSeeTheValuesBeforeAndAfter() {
    let script = """
      var count = 0 {
        willSet { print("\\(count) becomes \\(newValue)") }
        didSet(old) { print("was \\(old)") }
      }
      func up() { count += 2 }
      up()
      count = 5
      """
    check(script, logs: "0 becomes 2", "was 0", "2 becomes 5", "was 2")
  }

  @Test func observersOfLocalVariablesMayAssignToThem() {
    let script = """
      func f() {
        var list = [1] { didSet { if list.count > 2 { list = [] }; print(list) } }
        list.append(2)
        list.append(3)
      }
      f()
      """
    check(script, logs: "[1, 2]", "[]")
  }
}
