import Testing

struct DistinctTests {
  @Test func `It drops every value that was sent before`() {
    check(
      "a.distinct()",
      """
      a  -a-b-a-c-b-|
         ^----------!
      =  -a-b---c---|
      """)
  }

  @Test func `A closure gives the key that is compared`() {
    check(
      "a.distinct { x in x % 3 }",
      """
      a  -1-2-4-3-|
      =  -1-2---3-|
      """)
  }

  @Test func `It forgets whenever the second stream sends`() {
    check(
      "a.distinct(nil, b)",
      """
      a  -a-a-a-a-|
         ^--------!
      b  ----x----
         ^--------!
      =  -a---a---|
      """)
  }

  @Test func `An error of the second stream passes`() {
    check(
      "a.distinct(nil, b)",
      """
      a  -a-a-|
         ^-!
      b  --#
      =  -a#
      """)
  }

  @Test func `nil is remembered like other values`() {
    check(
      "a.distinct()",
      """
      a  -n-n-#
      =  -n---#
      where n = nil
      """)
  }
}
