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

  @Test("In rac it has no stopped state: after completion a new subscriber hears the latest value, and no end")
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

  @Test("In rxjs a new subscriber hears only the end after it")
  func rxjsNewSubscriberHearsOnlyEnd() {
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
