import Testing

@Suite("multicast")
struct MulticastTests {
  @Test("All subscribers of the subject share one subscription of the source")
  func allSubscribersSubjectShareOneSubscription() {
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

  @Test("Any other stream than a subject is refused")
  func anyOtherStreamThanSubjectRefused() {
    check("just(1).multicast(just(2))", in: .rac, failsWith: "needs a subject")
  }
}
