import Testing

struct EveryTests {
  @Test func `It sends true at completion when the closure said true of every value`() {
    check(
      "a.every { x in x < 5 }",
      """
      a  -1-2-|
      =  -----[t|]
      where t = true
      """)
  }

  @Test func `It sends false with the first for which it does not, and the source is disposed`() {
    check(
      "a.every { x in x < 5 }",
      """
      a  -1-6   -2|
         ^--!
      =  ---[f|]
      where f = false
      """)
  }

  @Test func `An empty stream gives true`() {
    check(
      "a.every { x in x < 5 }",
      """
      a  --|
      =  --[t|]
      where t = true
      """)
  }

  @Test func `An error passes`() {
    check(
      "a.every { x in x < 5 }",
      """
      a  -1-#
      =  ---#
      """)
  }

  @Test func `An error in the closure is the stream's error`() {
    check(
      "a.every { x in 1 / x == 1 }",
      """
      a  -1-0-1|
         ^--!
      =  ---#
      where # = "division by zero"
      """)
  }
}
