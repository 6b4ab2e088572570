import Testing

@Suite("skip")
struct SkipTests {
  @Test("It drops the first values")
  func dropsFirstValues() {
    check(
      "a.skip(2)",
      """
      a  -a-[bc]-d-|
         ^---   ---!
      =  ---c   -d-|
      """)
  }

  @Test("skip(0) drops nothing")
  func skipDropsNothing() {
    check(
      "a.skip(0)",
      """
      a  -a-|
      =  -a-|
      """)
  }

  @Test("It may drop them all")
  func mayDropThemAll() {
    check(
      "a.skip(5)",
      """
      a  -a-b-|
      =  -----|
      """)
  }

  @Test("An error passes, also before the first value that is sent")
  func errorPassesAlsoBeforeFirstValue() {
    check(
      "a.skip(5)",
      """
      a  -a-#
      =  ---#
      """)
  }

  @Test("Each subscriber counts anew")
  func eachSubscriberCountsAnew() {
    check(
      "a.skip(1)",
      """
      a  -a-b|
      =  ---b|
      =  --^--b|
      """)
  }

  @Test("An empty stream stays empty, and its source is disposed with the subscriber")
  func emptyStreamStaysEmptySourceDisposed() {
    check(
      "a.skip(1)",
      """
      a  --|
      =  --|
      """)
    check(
      "a.skip(1)",
      """
      a  -a-b-c|
         ^---!
      =  ---b!
      """)
  }
}
