import Testing

struct TakeLastTests {
  @Test func `It sends the last values when the stream completes`() {
    check(
      "a.takeLast(2)",
      """
      a  -a-b-c-|
         ^------!
      =  -------[bc|]
      """)
  }

  @Test func `A stream with fewer values sends all of them`() {
    check(
      "a.takeLast(5)",
      """
      a  -a-b-|
      =  -----[ab|]
      """)
  }

  @Test func `An error loses the values`() {
    check(
      "a.takeLast(2)",
      """
      a  -a-b-#
      =  -----#
      """)
  }

  @Test func `In rxjs takeLast(0) completes at once`() {
    check(
      "a.takeLast(0)", in: .rxjs,
      """
      a  -a-|
         -
      =  |
      """)
  }

  @Test func `Each subscriber remembers anew`() {
    check(
      "a.takeLast(1)",
      """
      a  -ab|
      =  ---[b|]
      =  --^-   -[b|]
      """)
  }
}
