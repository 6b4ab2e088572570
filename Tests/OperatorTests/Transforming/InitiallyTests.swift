import Testing

struct InitiallyTests {
  @Test func `The closure is called at each subscription, before the source is subscribed`() {
    check(
      """
      let a = defer { log("source"); just(1) }.initially { log("initially") }
      a.subscribe()
      a.subscribe()
      """, logs: ["initially", "source", "initially", "source"])
  }

  @Test func `An error in the closure is the stream's error; the source is not subscribed`() {
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
