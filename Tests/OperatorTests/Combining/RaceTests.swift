import Testing

struct RaceTests {
  @Test func `It passes on the stream that sends first and disposes the others`() {
    check(
      "race(a, b)",
      """
      a  --a-c|
         ^!
      b  -b-d-|
         ^----!
      =  -b-d-|
      """)
  }

  @Test func `At one instant the one that stands first wins`() {
    check(
      "race(a, b)",
      """
      a  --a-|
         ^---!
      b  --b|
         ^-!
      =  --a-|
      """)
  }

  @Test func `A completion or an error before any value is the end of all`() {
    check(
      "race(a, b)",
      """
      a  --a-|
         ^!
      b  -|
         ^!
      =  -|

      a  --a-|
         ^!
      b  -#
         ^!
      =  -#
      """)
  }

  @Test func `One that sends at once keeps those after it from being subscribed`() {
    check(
      #"race(just("x"), a)"#,
      """
      a  a   |
         -
      =  [x|]
      """)
  }

  @Test func `In rxjs raceWith is another name of it`() {
    check(
      "a.raceWith(b)", in: .rxjs,
      """
      a  --a|
      b  -b|
      =  -b|
      """)
  }

  @Test func `All are disposed with the subscriber`() {
    check(
      "race(a, b)",
      """
      a  ---a|
         ^-!
      b  ---b|
         ^-!
      =  --!
      """)
  }

  @Test func `Streams after one that sends at once and goes on are not subscribed`() {
    check(
      #"race(a.startWith("s"), b)"#,
      """
      a  -a|
      b  b|
         -
      =  sa|
      """)
  }
}
