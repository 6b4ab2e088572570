import Testing

struct `Fail(outputType:failure:) of Combine` {
  @Test func `It fails at once with the second argument`() {
    check(
      #"combine.Fail(outputType: 0, failure: "no network")"#, in: .combine,
      """
      =  #
      where # = "no network"
      """)
  }
}
