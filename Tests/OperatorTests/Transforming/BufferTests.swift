import Testing

@Suite("buffer")
struct BufferTests {
  @Test("It sends the values as an array whenever the notifier sends; completion sends the last one")
  func sendsValuesArrayWheneverNotifierSends() {
    check(
      "a.buffer(b)",
      """
      a  -a-b--c--|
         ^--------!
      b  ----x---x
         ^--------!
      =  ----p---q[e|]
      where p = ["a", "b"]; q = ["c"]; e = []
      """)
  }

  @Test("At one instant the source's value comes before the notifier's")
  func atOneInstantSourcesValueComes() {
    check(
      "a.buffer(b)",
      """
      a  -a-b-
      b  ---x-
      =  ---p-
      where p = ["a", "b"]
      """)
  }

  @Test("An array may be empty")
  func arrayMayBeEmpty() {
    check(
      "a.buffer(b)",
      """
      a  ---a-
      b  -x--x
      =  -e--p
      where e = []; p = ["a"]
      """)
  }

  @Test("An error loses the values")
  func errorLosesValues() {
    check(
      "a.buffer(b)",
      """
      a  -a-#
      b  ----x
         ^--!
      =  ---#
      """)
  }

  @Test("The notifier's completion means nothing, its error passes")
  func notifiersCompletionMeansNothingErrorPasses() {
    check(
      "a.buffer(b)",
      """
      a  -a-b-|
      b  --|
      =  -----[p|]
      where p = ["a", "b"]
      """)
    check(
      "a.buffer(b)",
      """
      a  -a-b-|
         ^-!
      b  --#
      =  --#
      """)
  }

  @Test("Both are disposed with the subscriber")
  func bothDisposedWithSubscriber() {
    check(
      "a.buffer(b)",
      """
      a  -a-b-|
         ^-!
      b  ----x
         ^-!
      =  --!
      """)
  }

  @Test("An empty stream sends an empty array")
  func emptyStreamSendsEmptyArray() {
    check(
      "a.buffer(b)",
      """
      a  --|
      b  ---   -x
      =  --[e|]
      where e = []
      """)
  }
}
