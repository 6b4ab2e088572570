import Testing

struct `buffer(size:prefetch:whenFull:)` {
  private let flatMap = "flatMap(maxPublishers: 1) { x in timer(500ms).map { _ in x } }"

  @Test func `buffer keeps values up to its size, and then drops the newest or the oldest`() {
    check(
      "a.buffer(size: 2, prefetch: \"byRequest\", whenFull: \"dropNewest\").\(flatMap)", in: .combine,
      """
      a  -1234--|
      =  ------1----2----(3|)
      """)
    check(
      "a.buffer(size: 2, prefetch: \"byRequest\", whenFull: \"dropOldest\").\(flatMap)", in: .combine,
      """
      a  -1234--|
      =  ------1----3----(4|)
      """)
  }

  @Test func `keepFull asks for as much as there is room: a timed source loses the newest values, a sequence waits`() {
    check(
      "a.buffer(size: 1, prefetch: \"keepFull\", whenFull: \"dropOldest\").\(flatMap)", in: .combine,
      """
      a  -123-|
      =  ------1----(2|)
      """)
    check(
      "from([1, 2, 3]).buffer(size: 1, prefetch: \"keepFull\", whenFull: \"dropOldest\").\(flatMap)", in: .combine,
      """
      =  -----1----2----(3|)
      """)
  }

  @Test func `byRequest asks a sequence for everything before the first value is taken`() {
    check(
      "from([1, 2, 3]).buffer(size: 2, prefetch: \"byRequest\", whenFull: \"dropNewest\").\(flatMap)", in: .combine,
      """
      =  -----1----(2|)
      """)
  }
}
