import Testing

@Suite("skipLast")
struct SkipLastTests {
  @Test("It sends a value when the given number of others has come after it")
  func sendsValueWhenSoManyOthers() {
    check(
      "a.skipLast(1)",
      """
      a  -a-b-c-|
         ^------!
      =  ---a-b-|
      """)
  }

  @Test("A stream with fewer values sends nothing")
  func streamWithFewerValuesSendsNothing() {
    check(
      "a.skipLast(2)",
      """
      a  -a-b-|
      =  -----|
      """)
  }

  @Test("skipLast(0) drops nothing")
  func skipLastDropsNothing() {
    check(
      "a.skipLast(0)",
      """
      a  -a-b-|
      =  -a-b-|
      """)
  }

  @Test("An error loses the values that wait")
  func errorLosesValuesWait() {
    check(
      "a.skipLast(1)",
      """
      a  -a-b-#
      =  ---a-#
      """)
  }

  @Test("nil is counted like other values")
  func nilCountedLikeOtherValues() {
    check(
      "a.skipLast(1)",
      """
      a  -n-a-|
      =  ---n-|
      where n = nil
      """)
  }

  @Test("An empty stream stays empty")
  func emptyStreamStaysEmpty() {
    check(
      "a.skipLast(1)",
      """
      a  --|
      =  --|
      """)
  }

  @Test("Each subscriber counts anew")
  func eachSubscriberCountsAnew() {
    check(
      "a.skipLast(1)",
      """
      a  -ab-|
      =  --a-|
      =  --^-a-|
      """)
  }
}
