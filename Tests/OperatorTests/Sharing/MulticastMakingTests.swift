import Testing

struct `multicast(_:), share() and autoconnect() of Combine` {
  @Test(arguments: ["share()", "multicast { subject() }.autoconnect()"])
  func `All listen to the subject that the closure makes; after the end there is only the end`(sharing: String) {
    check(
      "p", in: .combine, given: "let p = a.\(sharing)",
      """
      a  -1-2-|
      =  -1-2-|
      =  --^2-|
      =  ------[^|]
      """)
  }

  @Test(arguments: ["share()", "multicast { subject() }.autoconnect()"])
  func `When all have left before the end, the source begins anew for the next`(sharing: String) {
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

  @Test func `A closure that makes no subject is refused`() {
    check(
      "just(1).multicast { just(2) }.autoconnect().catch { e in just(e.message) }.subscribe { log($0) }", in: .combine,
      logs: ["the closure of 'multicast' gives a subject"])
  }
}
