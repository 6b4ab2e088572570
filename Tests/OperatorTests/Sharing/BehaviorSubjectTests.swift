import Testing

@Suite("behaviorSubject")
struct BehaviorSubjectTests {
  @Test("New subscribers hear the latest value")
  func newSubscribersHearLatestValue() {
    check(
      "s",
      given:
        """
        let s = behaviorSubject("z")
        a.subscribe(s)
        """,
      """
      a  -a-   b|
      =  za-   b|
      =  --[^a]b|
      """)
  }

  @Test("In rac it has no stopped state: after completion the latest value is told, and no end")
  func racHasNoStoppedStateAfter() {
    check(
      "s", in: .rac,
      given:
        """
        let s = behaviorSubject("z")
        a.subscribe(s)
        """,
      """
      a  -a|
      =  za|
      =  ---[^a]
      """)
  }

  @Test("In rxjs only the end is told after it")
  func rxjsOnlyEndToldAfter() {
    check(
      "s", in: .rxjs,
      given:
        """
        let s = behaviorSubject("z")
        a.subscribe(s)
        """,
      """
      a  -a|
      =  za|
      =  ---[^|]
      """)
    check(
      "s", in: .rxjs,
      given:
        """
        let s = behaviorSubject("z")
        a.subscribe(s)
        """,
      """
      a  -a#
      =  za#
      =  ---[^#]
      """)
  }
}
