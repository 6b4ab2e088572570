import Testing

@Suite("publish and replay, each connection anew")
struct PublishRenewedTests {
  @Test("After the end the next subscriber connects anew")
  func anew() {
    check(
      "a.publish().refCount()", in: .rxswift,
      """
      a  -a|
         ^-!
         ----^-!
      =  -a|
      =  ----^a|
      """)
  }

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
