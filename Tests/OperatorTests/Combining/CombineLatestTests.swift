import Testing

@Suite("combineLatest")
struct CombineLatestTests {
  @Test("Once all have sent a value, it sends the latest of each at every change")
  func onceAllHaveSentValueSends() {
    check(
      #"combineLatest(a, b) { x, y in "\(x)\(y)" }"#,
      """
      a  -a-   -b   -   --|
         ^--   --   -   --!
      b  --x   --   y   |
         ^--   --   -   !
      =  --'ax'-'bx''by'--|
      """)
  }

  @Test("In rac it sends tuples, in rxjs arrays")
  func racSendsTuplesRxjsArrays() {
    check(
      "a.combineLatest(b)", in: .rac,
      """
      a  -a-|
      b  -x-|
      =  -p-|
      where p = ("a", "x")
      """)
    check(
      "a.combineLatest(b)", in: .rxjs,
      """
      a  -a-|
      b  -x-|
      =  -p-|
      where p = ["a", "x"]
      """)
  }

  @Test("A change of two streams at one instant is two values")
  func changeTwoStreamsAtOneInstant() {
    check(
      #"combineLatest(a, b) { x, y in "\(x)\(y)" }"#,
      """
      a  a   -b         |
      b  x   -y         |
      =  'ax'-['bx''by']|
      """)
  }

  @Test("It completes when all have, also when one has sent nothing")
  func completesWhenAllHaveAlsoWhen() {
    check(
      "combineLatest(a, b) { x, y in x }",
      """
      a  -a---b|
         ^-----!
      b  --|
         ^-!
      =  ------|
      """)
  }

  @Test("Any error ends all")
  func anyErrorEndsAll() {
    check(
      "combineLatest(a, b) { x, y in x }",
      """
      a  -a--b|
         ^-!
      b  --#
         ^-!
      =  --#
      """)
  }

  @Test("A synchronous stream runs to its end before the next one is subscribed")
  func synchronousStreamRunsEndBeforeNext() {
    check("combineLatest(from([1, 2]), from([3, 4])) { x, y in 10 * x + y - 20 }", "=  [34|]")
  }

  @Test("nil is a latest value, too")
  func nilLatestValueToo() {
    check(
      "combineLatest(a, b) { x, y in x == nil ? y : x }",
      """
      a  -n-|
      b  -x-|
      =  -x-|
      where n = nil
      """)
  }

  @Test("Without streams it completes")
  func withoutStreamsCompletes() {
    check("combineLatest([])", "=  |")
  }

  @Test("All are disposed with the subscriber")
  func allDisposedWithSubscriber() {
    check(
      "combineLatest(a, b) { x, y in y }",
      """
      a  -a--|
         ^--!
      b  --x-|
         ^--!
      =  --x!
      """)
  }

  @Test("Each subscriber has subscriptions of its own")
  func eachSubscriberHasSubscriptionsOwn() {
    check(
      "combineLatest(a, b) { x, y in x }",
      """
      a  -a|
      b  x-|
      =  -a|
      =  --^a|
      """)
  }
}
