import Testing

@Suite("generate")
struct GenerateTests {
  @Test("It sends the states as long as the condition holds")
  func sendsStatesLongConditionHolds() {
    check(
      "generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 })",
      """
      =  [1248|]
      =  -      -[^1248|]
      """)
  }

  @Test("A second closure makes the value that is sent from a state")
  func secondClosureMakesValueSentFrom() {
    check(
      "generate(initialState: 1, condition: { $0 < 4 }, iterate: { $0 + 1 }, resultSelector: { $0 * 2 })",
      "=  [246|]")
  }

  @Test("Without a condition it goes on as long as it is heard")
  func withoutConditionGoesOnLongHeard() {
    check("generate(initialState: 1, iterate: { $0 + 1 }).take(3)", "=  [123|]")
  }

  @Test("A condition that fails at once makes it empty")
  func conditionFailsAtOnceMakesEmpty() {
    check("generate(initialState: 1, condition: { false }, iterate: { $0 })", "=  |")
  }

  @Test("An error in a closure is the stream's error")
  func errorClosureStreamsError() {
    check(
      "generate(initialState: 1, iterate: { 1 / ($0 - 1) })",
      """
      =  [1#]
      where # = "division by zero"
      """)
  }
}
