import Testing

@Suite("SignalProducer { value }")
struct CreateFromActionTests {
  @Test("The closure is called at each start")
  func startsAnew() {
    check(
      "SignalProducer { 1 }.repeat(2)", in: .reactiveswift,
      """
      =  [1 1|]
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
      where # = "no"
      """)
  }
}
