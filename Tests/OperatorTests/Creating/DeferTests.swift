import Testing

@Suite("defer")
struct DeferTests {
  @Test("The closure is called for each subscription")
  func closureCalledForEachSubscription() {
    check(
      "defer { n += 1; just(n) }", given: "var n = 0",
      """
      =  [1|]
      =  -   -[^2|]
      """)
  }

  @Test("It is not called before")
  func notCalledBefore() {
    check(
      """
      let s = defer { log("called"); just(1) }
      log("made")
      s.subscribe()
      """, logs: ["made", "called"])
  }

  @Test("The stream that it gives is subscribed and disposed")
  func streamGivesSubscribedDisposed() {
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

  @Test("An error in the closure is the stream's error")
  func errorClosureStreamsError() {
    check(
      #"defer { throw "closure" }"#,
      """
      =  #
      where # = "closure"
      """)
  }
}
