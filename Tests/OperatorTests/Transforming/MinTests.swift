import Testing

struct MinTests {
  @Test func `It sends the least value when the stream completes`() {
    check(
      "a.min()",
      """
      a  -4-2-9-|
         ^------!
      =  -------[2|]
      """)
  }

  @Test func `A closure compares in its own way; of equal values the last is sent`() {
    check(
      "a.min { x, y in x.count - y.count }",
      """
      a  -'bb'-p-q-|
      =  --   -----[q|]
      where p = "c"; q = "d"
      """)
  }
}
