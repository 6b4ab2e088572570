import Testing

struct BufferToggleTests {
  @Test func `An array begins when the openings send, and is sent when its closing stream sends`() {
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

  @Test func `Arrays may overlap, and values may be in none`() {
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

  @Test func `Completion sends the open ones, an error loses them`() {
    check(
      "a.bufferToggle(b) { never() }",
      """
      a  -a-b-|
      b  --o
      =  -----[p|]
      where p = ["b"]

      a  -a-b-#
      b  --o
      =  -----#
      """)
  }

  @Test func `An error of the openings or of a closing stream passes`() {
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

  @Test func `All are disposed with the subscriber`() {
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
