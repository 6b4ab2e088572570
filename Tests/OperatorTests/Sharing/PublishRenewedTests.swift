import Testing

@Suite("publish, each connection anew")
struct PublishRenewedTests {
  @Test func `After the end the next subscriber connects anew`() {
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
