import Testing

@Suite("initially")
struct InitiallyTests {
  @Test("The closure is called at each subscription, before the source is subscribed")
  func closureCalledAtEachSubscriptionBefore() {
    check(
      """
      let a = defer { log("source"); just(1) }.initially { log("initially") }
      a.subscribe()
      a.subscribe()
      """, logs: ["initially", "source", "initially", "source"])
  }

  @Test("Events pass as they are")
  func eventsPassThey() {
    check(
      "a.initially { 1 }",
      """
      a  -a-[bc]-#
         ^---   -!
      =  -a-[bc]-#
      """)
  }

  @Test("An error in the closure is the stream's error; the source is not subscribed")
  func errorClosureStreamsErrorSourceNot() {
    check(
      #"a.initially { throw "closure" }"#,
      """
      a  -a-|
         -
      =  #
      where # = "closure"
      """)
  }
}
