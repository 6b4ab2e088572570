import Testing

struct SkipWhileTests {
  @Test func `It drops values as long as the closure says true, and does not ask again`() {
    check(
      "a.skipWhile { $0 < 3 }",
      """
      a  -1-3-1-|
         ^------!
      =  ---3-1-|
      """)
  }

  @Test func `It may drop them all`() {
    check(
      "a.skipWhile { true }",
      """
      a  -1-2-|
      =  -----|
      """)
  }

  @Test func `An error passes`() {
    check(
      "a.skipWhile { true }",
      """
      a  -1-#
      =  ---#
      """)
  }

  @Test func `An error in the closure is the stream's error`() {
    check(
      "a.skipWhile { 1 / $0 == 1 }",
      """
      a  -1-0-1|
         ^--!
      =  ---#
      where # = "division by zero"
      """)
  }

  @Test func `Each subscriber begins anew`() {
    check(
      "a.skipWhile { $0 == 1 }",
      """
      a  -1-2|
      =  ---2|
      =  --^--2|
      """)
  }

  @Test func `An empty stream stays empty`() {
    check(
      "a.skipWhile { true }",
      """
      a  --|
      =  --|
      """)
  }
}
