import Testing

struct ReplaceErrorTests {
  @Test func `On an error it sends one value and completes`() {
    check(
      #"a.replaceError(with: "z")"#,
      """
      a  -a-#
         ^--!
      =  -a-[z|]
      """)
  }

  @Test func `Values and completion pass`() {
    check(
      #"a.replaceError(with: "z")"#,
      """
      a  -a-|
      =  -a-|
      """)
  }

  @Test func `The value may be nil`() {
    check(
      "a.replaceError(with: nil)",
      """
      a  #
      =  [n|]
      where n = nil
      """)
  }

  @Test func `Its other names are catchAndReturn and catchErrorJustReturn`() {
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
