import Testing

@Suite("count")
struct CountTests {
  @Test("It sends how many values there were")
  func sendsHowManyValuesThereWere() {
    check(
      "a.count()",
      """
      a  -a-[bn]-|
         ^---   -!
      =  ----   -[3|]
      where n = nil
      """)
  }

  @Test("With a closure it counts those for which that says true")
  func withClosureCountsThoseForSays() {
    check(
      "a.count { x in x > 3 }",
      """
      a  -4-9-2-|
      =  -------[2|]
      """)
  }

  @Test("An empty stream has 0")
  func emptyStreamHas0() {
    check(
      "a.count()",
      """
      a  --|
      =  --[0|]
      """)
  }

  @Test("An error loses the count")
  func errorLosesCount() {
    check(
      "a.count()",
      """
      a  -a-#
      =  ---#
      """)
  }

  @Test("The source is disposed with the subscriber")
  func sourceDisposedWithSubscriber() {
    check(
      "a.count()",
      """
      a  -a-b|
         ^-!
      =  --!
      """)
  }
}
