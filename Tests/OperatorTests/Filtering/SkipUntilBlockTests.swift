import Testing

struct SkipUntilBlockTests {
  @Test func `It drops values until the closure says true; that value is sent, and all after it`() {
    check(
      "a.skipUntilBlock { $0 > 2 }",
      """
      a  -1-3-1-|
         ^------!
      =  ---3-1-|
      """)
  }

  @Test func `The closure is not asked again`() {
    check(
      #"from([1, 2, 3]).skipUntilBlock { log("asked about \($0)"); $0 == 2 }.subscribe { log($0) }"#,
      logs: ["asked about 1", "asked about 2", "2", "3"])
  }

  @Test func `It may drop them all`() {
    check(
      "a.skipUntilBlock { false }",
      """
      a  -1-2-|
      =  -----|
      """)
  }

  @Test func `An empty stream stays empty, an error passes`() {
    check(
      "a.skipUntilBlock { true }",
      """
      a  --|
      =  --|
      """)
    check(
      "a.skipUntilBlock { false }",
      """
      a  -1-#
      =  ---#
      """)
  }

  @Test func `An error in the closure is the stream's error`() {
    check(
      "a.skipUntilBlock { 1 / $0 > 1 }",
      """
      a  -1-0-1|
         ^--!
      =  ---#
      where # = "division by zero"
      """)
  }

  @Test func `Each subscriber begins anew`() {
    check(
      "a.skipUntilBlock { $0 == 2 }",
      """
      a  -1-2|
      =  ---2|
      =  --^--2|
      """)
  }

  @Test func `The source is disposed with the subscriber`() {
    check(
      "a.skipUntilBlock { $0 == 2 }.take(1)",
      """
      a  -1-2   -3|
         ^--!
      =  ---[2|]
      """)
  }
}
