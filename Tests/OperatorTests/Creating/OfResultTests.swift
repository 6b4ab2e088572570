import Testing

struct `SignalProducer(result:)` {
  @Test func `The value of a success is sent, and any other value as it is`() {
    check(
      "SignalProducer(result: .success(1))", in: .reactiveswift,
      """
      =  [1|]
      """)
    check(
      "SignalProducer(result: 2)", in: .reactiveswift,
      """
      =  [2|]
      """)
  }

  @Test func `The error of a failure is that of the stream`() {
    check(
      "SignalProducer(result: .failure(\"no\"))", in: .reactiveswift,
      """
      =  #
      where # = "no"
      """)
  }
}
