import Testing

struct AllTests {
  @Test func `It sends true at completion when the closure said true of every value`() {
    check(
      "a.all { $0 < 5 }",
      """
      a  -1-2-|
      =  -----[t|]
      where t = true
      """)
  }

  @Test func `It sends false with the first for which it does not, and disposes the source`() {
    check(
      "a.all { $0 < 5 }",
      """
      a  -1-6   -2|
         ^--!
      =  ---[f|]
      where f = false
      """)
  }

  @Test func `An empty stream gives true`() {
    check(
      "a.all { $0 < 5 }",
      """
      a  --|
      =  --[t|]
      where t = true
      """)
  }

  @Test func `An error gives false`() {
    check(
      "a.all { $0 < 5 }",
      """
      a  -1-#
      =  ---[f|]
      where f = false
      """)
  }
}
