import Testing

struct ContainsTests {
  @Test func `The first value that equals it sends true and disposes the source`() {
    check(
      "a.contains(2)", in: .combine,
      """
      a  -1-2-2|
         ^--!
      =  ---(t|)
      where t = true
      """)
  }

  @Test func `Without a match, completion sends false; also for an empty stream`() {
    check(
      "a.contains(2)", in: .combine,
      """
      a  -1-3|
      =  ----(f|)
      where f = false
      """)
    check(
      "a.contains(where: { $0 > 2 })", in: .combine,
      """
      a  --|
      =  --(f|)
      where f = false
      """)
  }
}
