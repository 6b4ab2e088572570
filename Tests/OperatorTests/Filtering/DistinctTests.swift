import Testing

@Suite("distinct")
struct DistinctTests {
  @Test("It drops every value that was sent before")
  func dropsEveryValueWasSentBefore() {
    check(
      "a.distinct()",
      """
      a  -a-b-a-c-b-|
         ^----------!
      =  -a-b---c---|
      """)
  }

  @Test("A closure gives the key that is compared")
  func closureGivesKeyCompared() {
    check(
      "a.distinct { x in x % 3 }",
      """
      a  -1-2-4-3-|
      =  -1-2---3-|
      """)
  }

  @Test("It forgets whenever the second stream sends")
  func forgetsWheneverSecondStreamSends() {
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

  @Test("An error of the second stream passes")
  func errorSecondStreamPasses() {
    check(
      "a.distinct(nil, b)",
      """
      a  -a-a-|
         ^-!
      b  --#
      =  -a#
      """)
  }

  @Test("nil is remembered like other values")
  func nilRememberedLikeOtherValues() {
    check(
      "a.distinct()",
      """
      a  -n-n-#
      =  -n---#
      where n = nil
      """)
  }

  @Test("Each subscriber begins anew")
  func eachSubscriberBeginsAnew() {
    check(
      "a.distinct()",
      """
      a  -a-a|
      =  -a--|
      =  --^a--|
      """)
  }

  @Test("An empty stream stays empty")
  func emptyStreamStaysEmpty() {
    check(
      "a.distinct()",
      """
      a  --|
      =  --|
      """)
  }
}
