import Testing

@Suite("output(at:)")
struct OutputAtTests {
  @Test("One value is sent, and the source is disposed with it")
  func index() {
    check(
      "a.output(at: 1)", in: .combine,
      """
      a  -1-2-3|
         ^--!
      =  ---(2|)
      """)
  }

  @Test("A source that ends before it gives nothing, without an error")
  func shortSource() {
    check(
      "a.output(at: 2)", in: .combine,
      """
      a  -1-2|
      =  ----|
      """)
  }

  @Test("Numbers begin at 0")
  func refusal() {
    check("just(1).output(at: -1)", in: .combine, failsWith: "cannot be below 0")
  }
}
