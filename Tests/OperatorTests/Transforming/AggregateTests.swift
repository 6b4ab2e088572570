import Testing

@Suite("aggregate")
struct AggregateTests {
  @Test("It sends the accumulation when the stream completes")
  func sendsAccumulationWhenStreamCompletes() {
    check(
      "a.aggregate(0) { $0 + $1 }",
      """
      a  -1-2-3-|
         ^------!
      =  -------[6|]
      """)
  }

  @Test("An empty stream sends the start")
  func emptyStreamSendsStart() {
    check(
      "a.aggregate(7) { $0 + $1 }",
      """
      a  --|
      =  --[7|]
      """)
  }

  @Test("An error loses the accumulation")
  func errorLosesAccumulation() {
    check(
      "a.aggregate(0) { $0 + $1 }",
      """
      a  -1-2-#
      =  -----#
      """)
  }

  @Test("An error in the closure ends it")
  func errorClosureEnds() {
    check(
      "a.aggregate(1) { $0 / $1 }",
      """
      a  -1-0-1|
         ^--!
      =  ---#
      where # = "division by zero"
      """)
  }

  @Test("Each subscriber begins with the start")
  func eachSubscriberBeginsWithStart() {
    check(
      "a.aggregate(0) { $0 + $1 }",
      """
      a  -1-2|
      =  ----[3|]
      =  --^--   -[3|]
      """)
  }
}
