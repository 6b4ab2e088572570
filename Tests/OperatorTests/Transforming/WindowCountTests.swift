import Testing

struct WindowCountTests {
  @Test func `The first stream begins at subscription, another one each time that number of values has come`() {
    check(
      #"a.windowCount(2).flatMap { w in w.startWith("<").endWith(">") }"#,
      """
      a  -a-b    -c-|
         ^---    ---!
      =  <a-[b><]-c-[>|]
      """)
  }

  @Test func `A second number says after how many values the next one begins`() {
    check(
      #"a.windowCount(1, 2).flatMap { w in w.startWith("<").endWith(">") }"#,
      """
      a  -a   -b-c   -|
      =  <[a>]-<-[c>]-|
      """)
  }

  @Test func `An empty stream has one window`() {
    check(
      "a.windowCount(2).count()",
      """
      a  -|
      =  -[1|]
      """)
  }

  @Test func `A window that is subscribed after the end has no values`() {
    check(
      "a.windowCount(3).concatMap { w in timer(200ms).mergeMap { w } }",
      """
      a  a|
      =  --|
      """)
  }
}
