import Testing

struct `output(in:)` {
  @Test func `The values of a range are sent; the last one completes`() {
    check(
      "a.output(in: 1..<3)", in: .combine,
      """
      a  -1-2-3-4|
         ^----!
      =  ---2-(3|)
      """)
    check(
      "a.output(in: 0...0)", in: .combine,
      """
      a  -1-2|
         ^!
      =  -(1|)
      """)
  }

  @Test func `A source that ends before it gives what there is, without an error`() {
    check(
      "a.output(in: 1..<5)", in: .combine,
      """
      a  -1-2|
      =  ---2|
      """)
  }

  @Test func `Numbers begin at 0, and a range is needed`() {
    check("just(1).output(in: -1..<2)", in: .combine, failsWith: "the first value has the number 0")
    check("just(1).output(in: [1])", in: .combine, failsWith: "needs a range")
  }
}
