import Testing

struct `contains(where:)` {
  @Test func `The first value of which the closure says true sends true and disposes the source`() {
    check(
      "a.contains(where: { $0 > 2 })", in: .combine,
      """
      a  -1-3-4|
         ^--!
      =  ---(t|)
      where t = true
      """)
  }

  @Test func `Without a match, completion sends false`() {
    check(
      "a.contains(where: { $0 > 2 })", in: .combine,
      """
      a  -1-2|
      =  ----(f|)
      where f = false
      """)
  }
}
