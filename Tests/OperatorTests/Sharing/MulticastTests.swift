import Testing

struct MulticastTests {
  @Test func `All subscribers of the subject share one subscription of the source`() {
    check(
      "p", in: .rac,
      given:
        """
        let p = a.multicast(replaySubject())
        p.connect()
        """,
      """
      a  -a-   b-|
         ^--   --!
      =  -a-   b-|
      =  --[^a]b-|
      =  ---   ---[^ab|]
      """)
  }

  @Test func `It begins with the connection, which is made once`() {
    check(
      """
      let p = signal { log("runs"); send(1) }.multicast(subject())
      p.subscribe { log($0) }
      log("subscribed")
      p.connect()
      p.connect()
      """, in: .rac, logs: ["subscribed", "runs", "1"])
  }

  @Test func `Any other stream than a subject is refused`() {
    check("just(1).multicast(just(2))", in: .rac, failsWith: "needs a subject")
  }
}
