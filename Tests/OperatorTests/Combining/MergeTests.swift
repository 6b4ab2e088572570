import Testing

@Suite("merge")
struct MergeTests {
  @Test("It passes on the values of all streams as they come, and completes when all have")
  func passesOnValuesAllStreamsThey() {
    check(
      "a.merge(b)",
      """
      a  -a---c-|
         ^------!
      b  ---b--|
         ^-----!
      =  -a-b-c-|
      """)
  }

  @Test("At one instant they come in the order of the streams")
  func atOneInstantTheyComeOrder() {
    check(
      "merge(a, b, c)",
      """
      a  --a    |
      b  --b    |
      c  --c    |
      =  --[abc]|
      """)
  }

  @Test("The first error ends all")
  func firstErrorEndsAll() {
    check(
      "merge(a, b)",
      """
      a  -a---c|
         ^--!
      b  --b#
         ^--!
      =  -ab#
      """)
  }

  @Test("A stream that fails at once keeps those after it from being subscribed")
  func streamFailsAtOnceKeepsThose() {
    check(
      #"merge(a, fail("error"), b)"#,
      """
      a  -   a-|
         [^!]
      b  -   b-|
         -
      =  #
      """)
  }

  @Test("With a number only that many run at a time")
  func withNumberOnlySoManyRun() {
    check(
      "merge(a, b, c, 2)",
      """
      a  -a   -|
         ^-   -!
      b  -b   ----|
         ^-   ----!
      c  -c   |
         --   -^-!
      =  -[ab]--c-|
      """)
  }

  @Test("Without streams it completes")
  func withoutStreamsCompletes() {
    check("merge([])", "=  |")
  }

  @Test("All are disposed with the subscriber")
  func allDisposedWithSubscriber() {
    check(
      "merge(a, b)",
      """
      a  -a--|
         ^-!
      b  ---b|
         ^-!
      =  -a!
      """)
  }

  @Test("In rxjs mergeWith is another name of it")
  func rxjsMergeWithAnotherName() {
    check(
      "a.mergeWith(b)", in: .rxjs,
      """
      a  -a--|
      b  --b-|
      =  -ab-|
      """)
  }

  @Test("An empty stream adds nothing")
  func emptyStreamAddsNothing() {
    check(
      "merge(a, b)",
      """
      a  -   a-|
      b  |
         [^!]
      =  -   a-|
      """)
  }

  @Test("Each subscriber has subscriptions of its own")
  func eachSubscriberHasSubscriptionsOwn() {
    check(
      "merge(a, b)",
      """
      a  -a--|
      b  --b-|
      =  -ab-|
      =  --^ab-|
      """)
  }
}
