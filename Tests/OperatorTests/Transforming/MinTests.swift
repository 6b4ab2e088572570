import Testing

@Suite("min")
struct MinTests {
  @Test("It sends the least value when the stream completes")
  func sendsLeastValueWhenStreamCompletes() {
    check(
      "a.min()",
      """
      a  -4-2-9-|
         ^------!
      =  -------[2|]
      """)
  }

  @Test("A closure compares in its own way; of equal values the last is sent")
  func closureComparesOwnWayEqualValues() {
    check(
      "a.min { x, y in x.count - y.count }",
      """
      a  -'bb'-p-q-|
      =  --   -----[q|]
      where p = "c"; q = "d"
      """)
  }

  @Test("An empty stream sends nothing, an error loses the value")
  func emptyStreamSendsNothingErrorLoses() {
    check(
      "a.min()",
      """
      a  --|
      =  --|
      """)
    check(
      "a.min()",
      """
      a  -1-#
      =  ---#
      """)
  }
}
