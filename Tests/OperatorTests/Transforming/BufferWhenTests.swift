import Testing

@Suite("bufferWhen")
struct BufferWhenTests {
  @Test("An array is sent when the closure's stream sends; the closure is then called for the next one")
  func arraySentWhenClosuresStreamSends() {
    check(
      "a.bufferWhen { b }",
      """
      a  -a-b--c--|
         ^--------!
      b  ----x
         ^---!
         ----^---!
         --------^!
      =  ----p---q[e|]
      where p = ["a", "b"]; q = ["c"]; e = []
      """)
  }

  @Test("The completion of that stream closes nothing")
  func completionStreamClosesNothing() {
    check(
      "a.bufferWhen { b }",
      """
      a  -a-b-|
      b  --|
      =  -----[p|]
      where p = ["a", "b"]
      """)
  }

  @Test("An error loses the values")
  func errorLosesValues() {
    check(
      "a.bufferWhen { b }",
      """
      a  -a-#
      b  ----x
         ^--!
      =  ---#
      """)
  }

  @Test("The error of that stream passes")
  func errorStreamPasses() {
    check(
      "a.bufferWhen { b }",
      """
      a  -a-b-|
         ^-!
      b  --#
      =  --#
      """)
  }

  @Test("Source and closing stream are disposed with the subscriber")
  func sourceClosingStreamDisposedWithSubscriber() {
    check(
      "a.bufferWhen { b }",
      """
      a  -a-b|
         ^-!
      b  ----x
         ^-!
      =  --!
      """)
  }
}
