import Testing

struct BufferWhenTests {
  @Test func `An array is sent when the closure's stream sends; the closure is then called for the next one`() {
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

  @Test func `The completion of that stream closes nothing`() {
    check(
      "a.bufferWhen { b }",
      """
      a  -a-b-|
      b  --|
      =  -----[p|]
      where p = ["a", "b"]
      """)
  }

  @Test func `The error of that stream passes`() {
    check(
      "a.bufferWhen { b }",
      """
      a  -a-b-|
         ^-!
      b  --#
      =  --#
      """)
  }

  @Test func `Source and closing stream are disposed with the subscriber`() {
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
