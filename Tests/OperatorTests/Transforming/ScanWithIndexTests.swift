import Testing

struct ScanWithIndexTests {
  @Test func `The closure is also given the number of the value, from 0`() {
    check(
      "a.scanWithIndex(1) { sum, x, i in sum + x * i }",
      """
      a  -5-2-1-|
         ^------!
      =  -1-3-5-|
      """)
  }

  @Test func `Each subscriber counts anew`() {
    check(
      "a.scanWithIndex(0) { sum, x, i in i }",
      """
      a  -5-5|
      =  -0-1|
      =  --^0-1|
      """)
  }
}
