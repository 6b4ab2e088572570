import Testing

@Suite("publishBehavior")
struct PublishBehaviorTests {
  @Test("Each subscriber hears the latest value, first the one given")
  func eachSubscriberHearsLatestValueFirst() {
    check(
      "p",
      given:
        """
        let p = a.publishBehavior("z")
        p.connect()
        """,
      """
      a  -a-   b-|
         ^--   --!
      =  za-   b-|
      =  --[^a]b-|
      """)
  }

  @Test("After completion only the end is heard")
  func afterCompletionOnlyEndHeard() {
    check(
      "p", in: .rxjs,
      given:
        """
        let p = a.publishBehavior("z")
        p.connect()
        """,
      """
      a  -a|
      =  za|
      =  ---[^|]
      """)
  }

  @Test("An error ends all subscribers")
  func errorEndsAllSubscribers() {
    check(
      "p", in: .rxjs,
      given:
        """
        let p = a.publishBehavior("z")
        p.connect()
        """,
      """
      a  -#
      =  z#
      =  --[^#]
      """)
  }
}
