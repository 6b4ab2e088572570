import Testing

struct BehaviorSubjectTests {
  @Test func `New subscribers hear the latest value`() {
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

  @Test func `In rac it has no stopped state: after completion a new subscriber hears the latest value, and no end`() {
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

  @Test func `In rxjs a new subscriber hears only the end after it`() {
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

      a  -a#
      =  za#
      =  ---[^#]
      """)
  }
}
