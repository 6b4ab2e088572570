import Testing

@Suite("mapReplace")
struct MapReplaceTests {
  @Test("It sends the same value in place of each")
  func sendsSameValuePlaceEach() {
    check(
      #"a.mapReplace("x")"#,
      """
      a  -a-[bc]-|
         ^---   -!
      =  -x-[xx]-|
      """)
  }

  @Test("The value may be nil")
  func valueMayBeNil() {
    check(
      "a.mapReplace(nil)",
      """
      a  -a-#
      =  -n-#
      where n = nil
      """)
  }

  @Test("Its other name is mapTo")
  func otherNameMapTo() {
    check(
      #"a.mapTo("x")"#,
      """
      a  -a-|
      =  -x-|
      """)
  }

  @Test("An empty stream stays empty, and its source is disposed with the subscriber")
  func emptyStreamStaysEmptySourceDisposed() {
    check(
      #"a.mapReplace("x")"#,
      """
      a  --|
      =  --|
      """)
    check(
      #"a.mapReplace("x")"#,
      """
      a  -a-b|
         ^-!
      =  -x!
      """)
  }
}
