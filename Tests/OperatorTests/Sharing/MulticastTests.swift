import Testing

@Suite("multicast")
struct MulticastTests {
  @Test("One subscription of the source for all who listen to the subject")
  func oneSubscriptionSourceForAllWho() {
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

  @Test("It begins with the connection, which is made once")
  func beginsWithConnectionMadeOnce() {
    check(
      """
      let p = signal { log("runs"); send(1) }.multicast(subject())
      p.subscribe { log($0) }
      log("subscribed")
      p.connect()
      p.connect()
      """, in: .rac, logs: ["subscribed", "runs", "1"])
  }

  @Test("What is no subject is refused")
  func whatNoSubjectRefused() {
    check("just(1).multicast(just(2))", in: .rac, failsWith: "needs a subject")
  }
}
