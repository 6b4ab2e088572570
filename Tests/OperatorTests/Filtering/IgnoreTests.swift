import Testing

struct IgnoreTests {
  @Test func `It drops the values that equal one value`() {
    check(
      #"a.ignore("b")"#,
      """
      a  -a-[bc]-b-|
         ^---   ---!
      =  -a-c   ---|
      """)
  }

  @Test func `nil can be dropped`() {
    check(
      "a.ignore(nil)",
      """
      a  -n-a-#
      =  ---a-#
      where n = nil
      """)
  }

  @Test func `Values are compared as a whole`() {
    check(
      "a.ignore([1, 2])",
      """
      a  -p-q-|
      =  ---q-|
      where p = [1, 2]; q = [1]
      """)
  }

  @Test func `An empty stream stays empty, and its source is disposed with the subscriber`() {
    check(
      #"a.ignore("b")"#,
      """
      a  --|
      =  --|

      a  -a-b-c|
         ^---!
      =  -a--!
      """)
  }
}
