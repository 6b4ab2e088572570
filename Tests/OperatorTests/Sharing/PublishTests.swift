import Testing

@Suite("publish")
struct PublishTests {
  @Test("All subscribers share one subscription of the source, which begins with the connection")
  func allSubscribersShareOneSubscriptionSource() {
    check(
      "p",
      given:
        """
        let p = a.publish()
        p.connect()
        """,
      """
      a  -a-b-|
         ^----!
      =  -a-b-|
      =  --^b-|
      """)
    check(
      """
      let p = signal { log("runs"); send(1) }.publish()
      p.subscribe { log($0) }
      log("subscribed")
      p.connect()
      """, logs: ["subscribed", "runs", "1"])
  }

  @Test("The source goes on when its subscribers have left")
  func sourceGoesOnWhenSubscribersHave() {
    check(
      "p",
      given:
        """
        let p = a.publish()
        p.connect()
        """,
      """
      a  -a-b-|
         ^----!
      =  -a!
      """)
  }

  @Test("In rac, after the end, nothing is heard, not even the end")
  func racAfterEndNothingHeardNot() {
    check(
      "p", in: .rac,
      given:
        """
        let p = a.publish()
        p.connect()
        """,
      """
      a  -a|
      =  -a|
      =  ---^--
      """)
  }

  @Test("In rxjs the end is heard")
  func rxjsEndHeard() {
    check(
      "p", in: .rxjs,
      given:
        """
        let p = a.publish()
        p.connect()
        """,
      """
      a  -a|
      =  -a|
      =  ---[^|]
      """)
  }

  @Test("Values that are sent before a subscriber comes are lost for it")
  func valuesSentBeforeSubscriberComesLost() {
    check(
      "p",
      given:
        """
        let p = just("a").concat(a).publish()
        p.connect()
        """,
      """
      a  -b|
      =  -b|
      """)
  }

  @Test("In rac a connection is made once and never again")
  func racConnectionMadeOnceNeverAgain() {
    check(
      """
      let p = interval(100ms).take(2).publish()
      p.subscribe { log($0) }
      let connection = p.connect()
      wait(150ms)
      connection.dispose()
      p.connect()
      """, in: .rac, logs: ["100ms  0"])
  }

  @Test("In rxjs a connection that was disposed can be made again")
  func rxjsConnectionWasDisposedCanBe() {
    check(
      """
      let p = interval(100ms).take(2).publish()
      p.subscribe { log($0) }
      let connection = p.connect()
      wait(150ms)
      connection.dispose()
      p.connect()
      """, in: .rxjs, logs: ["100ms  0", "250ms  0", "350ms  1"])
  }

  @Test("In rxjs a closure shares the source within it")
  func rxjsClosureSharesSourceWithin() {
    check(
      "a.publish { s in merge(s, s.delay(100ms)) }", in: .rxjs,
      """
      a  a-b-|
         ^---!
      =  aabb|
      """)
  }
}
