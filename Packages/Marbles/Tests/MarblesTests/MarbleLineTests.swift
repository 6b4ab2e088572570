import Testing

@testable import Marbles

struct `Lanes as marble text` {
  private func lane(_ events: [(Int64, String)], end: Lane.End = .open, subscribed: Int64 = 0) -> Lane {
    Lane(
      name: "a", role: .result, subscribed: subscribed,
      events: events.map { LaneEvent(time: $0.0, text: $0.1, literal: $0.1) }, end: end)
  }

  @Test func `Strings of one grapheme are themselves, other values have letters, the tick is the greatest that fits`() {
    let text = "\"a\""
    #expect(
      MarbleLine(lane([(100 * millisecond, text), (300 * millisecond, "\"漢\"")], end: .completed(400 * millisecond)))
        .description == "a = \"-a-漢|\"")
    #expect(
      MarbleLine(lane([(second, "0"), (2 * second, "[1, 2]"), (2 * second, "0")], end: .disposed(3 * second)))
        .description == "a = \"-a[ba]!\", tick: 1s, a: 0, b: [1, 2]")
    #expect(
      MarbleLine(lane([(second, text), (2 * second, "0")], end: .error(2 * second, message: "division by zero")))
        .description == "a = \"-a[b#]\", tick: 1s, b: 0, [\"#\": \"division by zero\"]")
    #expect(
      MarbleLine(lane([(2 * second, text)], end: .error(32 * second, message: "error"), subscribed: 2 * second))
        .description == "a = \"-[^a] 28s #\", tick: 2s")
    #expect(MarbleLine(lane([], end: .completed(0))).description == "a = \"|\"")
    #expect(MarbleLine(lane([])).description == "a = \"\"")
  }

  @Test func `Values that Unicode takes for the same but that are not keep their scalars`() {
    let (ohm, omega) = ("\"\u{2126}\"", "\"\u{3A9}\"")
    let standing = MarbleLine(lane([(second, ohm), (2 * second, omega)])).text
    #expect(Array(standing.unicodeScalars) == ["-", "\u{2126}", " ", "\u{3A9}"])
    let inLegend = MarbleLine(lane([(second, "\"an \u{2126}\""), (2 * second, "\"an \u{3A9}\"")]))
    #expect(inLegend.text == "-ab")
  }

  @Test func `Written marble text is read back with the same values at the same times`() throws {
    for seed in GeneratedRuns.seeds(usually: 1_000) {
      var runs = RunGenerator(seed: seed)
      let grid = runs.random.pick([second, 100 * millisecond, 1])
      let lane = runs.lane("a", grid: grid, reach: runs.random.pick([3, 40, 40_000]))
      let line = MarbleLine(lane)
      let read = try MarbleText.parse(line.text, kind: .lane, tick: line.tick)
      #expect(read.subscribed == lane.subscribed, "\(line)")
      let legend = Dictionary(uniqueKeysWithValues: line.legend.map { (Array($0.mark.unicodeScalars), $0.literal) })
      var events: [LaneEvent] = []
      var end = Lane.End.open
      for event in read.events {
        switch event.mark {
        case .value(.mark(let mark)):
          let literal = legend[Array(mark.unicodeScalars)] ?? "\"\(mark)\""
          events.append(LaneEvent(time: event.time, text: "", literal: literal))
        case .value(.quoted(let text)):
          events.append(LaneEvent(time: event.time, text: "", literal: ValueText.literal(text)))
        case .completed: end = .completed(event.time)
        case .interrupted: end = .interrupted(event.time)
        case .error: end = .error(event.time, message: line.errorMessage ?? "error")
        }
      }
      if let disposed = read.disposed { end = .disposed(disposed) }
      #expect(events.map(\.time) == lane.events.map(\.time), "\(line)")
      #expect(
        events.map { Array($0.literal.unicodeScalars) } == lane.events.map { Array($0.literal.unicodeScalars) },
        "\(line)")
      #expect(end == (lane.end == .cut ? .open : lane.end), "\(line)")
    }
  }

  @Test func `There is a mark for every value, however many there are`() throws {
    let events = (0..<70_000).map { LaneEvent(time: 0, text: "", literal: String($0)) }
    let line = MarbleLine(Lane(name: "a", role: .result, events: events))
    #expect(Set(line.legend.map(\.mark)).count == 70_000)
    let read = try MarbleText.parse(line.text, kind: .lane, tick: line.tick)
    #expect(read.events.map(\.mark) == line.legend.map { .value(.mark($0.mark)) })
  }
}
