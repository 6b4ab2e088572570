import Marbles
import MarblesTesting
import Testing

@Suite("The example of rxplay's README")
struct ReadmeTests {
  @Test("A lane that is made by hand has its picture")
  func taps() {
    var taps = Lane("taps")
    for (value, time) in [("a", 200), ("b", 500)] { taps.next(value, at: .milliseconds(time)) }
    taps.complete(at: .milliseconds(700))
    expectMarbles(
      [taps],
      """
            0s        500ms     1s
            ┼─────────┼─────────┼
      taps  ────a─────b───|
      """)
  }
}
