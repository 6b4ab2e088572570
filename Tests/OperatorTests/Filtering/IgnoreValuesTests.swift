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

  @Test func `Its other name is ignoreElements`() {
    check(
      "a.ignoreElements()",
      """
      a  -a-|
      =  ---|
      """)
  }
}
