import Testing

@Suite("startWith")
struct StartWithTests {
  @Test("It sends the values first, then subscribes to the source")
  func sendsValuesFirstThenSubscribesSource() {
    check(
      #"a.startWith("s", "t")"#,
      """
      a  -   a-|
         ^   --!
      =  [st]a-|
      """)
  }

  @Test("The values come inside the subscribing call, for each subscriber")
  func valuesComeInsideSubscribingCallFor() {
    check(
      #"a.startWith("s")"#,
      """
      a  -a|
      =  sa|
      =  --[^s]a|
      """)
  }

  @Test("A subscriber that leaves with the first value keeps the source from being subscribed")
  func subscriberLeavesWithFirstValueKeeps() {
    check(
      #"a.startWith("s").take(1)"#,
      """
      a  -   a|
         -
      =  [s|]
      """)
  }

  @Test("An error passes")
  func errorPasses() {
    check(
      #"a.startWith("s")"#,
      """
      a  --#
      =  s-#
      """)
  }

  @Test("nil is a value")
  func nilValue() {
    check(
      "a.startWith(nil)",
      """
      a  -|
      =  n|
      where n = nil
      """)
  }
}
