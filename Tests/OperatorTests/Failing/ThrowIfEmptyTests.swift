import Testing

@Suite("throwIfEmpty")
struct ThrowIfEmptyTests {
  @Test("It fails when the stream completes without a value")
  func failsWhenStreamCompletesWithoutValue() {
    check(
      "a.throwIfEmpty()",
      """
      a  --|
         ^-!
      =  --#
      where # = "no elements in sequence"
      """)
  }

  @Test("A closure gives the error")
  func closureGivesError() {
    check(
      #"a.throwIfEmpty { "none" }"#,
      """
      a  --|
      =  --#
      where # = "none"
      """)
  }

  @Test("Otherwise it changes nothing")
  func otherwiseChangesNothing() {
    check(
      "a.throwIfEmpty()",
      """
      a  -n-a-|
      =  -n-a-|
      where n = nil
      """)
  }

  @Test("An error passes")
  func errorPasses() {
    check(
      #"a.throwIfEmpty { "none" }"#,
      """
      a  --#
      =  --#
      """)
  }
}
