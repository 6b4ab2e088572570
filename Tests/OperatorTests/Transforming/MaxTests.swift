import Testing

@Suite("max")
struct MaxTests {
  @Test("It sends the greatest value when the stream completes")
  func sendsGreatestValueWhenStreamCompletes() {
    check(
      "a.max()",
      """
      a  -4-9-2-|
         ^------!
      =  -------[9|]
      """)
  }

  @Test("A closure compares in its own way; of equal values the last is sent")
  func closureComparesOwnWayEqualValues() {
    check(
      "a.max { x, y in x.count - y.count }",
      """
      a  -'a'-p-q-|
      =  --  -----[q|]
      where p = "bb"; q = "cc"
      """)
  }

  @Test("An empty stream sends nothing, an error loses the value")
  func emptyStreamSendsNothingErrorLoses() {
    check(
      "a.max()",
      """
      a  --|
      =  --|
      """)
    check(
      "a.max()",
      """
      a  -1-#
      =  ---#
      """)
  }
}
