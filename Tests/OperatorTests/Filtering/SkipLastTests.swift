import Testing

struct SkipLastTests {
  @Test func `It sends a value when the given number of others has come after it`() {
    check(
      "a.skipLast(1)",
      """
      a  -a-b-c-|
         ^------!
      =  ---a-b-|
      """)
  }

  @Test func `A stream with fewer values sends nothing`() {
    check(
      "a.skipLast(2)",
      """
      a  -a-b-|
      =  -----|
      """)
  }

  @Test func `skipLast(0) drops nothing`() {
    check(
      "a.skipLast(0)",
      """
      a  -a-b-|
      =  -a-b-|
      """)
  }

  @Test func `An error loses the values that wait`() {
    check(
      "a.skipLast(1)",
      """
      a  -a-b-#
      =  ---a-#
      """)
  }

  @Test func `nil is counted like other values`() {
    check(
      "a.skipLast(1)",
      """
      a  -n-a-|
      =  ---n-|
      where n = nil
      """)
  }

  @Test func `Each subscriber counts anew`() {
    check(
      "a.skipLast(1)",
      """
      a  -ab-|
      =  --a-|
      =  --^-a-|
      """)
  }
}
