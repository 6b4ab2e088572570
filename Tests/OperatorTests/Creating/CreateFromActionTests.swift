import Testing

@Suite("SignalProducer { value }")
struct CreateFromActionTests {
  @Test("The closure is called at each start")
  func startsAnew() {
    check(
      "var count = 0\nlet s = SignalProducer { count += 1; return count }\ns.concat(s)", in: .reactiveswift,
      """
      =  [1 2|]
      """)
  }

  @Test("A result that the closure gives is opened")
  func results() {
    check(
      "SignalProducer { .success(1) }", in: .reactiveswift,
      """
      =  [1|]
      """)
    check(
      "SignalProducer { .failure(\"no\") }", in: .reactiveswift,
      """
      =  #
      where # = no
      """)
  }
}
