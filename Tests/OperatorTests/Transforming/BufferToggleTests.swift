import Testing

@Suite("bufferToggle")
struct BufferToggleTests {
  @Test("An array begins when the openings send, and is sent when its closing stream sends")
  func arrayBeginsWhenOpeningsSendSent() {
    check(
      "a.bufferToggle(b) { c }",
      """
      a  -a-b-c-d-|
         ^--------!
      b  --o---o
         ^--------!
      c  --x
         --^-!
         ------^-!
      =  ----p---q|
      where p = ["b"]; q = ["d"]
      """)
  }

  @Test("Arrays may overlap, and values may be in none")
  func arraysMayOverlapValuesMayBe() {
    check(
      "a.bufferToggle(b) { c }",
      """
      a  a-d-e-f-|
      b  -oo
      c  ----x
      =  -----pq-|
      where p = ["d", "e"]; q = ["d", "e", "f"]
      """)
  }

  @Test("Completion sends the open ones, an error loses them")
  func completionSendsOpenOnesErrorLoses() {
    check(
      "a.bufferToggle(b) { never() }",
      """
      a  -a-b-|
      b  --o
      =  -----[p|]
      where p = ["b"]
      """)
    check(
      "a.bufferToggle(b) { never() }",
      """
      a  -a-b-#
      b  --o
      =  -----#
      """)
  }

  @Test("An error of the openings or of a closing stream passes")
  func errorOpeningsOrClosingStreamPasses() {
    check(
      "a.bufferToggle(b) { never() }",
      """
      a  -a-b-|
         ^-!
      b  --#
      =  --#
      """)
    check(
      "a.bufferToggle(b) { c }",
      """
      a  -a-b-|
         ^--!
      b  --o
      c  -#
      =  ---#
      """)
  }

  @Test("All are disposed with the subscriber")
  func allDisposedWithSubscriber() {
    check(
      "a.bufferToggle(b) { c }",
      """
      a  -a-b|
         ^--!
      b  -o
         ^--!
      c  ----x
         -^-!
      =  ---!
      """)
  }
}
