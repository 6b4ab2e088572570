import Testing

@testable import Marbles

struct PictureTests {
  @Test func `Columns are time, and an instant is one cell`() throws {
    expectPicture(
      Diagram(lanes: [try lane("result", "-01[2|]", tick: second, role: .result)]),
      """
              0s        1s        2s        3s
              ┼─────────┼─────────┼─────────┼
      result  ──────────0─────────1─────────[2|]
      """)
  }

  @Test func `Inputs, a rule with the operators, the result`() throws {
    var result = try lane("a.zip(b)", "", role: .result)
    result.operators = "zip"
    result.events = (0..<4).map { LaneEvent(time: 1500 * millisecond * Int64($0 + 1), text: "(\($0),b\($0))") }
    result.end = .completed(6 * second)
    let lanes = [
      try lane("a", "-012[3|]", tick: second), try lane("b", "-'b0''b1''b2'['b3'!]", tick: 1500 * millisecond), result,
    ]
    expectPicture(
      Diagram(lanes: lanes),
      """
                0s        1s        2s        3s        4s        5s        6s
                ┼─────────┼─────────┼─────────┼─────────┼─────────┼─────────┼
      a         ──────────0─────────1─────────2─────────[3|]
      b         ───────────────b0─────────────b1─────────────b2─────────────[b3!]
                ┌─ zip ──────────────────────────────────────────────────────────────
      a.zip(b)  ───────────────(0,b0)─────────(1,b1)─────────(2,b2)─────────[(3,b3)|]
      """)
  }

  @Test
  func `Wide characters take two cells; a cell that is too wide for its place makes its gap longer, in all lanes`()
    throws
  {
    let gate = try lane("gate", "'旅客A''旅客B'['旅客C''旅客D''旅客E']'旅客F'", tick: second)
    let result = try lane("result", "-'旅客A''旅客B''旅客E''旅客F'", tick: second, role: .result)
    expectPicture(
      Diagram(lanes: [gate, result]),
      """
              0s        1s        2s                  3s        4s
              ┼─────────┼─────────┼───────────────────┼─────────┼
      gate    旅客A─────旅客B─────[旅客C 旅客D 旅客E]─旅客F────────────→
      result  ──────────旅客A─────旅客B───────────────旅客E─────旅客F──→
      """)
  }

  @Test func `All ends can be seen: completed, failed, interrupted, disposed of, still going on, cut by a budget`()
    throws
  {
    var cut = try lane("cut", "-a")
    cut.end = .cut
    var failed = try lane("failed", "-a-#")
    failed.end = .error(300 * millisecond, message: "division by zero")
    let lanes = [
      try lane("completed", "-a-|"), failed, try lane("stopped", "-a-%"), try lane("disposed", "-a-!"),
      try lane("open", "-a"), cut,
      try lane("empty", "|"), try lane("never", ""),
    ]
    expectPicture(
      Diagram(lanes: lanes, notes: ["cut at the horizon, 10s"]),
      """
                 0s        500ms
                 ┼─────────┼
      completed  ──a───|
      failed     ──a───#
      stopped    ──a───┤
      disposed   ──a───!
      open       ──a──────────→
      cut        ──a──────────…
      empty      |
      never      ─────────────→

                 #  division by zero
      cut at the horizon, 10s
      """)
  }

  @Test func `Errors with different messages are numbered`() throws {
    var other = try lane("b", "-#")
    other.end = .error(100 * millisecond, message: "no network")
    expectPicture(
      Diagram(lanes: [try lane("a", "--#"), other]),
      """
         0s        500ms
         ┼─────────┼
      a  ────#2
      b  ──#1

         #1  no network
         #2  error
      """)
  }

  @Test func `Successive subscriptions of one name are one line, others have a number`() throws {
    let lanes = [
      try lane("a", "-1-#"), try lane("a", "---[^1]-#"), try lane("a", "----^-2-|"), try lane("a", "--------^-3-!"),
      try lane("result", "-1-1--2-3-!", role: .result),
    ]
    expectPicture(
      Diagram(lanes: lanes),
      """
              0s        200ms     400ms     600ms     800ms     1s        1.2s
              ┼─────────┼─────────┼─────────┼─────────┼─────────┼─────────┼
      a       ─────1─────────[#^1]─────#              ^─────────3─────────!
      a#2                         ^─────────2─────────|
      result  ─────1─────────1──────────────2─────────3─────────!

              #  error
      """)
  }

  @Test func `Inner streams stand under the one that emitted them, from there on`() throws {
    var lanes = [try lane("result", "--'A'----'B'-|", tick: 250 * millisecond, role: .result)]
    for (name, text) in [("A", "--^-1-2-!"), ("B", "-------^-1-2-|"), ("C", "------------[^1]-|")] {
      var inner = try lane(name, text, tick: 250 * millisecond, role: .inner)
      inner.outer = 0
      lanes.append(inner)
    }
    lanes[3].emitted = 1750 * millisecond
    var deeper = try lane("D", "--------^-x", tick: 250 * millisecond, role: .inner)
    deeper.outer = 2
    lanes.append(deeper)
    expectPicture(
      Diagram(lanes: lanes),
      """
              0s      500ms   1s      1.5s    2s      2.5s    3s      3.5s
              ┼───────┼───────┼───────┼───────┼───────┼───────┼───────┼
      result  ────────A───────────────────B───────|
        A             ╰───────1───────2───────!
        B                                 ╰───────1───────2───────|
          D                                   ╰───────x──────────────────→
        C                                 ╰┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄[^1]────|
      """)
  }

  @Test func `A long silence is cut in all lanes at once, with its length`() throws {
    expectPicture(
      Diagram(lanes: [try lane("a", "-ab 9h c|"), try lane("b", "-a-|"), try lane("c", "-a 10h |")]),
      """
         0s    100ms 200ms 300ms         +9h   +100ms              36000.2s
         ┼─────┼─────┼─────┼─────╱ 9h ╱──┼─────┼──────╱ 3599.8s ╱──┼
      a  ──────a─────b───────────╱    ╱──c─────|
      b  ──────a───────────|
      c  ──────a─────────────────╱    ╱───────────────╱         ╱──|
      """)
  }

  @Test func `An instant that the scale does not say has a label of its own`() throws {
    let later = try lane("delayed", "1ns -01|", tick: second)
    expectPicture(
      Diagram(lanes: [try lane("a", "-01|", tick: second), later]),
      """
               0s        1s +1ns      2s +1ns      3s +1ns
               ┼─────────┼──┼─────────┼──┼─────────┼──┼
      a        ──────────0────────────1────────────|
      delayed  ─────────────0────────────1────────────|
      """)
  }

  @Test func `A picture that does not fit is continued below, with its axis and the names of the lanes that go on`()
    throws
  {
    let result = try lane("result", "-'ten''eleven''twelve''thirteen''fourteen'", tick: second, role: .result)
    expectPicture(
      Diagram(lanes: [try lane("a", "-ab|", tick: second), result], until: 5 * second), width: 40,
      """
              0s      1s      2s
              ┼───────┼───────┼───────
      a       ────────a───────b───────
      result  ────────ten─────eleven──

              3s      4s       5s
              ┼───────┼────────┼
      a       |
      result  twelve──thirteen─fourteen──→
      """)
  }

  @Test func `Values that are too long are letters, with a legend`() throws {
    let long = "a sentence that is much too long to be printed on the line itself, and longer than a line of the legend"
    expectPicture(
      Diagram(lanes: [try lane("a", "-'\(long)'-['one more sentence, not so long'x]-'\(long)'['' 'B']|")]),
      """
         0s        100ms     200ms     300ms     400ms     500ms     600ms     700ms
         ┼─────────┼─────────┼─────────┼─────────┼─────────┼─────────┼─────────┼
      a  ──────────A───────────────────[C x]───────────────A─────────['' B]────|

         A  'a sentence that is much too long to be printed on the line itself, and
            longer than a line of the legend'
         C  'one more sentence, not so long'
      """)
  }

  @Test func `A cell of very many values is a letter, its end stays in sight`() {
    let events = (0..<40).map { LaneEvent(time: 0, text: String($0)) }
    expectPicture(
      Diagram(lanes: [Lane(name: "range(0, 40)", role: .result, events: events, end: .completed(0))]),
      """
                    0s
                    ┼
      range(0, 40)  [A|]

                    A  0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23
                       24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39
      """)
  }

  @Test func `Beside the number of values that are left out, one value is a letter where there is no room for both`() {
    let events = [
      LaneEvent(time: 0, text: "sixteen letters"), LaneEvent(time: 0, omitted: 12),
      LaneEvent(time: 9 * second, text: "1"),
    ]
    expectPicture(
      Diagram(lanes: [Lane(name: "inner 1", role: .result, events: events)]), width: 48,
      """
               0s        5s        10s
               ┼─────────┼─────────┼
      inner 1  [A … 12 more …]───1────→

               A  "sixteen letters"
      """)
  }

  @Test func `An omission is one mark in all lanes`() throws {
    let result = Lane(
      name: "result", role: .result,
      events: [LaneEvent(time: second, text: "0"), LaneEvent(time: 2 * second, text: "1")],
      end: .error(50 * second, message: "boom"))
    var a = try lane("a", "-01", tick: second)
    a.events += [LaneEvent(time: 99 * second, text: "98"), LaneEvent(time: 100 * second, text: "99")]
    let omitted = Omission(from: 3 * second, to: 98 * second, instants: 96, values: [96, 30])
    expectPicture(
      Diagram(lanes: [a, result], omitted: omitted),
      """
              0s        1s        2s                       99s       100s
              ┼─────────┼─────────┼──╱  96 instants     ╱──┼─────────┼
      a       ──────────0─────────1──╱ 96 values        ╱──98────────99──→
      result  ──────────0─────────1──╱ 30 values, # 50s ╱

              #  boom
      """)
  }

  @Test func `Plain ASCII when asked for`() throws {
    var lanes = [try lane("a", "-1-#"), try lane("a", "---^-'-1'-!"), try lane("result", "-1 100s -|", role: .result)]
    lanes[2].operators = "catch { … } · take(3)"
    expectPicture(
      Diagram(lanes: lanes), ascii: true,
      """
              0s    100ms 200ms 300ms 400ms 500ms 600ms 700ms            100.3s
              +-----+-----+-----+-----+-----+-----+-----+-----/ 99.6s /--+
      a       ------1-----------[#^]--------'-1'--------!
              +- catch { ... } . take(3) ---------------------------------
      result  ------1-----------------------------------------/       /--|

              #  error
      """)
  }

  @Test func `Long operator calls are continued below, where the next call begins`() throws {
    var result = try lane("result", "-1-2-|", role: .result)
    result.operators = "filter { $0.count > 2 }.throttle(500ms).flattenMap { q in search(q) }.deliverOn(main)"
    expectPicture(
      Diagram(lanes: [try lane("a", "-1-2-|"), result]), width: 60,
      """
              0s        500ms
              ┼─────────┼
      a       ──1───2───|
              ┌─ filter { $0.count > 2 }.throttle(500ms)
              │  .flattenMap { q in search(q) }.deliverOn(main)
      result  ──1───2───|
      """)
  }

  @Test func `Operators are named where their lane is first drawn; notes are wrapped`() throws {
    var late = Lane("late", role: .inner, subscribed: .seconds(5))
    late.operators = "map { $0 }"
    late.next("x", at: .seconds(6))
    let early = try lane("early", "abcd|", tick: second)
    let picture = drawn(
      Diagram(lanes: [early, late], notes: ["a note that says more than there is room for on one line"]), width: 40)
    let rows = picture.split(separator: "\n").map(String.init)
    #expect(rows.contains { $0.contains("┌─ map { $0 } ─") }, "\(picture)")
    #expect(rows.suffix(2) == ["a note that says more than there is room", "for on one line"], "\(picture)")
  }

  @Test func `Names that are long stand above their lanes`() throws {
    expectPicture(
      Diagram(lanes: [try lane("a_name_that_is_longer_than_reasonable", "-1-|"), try lane("b", "-1-|")]),
      """
         0s        500ms
         ┼─────────┼
      a_name_that_is_longer_than_reasonable
         ──1───|
      b  ──1───|
      """)
  }

  @Test func `No lanes give no picture, no events an empty one`() throws {
    #expect(TextDiagram.render(Diagram(lanes: [])) == "")
    #expect(TextDiagram.render(Diagram(lanes: [], notes: ["nothing"])) == "nothing\n")
    expectPicture(
      Diagram(lanes: [try lane("never()", "", role: .result)]),
      """
               0s
               ┼
      never()  ───→
      """)
    expectPicture(
      Diagram(lanes: [try lane("just(1)", "[1|]", role: .result)]),
      """
               0s
               ┼
      just(1)  [1|]
      """)
  }

  @Test func `One event at nine hours`() throws {
    expectPicture(
      Diagram(lanes: [try lane("timer(9h)", "-[0|]", tick: 9 * 3600 * second, role: .result)]),
      """
                 0s 3h 6h 9h
                 ┼──┼──┼──┼
      timer(9h)  ─────────[0|]
      """)
  }

  @Test func `A log is a line an event, in the order of time`() throws {
    let lanes = [try lane("a", "-1-#"), try lane("小明", "-^-'x y'!")]
    #expect(
      LogText.render(Diagram(lanes: lanes)) == """
        100ms  a  next 1
        100ms  小明  subscribed
        300ms  a  error error
        300ms  小明  next 'x y'
        400ms  小明  disposed

        """)
  }

  @Test func `Colour adds escapes and nothing else`() throws {
    let diagram = Diagram(lanes: [try lane("a", "-1-#"), try lane("b", "-1-!"), try lane("c", "-1-|")])
    let coloured = drawn(diagram, colour: true)
    #expect(coloured.contains("\u{1B}[31m#\u{1B}[0m"))
    #expect(coloured.replacing(try Regex("\u{1B}\\[[0-9]*m"), with: "") == drawn(diagram))
  }
}
