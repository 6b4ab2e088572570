import Testing

struct `collect(.byTime)` {
  @Test func `The values of each span are sent at its end, and the rest at completion; there are no empty arrays`() {
    check(
      "a.collect(\"byTime\", 300ms)", in: .combine,
      """
      a  -1-----2-----3|
      =  ---x-----y----(z|)
      where x = [1]; y = [2]; z = [3]
      """)
  }

  @Test func `A count sends an array early, and the time begins anew`() {
    check(
      "a.collect(\"byTimeOrCount\", 300ms, 2)", in: .combine,
      """
      a  -12-3------4-|
      =  --x--y-------(z|)
      where x = [1, 2]; y = [3]; z = [4]
      """)
  }

  @Test func `An error loses what was collected`() {
    check(
      "a.collect(\"byTime\", 300ms)", in: .combine,
      """
      a  -1#
      =  --#
      """)
  }
}
