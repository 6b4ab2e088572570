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

  @Test func `Its other name is toArray`() {
    check(
      "a.toArray()",
      """
      a  -a-|
      =  ---[p|]
      where p = ["a"]
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
