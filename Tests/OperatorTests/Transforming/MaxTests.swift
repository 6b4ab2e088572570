import Testing

struct MaxTests {
  @Test func `It sends the greatest value when the stream completes`() {
    check(
      "a.max()",
      """
      a  -4-9-2-|
         ^------!
      =  -------[9|]
      """)
  }

  @Test func `A closure compares in its own way; of equal values the last is sent`() {
    check(
      "a.max { x, y in x.count - y.count }",
      """
      a  -'a'-p-q-|
      =  --  -----[q|]
      where p = "bb"; q = "cc"
      """)
  }
}
