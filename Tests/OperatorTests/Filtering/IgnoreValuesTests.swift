import Testing

@Suite("ignoreValues")
struct IgnoreValuesTests {
  @Test("Only completion comes through")
  func onlyCompletionComesThrough() {
    check(
      "a.ignoreValues()",
      """
      a  -a-b-|
         ^----!
      =  -----|
      """)
  }

  @Test("An error comes through, too")
  func errorComesThroughToo() {
    check(
      "a.ignoreValues()",
      """
      a  -a-#
      =  ---#
      """)
  }

  @Test("The source is disposed with the subscriber")
  func sourceDisposedWithSubscriber() {
    check(
      "a.ignoreValues()",
      """
      a  -a-b-|
         ^--!
      =  ---!
      """)
  }

  @Test("Its other name is ignoreElements")
  func otherNameIgnoreElements() {
    check(
      "a.ignoreElements()",
      """
      a  -a-|
      =  ---|
      """)
  }

  @Test("An empty stream stays empty")
  func emptyStreamStaysEmpty() {
    check(
      "a.ignoreValues()",
      """
      a  --|
      =  --|
      """)
  }
}
