import Testing

struct IgnoreValuesTests {
  @Test func `Only completion comes through`() {
    check(
      "a.ignoreValues()",
      """
      a  -a-b-|
         ^----!
      =  -----|
      """)
  }

  @Test func `An error comes through, too`() {
    check(
      "a.ignoreValues()",
      """
      a  -a-#
      =  ---#
      """)
  }

  @Test func `The source is disposed with the subscriber`() {
    check(
      "a.ignoreValues()",
      """
      a  -a-b-|
         ^--!
      =  ---!
      """)
  }

  @Test func `Its other name is ignoreElements`() {
    check(
      "a.ignoreElements()",
      """
      a  -a-|
      =  ---|
      """)
  }

  @Test func `An empty stream stays empty`() {
    check(
      "a.ignoreValues()",
      """
      a  --|
      =  --|
      """)
  }
}
