import Testing

struct PublishTests {
  @Test func `All subscribers share one subscription of the source, which begins with the connection`() {
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

  @Test func `The source goes on when its subscribers have left`() {
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

  @Test func `In rac, after the end, nothing is heard, not even the end`() {
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

  @Test func `In rxjs the end is heard`() {
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

  @Test func `Values that are sent before a subscriber comes are lost for it`() {
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

  @Test func `In rac a connection is made once and never again`() {
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

  @Test func `In rxjs a connection that was disposed can be made again`() {
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

  @Test func `In rxjs a closure shares the source within it`() {
    check(
      "a.publish { s in merge(s, s.delay(100ms)) }", in: .rxjs,
      """
      a  a-b-|
         ^---!
      =  aabb|
      """)
  }
}
