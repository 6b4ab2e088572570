import Testing

@Suite("refCount")
struct RefCountTests {
  @Test("It connects with the first subscriber and disposes with the last")
  func connectsWithFirstSubscriberDisposesWith() {
    check(
      "s", in: .rxjs, given: "let s = a.publish().refCount()",
      """
      a  -a--b-c|
         ^----!
      =  -a-!
      =  --^-b!
      """)
  }

  @Test("It connects again with the next one")
  func connectsAgainWithNextOne() {
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

  @Test("After the end there are no values, or those that are remembered")
  func afterEndThereNoValuesOr() {
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

  @Test("A stream that is not connectable is refused")
  func streamNotConnectableRefused() {
    check("just(1).refCount()", failsWith: "publish")
  }

  @Test("An error ends all subscribers")
  func errorEndsAllSubscribers() {
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
