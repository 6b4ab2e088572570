import Testing

@Suite("append(publisher)")
struct AppendTests {
  @Test("The other stream runs when the source has completed")
  func append() {
    check(
      "a.append(b)", in: .combine,
      """
      a  -1|
      b  -2|
         --^-!
      =  -1-2|
      """)
  }

  @Test("An error of the source leaves it out")
  func error() {
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
