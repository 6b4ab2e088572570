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
}
