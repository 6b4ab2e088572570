import Testing

@Suite("debounce")
struct DebounceTests {
  @Test("It sends a value when the closure's stream sends, unless another value came before")
  func sendsValueWhenClosuresStreamSends() {
    check(
      "a.debounce { x in b }",
      """
      a  -a-b----c---|
         ^-----------!
      b  ---x
         -^-!
         ---^--!
         --------^--!
      =  ------b----c|
      """)
  }

  @Test("The completion of that stream means nothing")
  func completionStreamMeansNothing() {
    check(
      "a.debounce { x in b }",
      """
      a  -a---c|
      b  -|
      =  ------[c|]
      """)
  }

  @Test("The error of that stream passes")
  func errorStreamPasses() {
    check(
      "a.debounce { x in b }",
      """
      a  -a---c|
         ^-!
      b  -#
      =  --#
      """)
  }

  @Test("Completion sends the value that waits at once, an error loses it")
  func completionSendsValueWaitsAtOnce() {
    check(
      "a.debounce { x in never() }",
      """
      a  -a-b|
      =  ----[b|]
      """)
    check(
      "a.debounce { x in never() }",
      """
      a  -a-b#
      =  ----#
      """)
  }

  @Test("An error in the closure is the stream's error")
  func errorClosureStreamsError() {
    check(
      #"a.debounce { x in throw "closure" }"#,
      """
      a  -a-b|
         ^!
      =  -#
      where # = "closure"
      """)
  }

  @Test("Source and waiting stream are disposed with the subscriber")
  func sourceWaitingStreamDisposedWithSubscriber() {
    check(
      "a.debounce { x in b }",
      """
      a  -a-b|
         ^-!
      b  ---x
         -^!
      =  --!
      """)
  }

  @Test("An empty stream stays empty")
  func emptyStreamStaysEmpty() {
    check(
      "a.debounce { x in b }",
      """
      a  --|
      b  -x
         -
      =  --|
      """)
  }

  @Test("A stream that sends at once lets each value pass")
  func streamSendsAtOnceLetsEach() {
    check(
      "a.debounce { x in just(1) }",
      """
      a  -a-b|
      =  -a-b|
      """)
  }

  @Test("A duration stands for a closure")
  func takesDuration() {
    check(
      "a.debounce(300ms)",
      """
      a  -a-b----c---|
         ^-----------!
      =  ------b----c|
      """)
  }
}
