import Testing

struct DeferTests {
  @Test func `The closure is called for each subscription`() {
    check(
      "defer { n += 1; just(n) }", given: "var n = 0",
      """
      =  [1|]
      =  -   -[^2|]
      """)
  }

  @Test func `It is not called before`() {
    check(
      """
      let s = defer { log("called"); just(1) }
      log("made")
      s.subscribe()
      """, logs: ["made", "called"])
  }

  @Test func `The stream that it gives is subscribed and disposed`() {
    check(
      "defer { a }",
      """
      a  --a-b-c|
         ^----!
         -^----!
      =  --a-b!
      =  -^-a-b!
      """)
  }
}
