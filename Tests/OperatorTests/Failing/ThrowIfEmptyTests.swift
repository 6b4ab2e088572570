import Testing

struct ThrowIfEmptyTests {
  @Test func `It fails when the stream completes without a value`() {
    check(
      "a.throwIfEmpty()",
      """
      a  --|
         ^-!
      =  --#
      where # = "no elements in sequence"
      """)
  }

  @Test func `A closure gives the error`() {
    check(
      #"a.throwIfEmpty { "none" }"#,
      """
      a  --|
      =  --#
      where # = "none"
      """)
  }

  @Test func `Otherwise it changes nothing`() {
    check(
      "a.throwIfEmpty()",
      """
      a  -n-a-|
      =  -n-a-|
      where n = nil
      """)
  }
}
