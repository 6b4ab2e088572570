import Testing

@Suite("Fail(outputType:failure:) of Combine")
struct FailTypedTests {
  @Test func `It fails at once with the second argument`() {
    check(
      #"combine.Fail(outputType: 0, failure: "no network")"#, in: .combine,
      """
      =  #
      where # = "no network"
      """)
  }
}
