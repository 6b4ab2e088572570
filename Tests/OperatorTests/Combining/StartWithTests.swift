import Testing

struct StartWithTests {
  @Test func `It sends the values first, then subscribes to the source`() {
    check(
      #"a.startWith("s", "t")"#,
      """
      a  -   a-|
         ^   --!
      =  [st]a-|
      """)
  }

  @Test func `The values come inside the subscribing call, for each subscriber`() {
    check(
      #"a.startWith("s")"#,
      """
      a  -a|
      =  sa|
      =  --[^s]a|
      """)
  }

  @Test func `A subscriber that leaves with the first value keeps the source from being subscribed`() {
    check(
      #"a.startWith("s").take(1)"#,
      """
      a  -   a|
         -
      =  [s|]
      """)
  }

  @Test func `An error passes`() {
    check(
      #"a.startWith("s")"#,
      """
      a  --#
      =  s-#
      """)
  }

  @Test func `nil is a value`() {
    check(
      "a.startWith(nil)",
      """
      a  -|
      =  n|
      where n = nil
      """)
  }
}
