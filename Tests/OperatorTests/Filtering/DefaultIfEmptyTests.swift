import Testing

@Suite("defaultIfEmpty")
struct DefaultIfEmptyTests {
  @Test("It sends a value when the stream completes without one")
  func sendsValueWhenStreamCompletesWithout() {
    check(
      #"a.defaultIfEmpty("z")"#,
      """
      a  --|
         ^-!
      =  --[z|]
      """)
  }

  @Test("Otherwise it changes nothing")
  func otherwiseChangesNothing() {
    check(
      #"a.defaultIfEmpty("z")"#,
      """
      a  -a-b-|
      =  -a-b-|
      """)
  }

  @Test("nil counts as a value, and may be the default")
  func nilCountsValueMayBeDefault() {
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

  @Test("An error passes")
  func errorPasses() {
    check(
      #"a.defaultIfEmpty("z")"#,
      """
      a  --#
      =  --#
      """)
  }
}
