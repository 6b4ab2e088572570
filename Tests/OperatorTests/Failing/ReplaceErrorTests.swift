import Testing

@Suite("replaceError")
struct ReplaceErrorTests {
  @Test("On an error it sends one value and completes")
  func onErrorSendsOneValueCompletes() {
    check(
      #"a.replaceError(with: "z")"#,
      """
      a  -a-#
         ^--!
      =  -a-[z|]
      """)
  }

  @Test("Values and completion pass")
  func valuesCompletionPass() {
    check(
      #"a.replaceError(with: "z")"#,
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
      a  #
      =  [n|]
      where n = nil
      """)
  }

  @Test("Its other names are catchAndReturn and catchErrorJustReturn")
  func otherNamesCatchAndReturnCatchErrorJustReturn() {
    check(
      #"a.catchAndReturn("z")"#,
      """
      a  -#
      =  -[z|]
      """)
    check(
      #"a.catchErrorJustReturn("z")"#,
      """
      a  -#
      =  -[z|]
      """)
  }
}
