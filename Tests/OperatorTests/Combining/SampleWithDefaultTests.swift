import Testing

struct `sample(_:defaultValue:)` {
  @Test func `A new value is sent once, at a value or the completion of the sampler`() {
    check(
      "a.sample(b)", in: .rxswift,
      """
      a  -a--bc---|
      b  --xx--x-|
      =  --a---c--
      """)
  }

  @Test func `Completion of the source is heard at the next sample`() {
    check(
      "a.sample(b)", in: .rxswift,
      """
      a  -a|
         ^-!
      b  ----x-x|
      =  ----[a|]
      """)
  }

  @Test func `With a default it is sent where nothing is new`() {
    check(
      "a.sample(b, defaultValue: 0)", in: .rxswift,
      """
      a  -a-----|
      b  x-x-x|
      =  0-a-00--
      """)
  }

  @Test func `Errors of both pass`() {
    check(
      "a.sample(b)", in: .rxswift,
      """
      a  -a#
      b  ----x|
      =  --#

      a  -a---|
      b  --#
      =  --#
      """)
  }
}
