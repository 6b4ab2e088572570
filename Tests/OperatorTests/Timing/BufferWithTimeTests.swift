import Testing

struct BufferWithTimeTests {
  @Test func `A window opens with a value and is sent, as a tuple, after the given time`() {
    check(
      "a.bufferWithTime(300ms)",
      """
      a  -a-b-----cd----|
         ^--------------!
      =  ----p-------q--|
      where p = ("a", "b"); q = ("c", "d")
      """)
  }

  @Test func `A value at the instant at which a window ends opens the next one`() {
    check(
      "a.bufferWithTime(300ms)",
      """
      a  -[an]--bc---|
      =  --   --p--q-|
      where p = ("a", nil); n = nil; q = ("b", "c")
      """)
  }

  @Test func `Completion sends the open window at once; there is no empty window`() {
    check(
      "a.bufferWithTime(300ms)",
      """
      a  -ab|
      =  ---[p|]
      where p = ("a", "b")

      a  ------|
      =  ------|
      """)
  }

  @Test func `An error loses it`() {
    check(
      "a.bufferWithTime(300ms)",
      """
      a  -ab#
      =  ---#
      """)
  }

  @Test func `A window of 0s holds the values of one instant`() {
    check(
      "a.bufferWithTime(0s)",
      """
      a  -[ab]-[cd]-|
      =  -p   -q   -|
      where p = ("a", "b"); q = ("c", "d")
      """)
  }

  @Test func `Nothing is sent when the subscriber has left`() {
    check(
      "a.bufferWithTime(300ms)",
      """
      a  -a-b----|
         ^-!
      =  --!
      """)
  }

  @Test func `Each subscriber has windows of its own`() {
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
