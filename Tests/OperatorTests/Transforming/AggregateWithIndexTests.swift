import Testing

struct AggregateWithIndexTests {
  @Test func `The closure is also given the number of the value, from 0`() {
    check(
      "a.aggregateWithIndex(1) { sum, x, i in sum + x * i }",
      """
      a  -5-2-1-|
         ^------!
      =  -------[5|]
      """)
  }

  @Test func `An empty stream sends the start, an error loses the accumulation`() {
    check(
      "a.aggregateWithIndex(7) { sum, x, i in sum + x * i }",
      """
      a  --|
      =  --[7|]

      a  -1-#
      =  ---#
      """)
  }
}
