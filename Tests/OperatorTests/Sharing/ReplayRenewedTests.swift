import Testing

@Suite("replay, each connection anew")
struct ReplayRenewedTests {
  @Test("A connection remembers its own values only")
  func replay() {
    check(
      "a.replay(1).refCount()", in: .rxswift,
      """
      a  -a|
         ^-!
         ----^-!
      =  -a|
      =  ----^a|
      """)
  }
}
