import Testing

@testable import StreamLang

/// Labels of statements, which `break` and `continue` name.
@Suite struct LabelTests {
  @Test func aLoopInsideLeavesTheOneAround() {
    check(
      """
      rows: for a in 1...3 {
        for b in 1...3 {
          if b == 2 { continue rows }
          if a == 3 { break rows }
          print(a, b)
        }
      }
      """, logs: "1 1", "2 1")
  }

  @Test func closuresKeepTheVariablesOfTheirRound() {
    check(
      """
      var list: [() -> Int] = []
      outer: while true {
        for n in 1...5 {
          list.append({ n })
          if n == 3 { break outer }
        }
      }
      list.map { $0() }
      """, gives: "[1, 2, 3]")
  }

  @Test func aSwitchALoopAndABlockAreLeft() {
    check("loop: while true {\n  switch 1 {\n  default: break loop\n  }\n}\nprint(1)", logs: "1")
    check("block: do {\n  print(1)\n  break block\n  print(2)\n}\nprint(3)", logs: "1", "3")
    check("for n in 1...3 {\n  test: if n > 1 {\n    if n == 2 { break test }\n    print(n)\n  }\n}", logs: "3")
  }

  @Test func aLabelThatIsNotAroundIsRefused() {
    #expect(
      ScriptOutcome("outer: for n in 1...2 { break outter }").failures == [
        "there is no label 'outter' around"
      ])
    #expect(
      ScriptOutcome("block: do { continue block }").failures == [
        "'continue' goes on with a loop, and 'block' is none"
      ])
  }
}
