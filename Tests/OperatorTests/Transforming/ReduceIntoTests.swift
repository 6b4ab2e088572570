import Testing

struct `reduce(into:)` {
  @Test func `The accumulation comes when the stream completes, for nothing the start`() {
    check(
      "a.reduce(into: 10) { sum, x in sum += x }", in: .reactiveswift,
      """
      a  -123|
      =  ----(A|)
      where A = 16
      """)
    check("empty().reduce(into: 0) { sum, x in sum += x }.subscribe { log($0) }", in: .reactiveswift, logs: ["0"])
  }
}
