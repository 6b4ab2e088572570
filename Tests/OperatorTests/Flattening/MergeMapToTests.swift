import Testing

struct MergeMapToTests {
  @Test func `With a limit the other values wait`() {
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

  @Test func `The first error ends all`() {
    check(
      "a.mergeMapTo(b)",
      """
      a  -a--b|
         ^--!
      b  x-#
      =  -x-#
      """)
  }

  @Test func `Source and streams are disposed with the subscriber`() {
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
