import Testing

@Suite("multicast(_:), share() and autoconnect() of Combine")
struct MulticastMakingTests {
  @Test(
    "All listen to the subject that the closure makes; after the end there is only the end",
    arguments: ["share()", "multicast { subject() }.autoconnect()"])
  func oneSubject(sharing: String) {
    check(
      "p", in: .combine, given: "let p = a.\(sharing)",
      """
      a  -1-2-|
      =  -1-2-|
      =  --^2-|
      =  ------[^|]
      """)
  }

  @Test(
    "When all have left before the end, the source begins anew for the next",
    arguments: ["share()", "multicast { subject() }.autoconnect()"])
  func begunAnew(sharing: String) {
    check(
      "p", in: .combine, given: "let p = a.\(sharing).prefix(1)",
      """
      a  -1-2-|
         ^!
         ---^!
      =  -(1|)
      =  ---^(1|)
      """)
  }

  @Test("A closure that makes no subject is refused")
  func refusal() {
    check(
      "just(1).multicast { just(2) }.autoconnect().catch { e in just(e.message) }.subscribe { log($0) }", in: .combine,
      logs: ["the closure of 'multicast' gives a subject"])
  }
}
