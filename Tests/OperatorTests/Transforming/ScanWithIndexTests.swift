import Testing

@Suite("scanWithIndex")
struct ScanWithIndexTests {
  @Test("The closure is also given the number of the value, from 0")
  func closureAlsoGivenNumberValueFrom() {
    check(
      "a.scanWithIndex(1) { sum, x, i in sum + x * i }",
      """
      a  -5-2-1-|
         ^------!
      =  -1-3-5-|
      """)
  }

  @Test("Each subscriber counts anew")
  func eachSubscriberCountsAnew() {
    check(
      "a.scanWithIndex(0) { sum, x, i in i }",
      """
      a  -5-5|
      =  -0-1|
      =  --^0-1|
      """)
  }

  @Test("An empty stream sends nothing, an error passes")
  func emptyStreamSendsNothingErrorPasses() {
    check(
      "a.scanWithIndex(1) { sum, x, i in sum }",
      """
      a  --|
      =  --|
      """)
    check(
      "a.scanWithIndex(1) { sum, x, i in sum }",
      """
      a  -1-#
      =  -1-#
      """)
  }
}
