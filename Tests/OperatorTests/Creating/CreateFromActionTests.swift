import Testing

struct `SignalProducer { value }` {
  @Test func `The closure is called at each start`() {
    check(
      "SignalProducer { 1 }.repeat(2)", in: .reactiveswift,
      """
      =  [1 1|]
      """)
  }

  @Test func `A result that the closure gives is opened`() {
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
