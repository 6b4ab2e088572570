import Testing

@Suite("sample(_:defaultValue:)")
struct SampleWithDefaultTests {
  @Test("A new value is sent once, at a value or the completion of the sampler")
  func once() {
    check(
      "a.sample(b)", in: .rxswift,
      """
      a  -a--bc---|
      b  --xx--x-|
      =  --a---c--
      """)
  }

  @Test("Completion of the source is heard at the next sample")
  func sourceCompletes() {
    check(
      "a.sample(b)", in: .rxswift,
      """
      a  -a|
         ^-!
      b  ----x-x|
      =  ----[a|]
      """)
  }

  @Test("With a default it is sent where nothing is new")
  func defaultValue() {
    check(
      "a.sample(b, defaultValue: 0)", in: .rxswift,
      """
      a  -a-----|
      b  x-x-x|
      =  0-a-00--
      """)
  }

  @Test("Errors of both pass")
  func errors() {
    check(
      "a.sample(b)", in: .rxswift,
      """
      a  -a#
      b  ----x|
      =  --#
      """)
    check(
      "a.sample(b)", in: .rxswift,
      """
      a  -a---|
      b  --#
      =  --#
      """)
  }
}
