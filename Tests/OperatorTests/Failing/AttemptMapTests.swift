import Testing

struct AttemptMapTests {
  @Test func `The closure gives a value or a result, and a failure is the stream's error`() {
    check(
      "from([1, 2, 3]).attemptMap { x in x < 3 ? .success(x * 10) : .failure(\"too many\") }.subscribe({ log($0) }, error: { log($0) })",
      in: .reactiveswift, logs: ["10", "20", "error(too many)"])
  }

  @Test func `An error that the closure throws is the error, too`() {
    check(
      "a.attemptMap { 6 / $0 }", in: .reactiveswift,
      """
      a  -20
         ^-!
      =  -3#
      where # = "division by zero"
      """)
  }
}
