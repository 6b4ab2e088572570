import Testing

@Suite("reduce")
struct ReduceTests {
  @Test("It sends the accumulation when the stream completes")
  func sendsAccumulationWhenStreamCompletes() {
    check(
      "a.reduce({ $0 + $1 }, 1)",
      """
      a  -1-2-3-|
         ^------!
      =  -------[7|]
      """)
  }

  @Test("Without a seed the first value is the first accumulation")
  func withoutSeedFirstValueFirstAccumulation() {
    check(
      "a.reduce { $0 * $1 }",
      """
      a  -1-2-3-|
      =  -------[6|]
      """)
  }

  @Test("The seed may come first, as in Swift")
  func seedMayComeFirst() {
    check(
      "a.reduce(1, +)",
      """
      a  -1-2-3-|
      =  -------[7|]
      """)
  }

  @Test("An empty stream sends the seed, or nothing")
  func emptyStreamSendsSeedOrNothing() {
    check(
      "a.reduce({ $0 + $1 }, 7)",
      """
      a  --|
      =  --[7|]
      """)
    check(
      "a.reduce { $0 + $1 }",
      """
      a  --|
      =  --|
      """)
  }

  @Test("In rxjs the third parameter is the index")
  func rxjsThirdParameterIndex() {
    check(
      "a.reduce { sum, x, i in sum + x * i }", in: .rxjs,
      """
      a  -1-2-3-|
      =  -------[9|]
      """)
  }

  @Test("An error loses the accumulation")
  func errorLosesAccumulation() {
    check(
      "a.reduce { $0 + $1 }",
      """
      a  -1-2-#
      =  -----#
      """)
  }

  @Test("An error in the closure ends it")
  func errorClosureEnds() {
    check(
      "a.reduce { $0 / $1 }",
      """
      a  -1-0-1|
         ^--!
      =  ---#
      where # = "division by zero"
      """)
  }

  @Test("Each subscriber begins anew")
  func eachSubscriberBeginsAnew() {
    check(
      "a.reduce { $0 + $1 }",
      """
      a  -12|
      =  ---[3|]
      =  --^-   -[3|]
      """)
  }
}
