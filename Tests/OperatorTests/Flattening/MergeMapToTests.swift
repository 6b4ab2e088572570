import Testing

@Suite("mergeMapTo")
struct MergeMapToTests {
  @Test("It runs the same stream for every value, all at once")
  func runsSameStreamForEveryValue() {
    check(
      "a.mergeMapTo(b)",
      """
      a  -a-a--|
         ^-----!
      b  x--y-|
         -^----!
         ---^----!
      =  -x-xy-y-|
      """)
  }

  @Test("With a limit the other values wait")
  func withLimitOtherValuesWait() {
    check(
      "a.mergeMapTo(b, 1)",
      """
      a  -aa-|
      b  x-|
         -^-!
         ---^-!
      =  -x-x-|
      """)
  }

  @Test("The first error ends all")
  func firstErrorEndsAll() {
    check(
      "a.mergeMapTo(b)",
      """
      a  -a--b|
         ^--!
      b  x-#
      =  -x-#
      """)
  }

  @Test("Source and streams are disposed with the subscriber")
  func sourceStreamsDisposedWithSubscriber() {
    check(
      "a.mergeMapTo(b)",
      """
      a  -a-a--|
         ^-!
      b  x--y-|
         -^!
      =  -x!
      """)
  }
}
