import Testing

@Suite("throttle(for:latest:)")
struct PacedThrottleTests {
  @Test("The first value passes at once; then the latest, or the first, of each span passes at its end")
  func spans() {
    check(
      "a.throttle(for: 300ms, latest: true)", in: .combine,
      """
      a  -12--3-------|
      =  -1--2--3-----|
      """)
    check(
      "a.throttle(for: 300ms, latest: true)", in: .combine,
      """
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

  @Test("A value after a silent span passes at once")
  func silence() {
    check(
      "a.throttle(for: 200ms, latest: true)", in: .combine,
      """
      a  -1----2-|
      =  -1----2-|
      """)
  }

  @Test("An end waits for the value that is to be sent, and comes right after it")
  func end() {
    check(
      "a.throttle(for: 300ms, latest: true)", in: .combine,
      """
      a  -12|
      =  -1--(2|)
      """)
    check(
      "a.throttle(for: 300ms, latest: true)", in: .combine,
      """
      a  -12#
      =  -1--(2#)
      """)
    check(
      "a.throttle(for: 300ms, latest: true)", in: .combine,
      """
      a  -1-|
      =  -1-|
      """)
  }

  @Test("Of several values at one instant only the latest passes, or the first")
  func oneInstant() {
    check("from([1, 2, 3]).throttle(for: 1s, latest: true).subscribe { log($0) }", in: .combine, logs: ["3"])
    check("from([1, 2, 3]).throttle(for: 1s, latest: false).subscribe { log($0) }", in: .combine, logs: ["1"])
  }
}

@Suite("debounce(for:)")
struct DiscardingDebounceTests {
  @Test("A value is sent when no other has come for so long; both ends lose the one that waits")
  func debounce() {
    check(
      "a.debounce(for: 200ms)", in: .combine,
      """
      a  -12---3|
      =  ----2--|
      """)
    check(
      "a.debounce(for: 200ms)", in: .combine,
      """
      a  -12---3#
      =  ----2--#
      """)
  }
}

@Suite("delay(for:)")
struct DelayAllTests {
  @Test("Values, completion and errors come so much later")
  func ends() {
    check(
      "a.delay(for: 200ms)", in: .combine,
      """
      a  -1-2|
      =  ---1-2|
      """)
    check(
      "a.delay(for: 200ms)", in: .combine,
      """
      a  -1-2#
      =  ---1-2#
      """)
  }

  @Test("Disposal loses what is under way")
  func disposal() {
    check(
      "a.delay(for: 200ms)", in: .combine,
      """
      a  -1-2-3|
         ^---!
      =  ---1!
      """)
  }
}

@Suite("timeout(_:customError:)")
struct CompletingTimeoutTests {
  @Test("It completes when no value has come for so long, counted anew from each value")
  func completes() {
    check(
      "a.timeout(300ms)", in: .combine,
      """
      a  -1-2----3|
         ^-----!
      =  -1-2--|
      """)
    check(
      "a.timeout(200ms)", in: .combine,
      """
      a  ----3|
         ^-!
      =  --|
      """)
  }

  @Test("With customError it fails")
  func fails() {
    check(
      "a.timeout(200ms, customError: { \"late\" })", in: .combine,
      """
      a  -1----3|
         ^--!
      =  -1-#
      where # = "late"
      """)
  }

  @Test("An end of the source in time passes")
  func end() {
    check(
      "a.timeout(200ms)", in: .combine,
      """
      a  -1#
      =  -1#
      """)
  }
}

@Suite("measureInterval")
struct MeasureIntervalTests {
  @Test("It sends the time since the value before, first since the subscription")
  func intervals() {
    check(
      "a.measureInterval()", in: .combine,
      """
      a  -1--2-|
      =  -x--y-|
      where x = 100ms; y = 300ms
      """)
  }
}

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
