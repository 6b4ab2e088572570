import Testing

struct ReplaySubjectTests {
  @Test func `New subscribers hear all that was sent before`() {
    check(
      "s",
      given:
        """
        let s = replaySubject()
        a.subscribe(s)
        """,
      """
      a  -a-   bc|
      =  -a-   bc|
      =  --[^a]bc|
      """)
  }

  @Test func `After the end they hear the values and the end`() {
    check(
      "s",
      given:
        """
        let s = replaySubject()
        a.subscribe(s)
        """,
      """
      a  -a-b|
      =  -a-b|
      =  -----[^ab|]

      a  -a#
      =  -a#
      =  ---[^a#]
      """)
  }

  @Test func `A capacity keeps only the last values`() {
    check(
      "s",
      given:
        """
        let s = replaySubject(2)
        a.subscribe(s)
        """,
      """
      a  -abc-    d|
      =  -abc-    d|
      =  ----[^bc]d|
      """)
  }

  @Test func `In rac a value that is sent while a new subscriber hears the earlier ones is for later subscribers`() {
    check(
      #"""
      let r = replaySubject()
      r.send(1, 2)
      r.subscribe { log("first \($0)"); if $0 == 1 { r.send(3) } }
      r.subscribe { log("later \($0)") }
      """#, in: .rac, logs: ["first 1", "first 2", "later 1", "later 2", "later 3"])
  }

  @Test func `In rxjs it is heard at once`() {
    check(
      #"""
      let r = replaySubject()
      r.send(1, 2)
      r.subscribe { log("first \($0)"); if $0 == 1 { r.send(3) } }
      r.subscribe { log("later \($0)") }
      """#, in: .rxjs, logs: ["first 1", "first 3", "first 2", "later 1", "later 2", "later 3"])
  }

  @Test func `In rac a capacity of 0 keeps only the end`() {
    check(
      "s", in: .rac,
      given:
        """
        let s = replaySubject(0)
        a.subscribe(s)
        """,
      """
      a  -a|
      =  -a|
      =  ---[^|]
      """)
  }
}
