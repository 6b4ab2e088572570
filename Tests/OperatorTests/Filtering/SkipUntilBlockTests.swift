import Testing

struct SkipUntilBlockTests {
  @Test func `The closure is not asked again`() {
    check(
      #"from([1, 2, 3]).skipUntilBlock { log("asked about \($0)"); $0 == 2 }.subscribe { log($0) }"#,
      logs: ["asked about 1", "asked about 2", "2", "3"])
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
