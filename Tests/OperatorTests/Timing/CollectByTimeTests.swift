import Testing

@Suite("collect(.byTime)")
struct CollectByTimeTests {
  @Test("The values of each span are sent at its end, and the rest at completion; there are no empty arrays")
  func spans() {
    check(
      "a.collect(\"byTime\", 300ms)", in: .combine,
      """
      a  -1-----2-----3|
      =  ---x-----y----(z|)
      where x = [1]; y = [2]; z = [3]
      """)
  }

  @Test("An error loses what was collected")
  func error() {
    check(
      "a.collect(\"byTime\", 300ms)", in: .combine,
      """
      a  -1#
      =  --#
      """)
  }
}
