import Testing

@Suite("collect")
struct CollectTests {
  @Test("It sends all values as one array when the stream completes")
  func sendsAllValuesOneArrayWhen() {
    check(
      "a.collect()",
      """
      a  -a-[bn]-|
         ^---   -!
      =  ----   -[p|]
      where n = nil; p = ["a", "b", nil]
      """)
  }

  @Test("An empty stream sends an empty array")
  func emptyStreamSendsEmptyArray() {
    check(
      "a.collect()",
      """
      a  --|
      =  --[e|]
      where e = []
      """)
  }

  @Test("An error loses the values")
  func errorLosesValues() {
    check(
      "a.collect()",
      """
      a  -a-#
      =  ---#
      """)
  }

  @Test("Its other name is toArray")
  func otherNameToArray() {
    check(
      "a.toArray()",
      """
      a  -a-|
      =  ---[p|]
      where p = ["a"]
      """)
  }

  @Test("The source is disposed with the subscriber")
  func sourceDisposedWithSubscriber() {
    check(
      "a.collect()",
      """
      a  -a-b|
         ^-!
      =  --!
      """)
  }

  @Test("Each subscriber collects anew")
  func eachSubscriberCollectsAnew() {
    check(
      "a.collect()",
      """
      a  -a|
      =  --[p|]
      =  --^   -[p|]
      where p = ["a"]
      """)
  }
}
