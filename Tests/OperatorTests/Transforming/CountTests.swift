import Testing

struct CountTests {
  @Test func `It sends how many values there were`() {
    check(
      "a.count()",
      """
      a  -a-[bn]-|
         ^---   -!
      =  ----   -[3|]
      where n = nil
      """)
  }

  @Test func `With a closure it counts those for which that says true`() {
    check(
      "a.count { x in x > 3 }",
      """
      a  -4-9-2-|
      =  -------[2|]
      """)
  }

  @Test func `An empty stream has 0`() {
    check(
      "a.count()",
      """
      a  --|
      =  --[0|]
      """)
  }
}
