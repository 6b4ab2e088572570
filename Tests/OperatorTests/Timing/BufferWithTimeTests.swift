import Testing

@Suite("bufferWithTime")
struct BufferWithTimeTests {
  @Test("A window opens with a value and is sent, as a tuple, after the given time")
  func windowOpensWithValueSentTuple() {
    check(
      "a.bufferWithTime(300ms)",
      """
      a  -a-b-----cd----|
         ^--------------!
      =  ----p-------q--|
      where p = ("a", "b"); q = ("c", "d")
      """)
  }

  @Test("A value at the instant at which a window ends opens the next one")
  func valueAtInstantAtWindowEnds() {
    check(
      "a.bufferWithTime(300ms)",
      """
      a  -[an]--bc---|
      =  --   --p--q-|
      where p = ("a", nil); n = nil; q = ("b", "c")
      """)
  }

  @Test("Completion sends the open window at once; there is no empty window")
  func completionSendsOpenWindowAtOnce() {
    check(
      "a.bufferWithTime(300ms)",
      """
      a  -ab|
      =  ---[p|]
      where p = ("a", "b")
      """)
    check(
      "a.bufferWithTime(300ms)",
      """
      a  ------|
      =  ------|
      """)
  }

  @Test("An error loses it")
  func errorLoses() {
    check(
      "a.bufferWithTime(300ms)",
      """
      a  -ab#
      =  ---#
      """)
  }

  @Test("A window of 0s holds the values of one instant")
  func window0sHoldsValuesOneInstant() {
    check(
      "a.bufferWithTime(0s)",
      """
      a  -[ab]-[cd]-|
      =  -p   -q   -|
      where p = ("a", "b"); q = ("c", "d")
      """)
  }

  @Test("Nothing is sent when the subscriber has left")
  func nothingSentWhenSubscriberHasLeft() {
    check(
      "a.bufferWithTime(300ms)",
      """
      a  -a-b----|
         ^-!
      =  --!
      """)
  }

  @Test("Each subscriber has windows of its own")
  func eachSubscriberHasWindowsOwn() {
    check(
      "a.bufferWithTime(200ms)",
      """
      a  -ab---|
      =  ---p--|
      =  --^--p--|
      where p = ("a", "b")
      """)
  }
}
