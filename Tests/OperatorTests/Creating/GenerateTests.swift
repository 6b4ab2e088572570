import Testing

struct GenerateTests {
  @Test func `It sends the states as long as the condition holds`() {
    check(
      "generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 })",
      """
      =  [1248|]
      =  -      -[^1248|]
      """)
  }

  @Test func `A second closure makes the value that is sent from a state`() {
    check(
      "generate(initialState: 1, condition: { $0 < 4 }, iterate: { $0 + 1 }, resultSelector: { $0 * 2 })",
      "=  [246|]")
  }

  @Test func `Without a condition it goes on as long as it is heard`() {
    check("generate(initialState: 1, iterate: { $0 + 1 }).take(3)", "=  [123|]")
  }

  @Test func `A condition that fails at once makes it empty`() {
    check("generate(initialState: 1, condition: { false }, iterate: { $0 })", "=  |")
  }

  @Test func `An error in a closure is the stream's error`() {
    check(
      "generate(initialState: 1, iterate: { 1 / ($0 - 1) })",
      """
      =  [1#]
      where # = "division by zero"
      """)
  }
}
