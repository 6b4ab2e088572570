import Testing

struct AggregateTests {
  @Test func `It sends the accumulation when the stream completes`() {
    check(
      "a.aggregate(0) { $0 + $1 }",
      """
      a  -1-2-3-|
         ^------!
      =  -------[6|]
      """)
  }

  @Test func `An empty stream sends the start`() {
    check(
      "a.aggregate(7) { $0 + $1 }",
      """
      a  --|
      =  --[7|]
      """)
  }

  @Test func `Each subscriber begins with the start`() {
    check(
      "a.aggregate(0) { $0 + $1 }",
      """
      a  -1-2|
      =  ----[3|]
      =  --^--   -[3|]
      """)
  }
}
