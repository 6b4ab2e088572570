import Testing

struct AutoconnectTests {
  @Test func `It connects with the first subscriber and disposes with the last`() {
    check(
      "s", given: "let s = a.publish().autoconnect()",
      """
      a  -a--b-c|
         ^----!
      =  -a-!
      =  --^-b!
      """)
  }

  @Test func `It never connects again: a later subscriber hears nothing`() {
    check(
      "s", in: .rac, given: "let s = a.publish().autoconnect()",
      """
      a  -a-b-c|
         ^-!
      =  -a!
      =  ---^----
      """)
  }

  @Test func `After the end nothing is heard in rac`() {
    check(
      "s", in: .rac, given: "let s = a.publish().autoconnect()",
      """
      a  -a|
         ^-!
      =  -a|
      =  ---^--
      """)
  }

  @Test func `A multicast to a replaying subject repeats earlier values`() {
    check(
      "s", in: .rac, given: "let s = a.multicast(replaySubject()).autoconnect()",
      """
      a  -a-b|
         ^---!
      =  -a-b|
      =  -----[^ab|]
      """)
  }

  @Test func `Its subscriber is there before the source runs`() {
    check(
      """
      let s = signal { log("runs"); send(1) }.publish().autoconnect()
      s.subscribe { log($0) }
      """, logs: ["runs", "1"])
  }

  @Test func `An error ends all subscribers`() {
    check(
      "s", given: "let s = a.publish().autoconnect()",
      """
      a  -a-#
         ^--!
      =  -a-#
      =  --^#
      """)
  }
}
