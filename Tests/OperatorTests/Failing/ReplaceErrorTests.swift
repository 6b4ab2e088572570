import Testing

@Suite("replaceError")
struct ReplaceErrorTests {
  @Test(
    "On an error it sends one value and completes",
    arguments: ["replaceError", "catchAndReturn", "catchErrorJustReturn"])
  func onErrorSendsValue(name: String) {
    check(
      "a.\(name)(\"x\")",
      """
      a  -a--#
         ^---!
      =  -a--[x|]
      """)
  }

  @Test("The value may have the label of Combine")
  func valueMayHaveLabel() {
    check(
      "a.replaceError(with: \"x\")",
      """
      a  #
      =  [x|]
      """)
  }

  @Test("Without an error the events pass as they are")
  func eventsPass() {
    check(
      "a.replaceError(\"x\")",
      """
      a  -a-[bc]-|
      =  -a-[bc]-|
      """)
  }

  @Test("The source is disposed with the subscriber")
  func sourceIsDisposed() {
    check(
      "a.replaceError(\"x\")",
      """
      a  -a-b|
         ^-!
      =  -a!
      """)
  }
}
