import Testing

@Suite("replaySubject")
struct ReplaySubjectTests {
  @Test("New subscribers hear all that was sent before")
  func newSubscribersHearAllWasSent() {
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

  @Test("After the end they hear the values and the end")
  func afterEndTheyHearValuesEnd() {
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
      """)
    check(
      "s",
      given:
        """
        let s = replaySubject()
        a.subscribe(s)
        """,
      """
      a  -a#
      =  -a#
      =  ---[^a#]
      """)
  }

  @Test("A capacity keeps only the last values")
  func capacityKeepsOnlyLastValues() {
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

  @Test("In rac a capacity of 0 keeps only the end")
  func racCapacity0KeepsOnlyEnd() {
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
