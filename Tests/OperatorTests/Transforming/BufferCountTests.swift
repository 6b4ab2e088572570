import Testing

@Suite("bufferCount")
struct BufferCountTests {
  @Test("It sends the values in arrays of the given size; completion sends the last one")
  func sendsValuesArraysSoManyCompletion() {
    check(
      "a.bufferCount(2)",
      """
      a  -a-b-c-|
         ^------!
      =  ---p---[q|]
      where p = ["a", "b"]; q = ["c"]
      """)
  }

  @Test("With a smaller second number arrays overlap")
  func withSmallerSecondNumberArraysOverlap() {
    check(
      "a.bufferCount(2, 1)",
      """
      a  -a-b-c-|
      =  ---p-q-[r|]
      where p = ["a", "b"]; q = ["b", "c"]; r = ["c"]
      """)
  }

  @Test("With a greater one values are left out")
  func withGreaterOneValuesLeftOut() {
    check(
      "a.bufferCount(1, 2)",
      """
      a  -a-b-c-|
      =  -p---q-|
      where p = ["a"]; q = ["c"]
      """)
  }

  @Test("An empty stream sends nothing")
  func emptyStreamSendsNothing() {
    check(
      "a.bufferCount(2)",
      """
      a  --|
      =  --|
      """)
  }

  @Test("An error loses the values")
  func errorLosesValues() {
    check(
      "a.bufferCount(2)",
      """
      a  -a-#
      =  ---#
      """)
  }

  @Test("Each subscriber counts anew")
  func eachSubscriberCountsAnew() {
    check(
      "a.bufferCount(2)",
      """
      a  -ab|
      =  --p|
      =  --^-p|
      where p = ["a", "b"]
      """)
  }

  @Test("The source is disposed with the subscriber")
  func sourceDisposedWithSubscriber() {
    check(
      "a.bufferCount(2)",
      """
      a  -a-b|
         ^-!
      =  --!
      """)
  }
}
