import Testing

struct ReduceTests {
  @Test func `It sends the accumulation when the stream completes`() {
    check(
      "a.reduce({ $0 + $1 }, 1)",
      """
      a  -1-2-3-|
         ^------!
      =  -------[7|]
      """)
  }

  @Test func `Without a seed the first value is the first accumulation`() {
    check(
      "a.reduce { $0 * $1 }",
      """
      a  -1-2-3-|
      =  -------[6|]
      """)
  }

  @Test func `The seed may come first, as in Swift`() {
    check(
      "a.reduce(1, +)",
      """
      a  -1-2-3-|
      =  -------[7|]
      """)
  }

  @Test func `An empty stream sends the seed, or nothing`() {
    check(
      "a.reduce({ $0 + $1 }, 7)",
      """
      a  --|
      =  --[7|]
      """)
    check(
      "a.reduce { $0 + $1 }",
      """
      a  --|
      =  --|
      """)
  }

  @Test func `In rxjs the third parameter is the index`() {
    check(
      "a.reduce { sum, x, i in sum + x * i }", in: .rxjs,
      """
      a  -1-2-3-|
      =  -------[9|]
      """)
  }

  @Test func `Each subscriber begins anew`() {
    check(
      "a.reduce { $0 + $1 }",
      """
      a  -12|
      =  ---[3|]
      =  --^-   -[3|]
      """)
  }
}
