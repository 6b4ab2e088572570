import Testing

struct `publish, each connection anew` {
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
