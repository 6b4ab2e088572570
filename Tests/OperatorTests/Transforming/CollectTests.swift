import Testing

struct CollectTests {
  @Test func `It sends all values as one array when the stream completes`() {
    check(
      "a.collect()",
      """
      a  -a-[bn]-|
         ^---   -!
      =  ----   -[p|]
      where n = nil; p = ["a", "b", nil]
      """)
  }

  @Test func `An empty stream sends an empty array`() {
    check(
      "a.collect()",
      """
      a  --|
      =  --[e|]
      where e = []
      """)
  }

  @Test func `An error loses the values`() {
    check(
      "a.collect()",
      """
      a  -a-#
      =  ---#
      """)
  }

  @Test func `Its other name is toArray`() {
    check(
      "a.toArray()",
      """
      a  -a-|
      =  ---[p|]
      where p = ["a"]
      """)
  }

  @Test func `The source is disposed with the subscriber`() {
    check(
      "a.collect()",
      """
      a  -a-b|
         ^-!
      =  --!
      """)
  }

  @Test func `Each subscriber collects anew`() {
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
