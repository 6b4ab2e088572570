import Testing

@Suite("ignore")
struct IgnoreTests {
  @Test("It drops the values that equal one value")
  func dropsValuesEqualOneValue() {
    check(
      #"a.ignore("b")"#,
      """
      a  -a-[bc]-b-|
         ^---   ---!
      =  -a-c   ---|
      """)
  }

  @Test("nil can be dropped")
  func nilCanBeDropped() {
    check(
      "a.ignore(nil)",
      """
      a  -n-a-#
      =  ---a-#
      where n = nil
      """)
  }

  @Test("Values are compared as a whole")
  func valuesComparedWhole() {
    check(
      "a.ignore([1, 2])",
      """
      a  -p-q-|
      =  ---q-|
      where p = [1, 2]; q = [1]
      """)
  }

  @Test("An empty stream stays empty, and its source is disposed with the subscriber")
  func emptyStreamStaysEmptySourceDisposed() {
    check(
      #"a.ignore("b")"#,
      """
      a  --|
      =  --|
      """)
    check(
      #"a.ignore("b")"#,
      """
      a  -a-b-c|
         ^---!
      =  -a--!
      """)
  }
}
