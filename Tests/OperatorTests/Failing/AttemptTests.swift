import Testing

struct AttemptTests {
  @Test func `Values pass unchanged until the closure throws, and its error is the stream's`() {
    check(
      "a.attempt { 6 / $0 }", in: .reactiveswift,
      """
      a  -210|
         ^--!
      =  -21#
      where # = "division by zero"
      """)
  }

  @Test func `The result of the closure is ignored, false and nil, too`() {
    check("from([1, 2]).attempt { $0 > 1 }.subscribe { log($0) }", in: .reactiveswift, logs: ["1", "2"])
  }
}
