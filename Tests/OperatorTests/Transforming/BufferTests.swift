import Testing

struct BufferTests {
  @Test func `It sends the values as an array whenever the notifier sends; completion sends the last one`() {
    check(
      "a.buffer(b)",
      """
      a  -a-b--c--|
         ^--------!
      b  ----x---x
         ^--------!
      =  ----p---q[e|]
      where p = ["a", "b"]; q = ["c"]; e = []
      """)
  }

  @Test func `At one instant the source's value comes before the notifier's`() {
    check(
      "a.buffer(b)",
      """
      a  -a-b-
      b  ---x-
      =  ---p-
      where p = ["a", "b"]
      """)
  }

  @Test func `An array may be empty`() {
    check(
      "a.buffer(b)",
      """
      a  ---a-
      b  -x--x
      =  -e--p
      where e = []; p = ["a"]
      """)
  }

  @Test func `The notifier's completion means nothing, its error passes`() {
    check(
      "a.buffer(b)",
      """
      a  -a-b-|
      b  --|
      =  -----[p|]
      where p = ["a", "b"]

      a  -a-b-|
         ^-!
      b  --#
      =  --#
      """)
  }

  @Test func `Both are disposed with the subscriber`() {
    check(
      "a.buffer(b)",
      """
      a  -a-b-|
         ^-!
      b  ----x
         ^-!
      =  --!
      """)
  }

  @Test func `An empty stream sends an empty array`() {
    check(
      "a.buffer(b)",
      """
      a  --|
      b  ---   -x
      =  --[e|]
      where e = []
      """)
  }
}
