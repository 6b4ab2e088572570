import Testing

@Suite("flatMap(maxPublishers:) and the values that nobody asked for")
struct FlatMapDemandingTests {
  private let flatMap = "flatMap(maxPublishers: 1) { x in timer(500ms).map { _ in x } }"

  @Test("A sequence waits until an inner stream has completed")
  func sequence() {
    check(
      "from([1, 2, 3]).\(flatMap)", in: .combine,
      """
      =  -----1----2----(3|)
      """)
    check(
      "range(1, 3).map { $0 }.flatMap(maxPublishers: 2) { x in timer(500ms).map { _ in x } }", in: .combine,
      """
      =  -----(12)-(3|)
      """)
  }

  @Test("A timed source does not wait: what it sends meanwhile is lost")
  func timedSource() {
    check(
      "a.\(flatMap)", in: .combine,
      """
      a  -12----3|
      =  ------1-----(3|)
      """)
  }

  @Test("Sequences that follow something timed wait, too")
  func appendedSequence() {
    check(
      "a.append(4, 5).\(flatMap)", in: .combine,
      """
      a  -1|
      =  ------1----4----(5|)
      """)
  }

  @Test("An element of a sequence that fails does so when it is asked for")
  func failingElement() {
    check(
      "from([1, 0]).tryMap { 6 / $0 }.\(flatMap)", in: .combine,
      """
      =  -----(6#)
      where # = _
      """)
  }

  @Test("What is shared cannot wait")
  func sharedSequence() {
    check(
      "from([1, 2, 3]).share().\(flatMap)", in: .combine,
      """
      =  -----(1|)
      """)
  }

  @Test("The outer stream's error ends all; an inner error does not cancel the outer stream")
  func errors() {
    check(
      "a.flatMap { x in timer(500ms) }", in: .combine,
      """
      a  -1-#
      =  ---#
      """)
    check(
      "a.flatMap { x in fail(\"error\") }", in: .combine,
      """
      a  -1-2-|
         ^----!
      =  -#
      """)
  }

  @Test("At least one stream must run at a time")
  func refusal() {
    check("just(1).flatMap(maxPublishers: 0) { just($0) }", in: .combine, failsWith: "at least one stream")
  }
}
