import Testing

struct PublishBehaviorTests {
  @Test func `Each subscriber hears the latest value, first the one given`() {
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

  @Test func `After completion only the end is heard`() {
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

  @Test func `An error ends all subscribers`() {
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
