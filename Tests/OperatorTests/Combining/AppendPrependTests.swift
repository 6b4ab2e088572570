import Testing

@Suite("append and prepend")
struct AppendPrependTests {
  @Test("Values, an array and a stream are appended in the order of writing")
  func append() {
    check(
      "a.append(7, 8).append([4, 5]).append(b)", in: .combine,
      """
      a  -1|
      b  -------2|
           ^-------!
      =  -1(7845)-2|
      """)
  }

  @Test("Values, an array and a stream are prepended in reverse order of writing")
  func prepend() {
    check(
      "a.prepend(7, 8).prepend([4, 5]).prepend(b)", in: .combine,
      """
      b  -2|
      a  -------1|
           ^-------!
      =  -2(4578)-1|
      """)
  }

  @Test("An error leaves out what stands after it")
  func error() {
    check(
      "a.append(9)", in: .combine,
      """
      a  -1#
      =  -1#
      """)
    check(
      "a.prepend(b)", in: .combine,
      """
      b  -2#
      a
      =  -2#
      """)
  }
}
