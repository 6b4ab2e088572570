import Testing

@Suite("publish, each connection anew")
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
}
