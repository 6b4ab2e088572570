import Testing

struct `throttle(for:latest:)` {
  @Test func `The first value passes at once; then the latest, or the first, of each span passes at its end`() {
    check(
      "a.throttle(for: 300ms, latest: true)", in: .combine,
      """
      a  -12--3-------|
      =  -1--2--3-----|

      a  -123---------|
      =  -1--3--------|
      """)
    check(
      "a.throttle(for: 300ms, latest: false)", in: .combine,
      """
      a  -123---------|
      =  -1--2--------|
      """)
  }

  @Test func `A value after a silent span passes at once`() {
    check(
      "a.throttle(for: 200ms, latest: true)", in: .combine,
      """
      a  -1----2-|
      =  -1----2-|
      """)
  }

  @Test func `An end waits for the value that is to be sent, and comes right after it`() {
    check(
      "a.throttle(for: 300ms, latest: true)", in: .combine,
      """
      a  -12|
      =  -1--(2|)

      a  -12#
      =  -1--(2#)

      a  -1-|
      =  -1-|
      """)
  }

  @Test func `Of several values at one instant only the latest passes, or the first`() {
    check("from([1, 2, 3]).throttle(for: 1s, latest: true).subscribe { log($0) }", in: .combine, logs: ["3"])
    check("from([1, 2, 3]).throttle(for: 1s, latest: false).subscribe { log($0) }", in: .combine, logs: ["1"])
  }
}
