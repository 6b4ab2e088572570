import Testing

struct DefaultIfEmptyTests {
  @Test func `It sends a value when the stream completes without one`() {
    check(
      #"a.defaultIfEmpty("z")"#,
      """
      a  --|
         ^-!
      =  --[z|]
      """)
  }

  @Test func `Otherwise it changes nothing`() {
    check(
      #"a.defaultIfEmpty("z")"#,
      """
      a  -a-b-|
      =  -a-b-|
      """)
  }

  @Test func `nil counts as a value, and may be the default`() {
    check(
      #"a.defaultIfEmpty("z")"#,
      """
      a  -n-|
      =  -n-|
      where n = nil
      """)
    check(
      "a.defaultIfEmpty(nil)",
      """
      a  --|
      =  --[n|]
      where n = nil
      """)
  }
}
