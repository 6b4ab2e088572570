import Testing

@Suite("connect")
struct ConnectTests {
  @Test("The source is subscribed once, however often the closure uses it")
  func sourceSubscribedOnceHoweverOftenClosure() {
    check(
      "a.connect { s in merge(s, s) }",
      """
      a  a   -b   -|
         ^   --   -!
      =  [aa]-[bb]-|
      """)
  }

  @Test("The closure is called for each subscription")
  func closureCalledForEachSubscription() {
    check(
      "a.connect { s in n += 1; s.map { n } }", given: "var n = 0",
      """
      a  -a|
         ^-!
         ---^-!
      =  -1|
      =  ---^2|
      """)
  }

  @Test("The source is disposed with the closure's stream")
  func sourceDisposedWithClosuresStream() {
    check(
      "a.connect { s in s.take(1) }",
      """
      a  -a   -b|
         ^!
      =  -[a|]
      """)
  }

  @Test("An error in the closure is the stream's error")
  func errorClosureStreamsError() {
    check(
      #"a.connect { s in throw "closure" }"#,
      """
      a  a|
         -
      =  #
      where # = "closure"
      """)
  }

  @Test("The error of the source passes")
  func errorSourcePasses() {
    check(
      "a.connect { s in merge(s, s) }",
      """
      a  -a   #
         ^-   !
      =  -[aa]#
      """)
  }
}
