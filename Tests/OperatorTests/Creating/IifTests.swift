import Testing

@Suite("iif")
struct IifTests {
  @Test("The closure is asked at each subscription")
  func closureAskedAtEachSubscription() {
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

  @Test("A stream that is left out is empty")
  func streamLeftOutEmpty() {
    check(
      "iif(a) { false }", in: .rxjs,
      """
      a  -a-|
         -
      =  |
      """)
  }

  @Test("An error in the closure is the stream's error")
  func errorClosureStreamsError() {
    check(
      #"iif(just(1), just(2)) { throw "closure" }"#,
      """
      =  #
      where # = "closure"
      """)
  }
}
