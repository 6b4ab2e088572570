import Testing

struct IifTests {
  @Test func `The closure is asked at each subscription`() {
    check(
      "iif(a, b) { n += 1; n == 1 }", given: "var n = 0",
      """
      a  -a-|
         ^--!
      b  -b--|
         --^---!
      =  -a-|
      =  --^b--|
      """)
  }

  @Test func `A stream that is left out is empty`() {
    check(
      "iif(a) { false }", in: .rxjs,
      """
      a  -a-|
         -
      =  |
      """)
  }
}
