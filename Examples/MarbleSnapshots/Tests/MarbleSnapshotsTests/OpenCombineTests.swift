import Marbles
import MarblesTesting
import OpenCombine
import Testing

@Suite("Streams of OpenCombine")
struct OpenCombineTests {
  @Test("debounce sends the last value of a burst")
  func debounce() throws {
    let scheduler = VirtualScheduler()
    let typed = try Lane("typed", marbles: "-a-b-c------d-e--------|")
    var searched = scheduler.lane(
      "searched", scheduler.publisher(typed).debounce(for: .milliseconds(300), scheduler: scheduler),
      until: .seconds(3))
    searched.operators = "debounce(300ms)"
    expectMarbles(
      [typed, searched],
      """
                0s        500ms     1s        1.5s      2s        2.5s
                ┼─────────┼─────────┼─────────┼─────────┼─────────┼
      typed     ──a───b───c─────────────d───e─────────────────|
                ┌─ debounce(300ms) ────────────────────────────────
      searched  ────────────────c─────────────────e───────────|
      """)
  }

  @Test("delay moves everything, zip waits for both")
  func zip() throws {
    let scheduler = VirtualScheduler()
    let letters = try Lane("letters", marbles: "-a-b-c-|")
    let others = try Lane("others", marbles: "p--q--r--s--|")
    let late = scheduler.publisher(letters).delay(for: .milliseconds(200), scheduler: scheduler)
    var pairs = scheduler.lane("pairs", late.zip(scheduler.publisher(others)), until: .seconds(2))
    pairs.operators = "letters.delay(200ms).zip(others)"
    expectMarbles(
      [letters, others, pairs],
      """
               0s        200ms     400ms     600ms     800ms     1s        1.2s
               ┼─────────┼─────────┼─────────┼─────────┼─────────┼─────────┼
      letters  ─────a─────────b─────────c─────────|
      others   p──────────────q──────────────r──────────────s──────────────|
               ┌─ letters.delay(200ms).zip(others) ─────────────────────────
      pairs    ───────────────(a,p)─────(b,q)─────(c,r)─────|
      """)
  }
}
