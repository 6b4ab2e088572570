import Testing

@Suite("race")
struct RaceTests {
  @Test("It passes on the stream that sends first and disposes the others")
  func passesOnStreamSendsFirstDisposes() {
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

  @Test("At one instant the one that stands first wins")
  func atOneInstantOneStandsFirst() {
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

  @Test("A completion or an error before any value is the end of all")
  func completionOrErrorBeforeAnyValue() {
    check(
      "race(a, b)",
      """
      a  --a-|
         ^!
      b  -|
         ^!
      =  -|
      """)
    check(
      "race(a, b)",
      """
      a  --a-|
         ^!
      b  -#
         ^!
      =  -#
      """)
  }

  @Test("One that sends at once keeps those after it from being subscribed")
  func oneSendsAtOnceKeepsThose() {
    check(
      #"race(just("x"), a)"#,
      """
      a  a   |
         -
      =  [x|]
      """)
  }

  @Test("In rxjs raceWith is another name of it")
  func rxjsRaceWithAnotherName() {
    check(
      "a.raceWith(b)", in: .rxjs,
      """
      a  --a|
      b  -b|
      =  -b|
      """)
  }

  @Test("All are disposed with the subscriber")
  func allDisposedWithSubscriber() {
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

  @Test("Streams after one that sends at once and goes on are not subscribed")
  func streamsAfterOneSendsAtOnce() {
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
