import Testing

struct `output(at:)` {
  @Test func `A source that ends before it gives nothing, without an error`() {
    check(
      "a.output(at: 2)", in: .combine,
      """
      a  -1-2|
      =  ----|
      """)
  }

  @Test func `Numbers begin at 0`() {
    check("just(1).output(at: -1)", in: .combine, failsWith: "cannot be below 0")
  }
}
