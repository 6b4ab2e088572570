import Testing

struct `prepend(publisher)` {
  @Test func `The other stream runs first, the last one written before the others`() {
    check(
      "a.prepend(b).prepend(just(0))", in: .combine,
      """
      a  -1|
         --^-!
      b  -2|
      =  02-1|
      """)
  }

  @Test func `Its error leaves out the source`() {
    check(
      "a.prepend(b)", in: .combine,
      """
      a  -1|
         -----
      b  -2#
      =  -2#
      """)
  }
}
