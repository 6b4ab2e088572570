import Testing

struct SkipTests {
  @Test func `It drops the first values`() {
    check(
      "a.skip(2)",
      """
      a  -a-[bc]-d-|
         ^---   ---!
      =  ---c   -d-|
      """)
  }

  @Test func `skip(0) drops nothing`() {
    check(
      "a.skip(0)",
      """
      a  -a-|
      =  -a-|
      """)
  }

  @Test func `It may drop them all`() {
    check(
      "a.skip(5)",
      """
      a  -a-b-|
      =  -----|
      """)
  }

  @Test func `Each subscriber counts anew`() {
    check(
      "a.skip(1)",
      """
      a  -a-b|
      =  ---b|
      =  --^--b|
      """)
  }

  @Test func `An empty stream stays empty, and its source is disposed with the subscriber`() {
    check(
      "a.skip(1)",
      """
      a  --|
      =  --|

      a  -a-b-c|
         ^---!
      =  ---b!
      """)
  }
}
