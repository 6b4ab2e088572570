import Testing

struct AppendTests {
  @Test func `The other stream runs when the source has completed`() {
    check(
      "a.append(b)", in: .combine,
      """
      a  -1|
      b  -2|
         --^-!
      =  -1-2|
      """)
  }

  @Test func `An error of the source leaves it out`() {
    check(
      "a.append(b)", in: .combine,
      """
      a  -1#
      b  -2|
         -----
      =  -1#
      """)
  }
}
