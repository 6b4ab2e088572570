import Testing

struct RefCountTests {
  @Test func `It connects with the first subscriber and disposes with the last`() {
    check(
      "s", in: .rxjs, given: "let s = a.publish().refCount()",
      """
      a  -a--b-c|
         ^----!
      =  -a-!
      =  --^-b!
      """)
  }

  @Test func `It connects again with the next one`() {
    check(
      "s", in: .rxjs, given: "let s = a.publish().refCount()",
      """
      a  -a-b|
         ^-!
         ---^---!
      =  -a!
      =  ---^a-b|
      """)
  }

  @Test func `After the end there are no values, or those that are remembered`() {
    check(
      "s.repeat(3)", in: .rxjs, given: "let s = a.publish().refCount()",
      """
      a  a-|
         ^-!
      =  a-|
      """)
    check(
      "s.repeat(3)", in: .rxjs, given: "let s = a.publishReplay(1).refCount()",
      """
      a  a-|
      =  a-[aa|]
      """)
  }

  @Test func `A stream that is not connectable is refused`() {
    check("just(1).refCount()", failsWith: "publish")
  }

  @Test func `An error ends all subscribers`() {
    check(
      "s", in: .rxjs, given: "let s = a.publish().refCount()",
      """
      a  -a-#
         ^--!
      =  -a-#
      =  --^#
      """)
  }
}
