import Testing

struct `flatMap(maxPublishers:) and the values that nobody asked for` {
  private let flatMap = "flatMap(maxPublishers: 1) { x in timer(500ms).map { _ in x } }"

  @Test func `A sequence waits until an inner stream has completed`() {
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

  @Test func `A timed source does not wait: what it sends meanwhile is lost`() {
    check(
      "a.\(flatMap)", in: .combine,
      """
      a  -12----3|
      =  ------1-----(3|)
      """)
  }

  @Test func `A value that is lost reaches none of the operators that ask for a value for each value`() {
    check(
      "a.prefix(3).\(flatMap)", in: .combine,
      """
      a  -12----3--4----5|
         ^--------------!
      =  ------1-----3-------(5|)
      """)
    check(
      "a.scan(0) { $0 + $1 }.\(flatMap)", in: .combine,
      """
      a  -12----3|
      =  ------1-----(4|)
      """)
  }

  @Test func `The rest of a sequence that an operator sends at its end waits, too`() {
    check(
      "from([1, 2, 3]).collect(2).\(flatMap)", in: .combine,
      """
      =  -----x----(y|)
      where x = [1, 2]; y = [3]
      """)
  }

  @Test func `A note says where Combine may lose other values`() {
    let note =
      "note: flatMap(maxPublishers:) lost values of 'zip', which asked its sources for all they have; "
      + "in Combine it would ask for fewer, and others may be lost"
    #expect(ScriptRecord("let a = cold(\"-12-|\")\na.zip(a).\(flatMap)", in: .combine).logs == [note])
    #expect(ScriptRecord("cold(\"-12-|\").\(flatMap)", in: .combine).logs == [])
  }

  @Test func `Sequences that follow something timed wait, too`() {
    check(
      "a.append(4, 5).\(flatMap)", in: .combine,
      """
      a  -1|
      =  ------1----4----(5|)
      """)
  }

  @Test func `An element of a sequence that fails does so when it is asked for`() {
    check(
      "from([1, 0]).tryMap { 6 / $0 }.\(flatMap)", in: .combine,
      """
      =  -----(6#)
      where # = _
      """)
  }

  @Test func `What is shared cannot wait`() {
    check(
      "from([1, 2, 3]).share().\(flatMap)", in: .combine,
      """
      =  -----(1|)
      """)
  }

  @Test func `The outer stream's error ends all; an inner error does not cancel the outer stream`() {
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

  @Test func `At least one stream must run at a time`() {
    check("just(1).flatMap(maxPublishers: 0) { just($0) }", in: .combine, failsWith: "at least one stream")
  }
}
