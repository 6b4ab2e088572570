import Testing

@Suite("replaceError")
struct ReplaceErrorTests {
  @Test("On an error it sends one value and completes")
  func sendsValueAndCompletes() {
    check(
      #"a.replaceError(with: "x")"#,
      """
      a  -a-#
         ^--!
      =  -a-[x|]
      """)
  }

  @Test("Without an error values and completion pass")
  func withoutError() {
    check(
      #"a.replaceError(with: "x")"#,
      """
      a  -a-|
      =  -a-|
      """)
  }

  @Test("The value may be nil")
  func valueMayBeNil() {
    check(
      "a.replaceError(with: nil)",
      """
      a  -#
      =  -[p|]
      where p = nil
      """)
  }

  @Test("The source is disposed with the subscriber")
  func disposal() {
    check(
      #"a.replaceError(with: "x")"#,
      """
      a  -a--#
         ^-!
      =  -a!
      """)
  }
}
