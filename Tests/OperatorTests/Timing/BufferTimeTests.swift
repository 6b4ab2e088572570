import Testing

struct BufferTimeTests {
  @Test func `It sends the values of each stretch of time, also when there are none; completion sends the open one`() {
    check(
      "a.bufferTime(300ms)",
      """
      a  -a-b----c-|
         ^---------!
      =  ---p--q--r[e|]
      where p = ["a"]; q = ["b"]; r = ["c"]; e = []
      """)
  }

  @Test func `With a longer second number they leave values out`() {
    check(
      "a.bufferTime(200ms, 400ms)",
      """
      a  -a-b-c-|
      =  --p---q|
      where p = ["a"]; q = ["c"]
      """)
  }

  @Test func `With a shorter second number they overlap`() {
    check(
      "a.bufferTime(400ms, 200ms)",
      """
      a  -a-b-c-|
      =  ----p-q[rs|]
      where p = ["a", "b"]; q = ["b", "c"]; r = ["c"]; s = []
      """)
  }

  @Test func `A third number sends an array early, and the next one begins`() {
    check(
      "a.bufferTime(500ms, nil, 2)",
      """
      a  -a-b-c----|
      =  ---p----q-[e|]
      where p = ["a", "b"]; q = ["c"]; e = []
      """)
  }

  @Test func `An error loses the open one`() {
    check(
      "a.bufferTime(300ms)",
      """
      a  -a-b#
      =  ---p#
      where p = ["a"]
      """)
  }

  @Test func `Nothing is sent when the subscriber has left`() {
    check(
      "a.bufferTime(300ms)",
      """
      a  -a-b----|
         ^---!
      =  ---p!
      where p = ["a"]
      """)
  }

  @Test func `In rxjs stretches of 0s are cut by a budget`() {
    check(
      """
      limits(events: 100)
      NEVER.bufferTime(0ms)
      """, in: .rxjs, failsWith: "100 events")
  }
}
