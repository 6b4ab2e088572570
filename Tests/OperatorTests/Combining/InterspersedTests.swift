import Testing

struct InterspersedTests {
  @Test func `The separator comes with the next element, and never after the last`() {
    check(
      "a.interspersed(with: \"x\")", in: .asyncsequence,
      """
      a  -1-2----|
      =  -1-(x2)-|
      """)
    check(
      "a.interspersed(every: 2, with: \"x\")", in: .asyncsequence,
      """
      a  -1-2-3---|
      =  -1-2-(x3)|
      """)
  }
}
