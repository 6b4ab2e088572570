import Testing

@Suite("bufferTime")
struct BufferTimeTests {
  @Test("It sends the values of each stretch of time, also when there are none; completion sends the open one")
  func sendsValuesEachStretchTimeAlso() {
    check(
      "a.bufferTime(300ms)",
      """
      a  -a-b----c-|
         ^---------!
      =  ---p--q--r[e|]
      where p = ["a"]; q = ["b"]; r = ["c"]; e = []
      """)
  }

  @Test("With a longer second number they leave values out")
  func withLongerSecondNumberTheyLeave() {
    check(
      "a.bufferTime(200ms, 400ms)",
      """
      a  -a-b-c-|
      =  --p---q|
      where p = ["a"]; q = ["c"]
      """)
  }

  @Test("With a shorter second number they overlap")
  func withShorterSecondNumberTheyOverlap() {
    check(
      "a.bufferTime(400ms, 200ms)",
      """
      a  -a-b-c-|
      =  ----p-q[rs|]
      where p = ["a", "b"]; q = ["b", "c"]; r = ["c"]; s = []
      """)
  }

  @Test("A third number sends an array early, and the next one begins")
  func thirdNumberSendsArrayEarlyNext() {
    check(
      "a.bufferTime(500ms, nil, 2)",
      """
      a  -a-b-c----|
      =  ---p----q-[e|]
      where p = ["a", "b"]; q = ["c"]; e = []
      """)
  }

  @Test("An error loses the open one")
  func errorLosesOpenOne() {
    check(
      "a.bufferTime(300ms)",
      """
      a  -a-b#
      =  ---p#
      where p = ["a"]
      """)
  }

  @Test("Nothing is sent when the subscriber has left")
  func nothingSentWhenSubscriberHasLeft() {
    check(
      "a.bufferTime(300ms)",
      """
      a  -a-b----|
         ^---!
      =  ---p!
      where p = ["a"]
      """)
  }

  @Test("In rxjs stretches of 0s are cut by a budget")
  func rxjsStretches0sCutByBudget() {
    check(
      """
      limits(events: 100)
      NEVER.bufferTime(0ms)
      """, in: .rxjs, failsWith: "100 events")
  }

  @Test("An empty stream sends an empty array")
  func emptyStreamSendsEmptyArray() {
    check(
      "a.bufferTime(300ms)",
      """
      a  --|
      =  --[e|]
      where e = []
      """)
  }
}
