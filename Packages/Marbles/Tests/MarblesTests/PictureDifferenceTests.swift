import Testing

@testable import Marbles

struct PictureDifferenceTests {
  private struct Case: CustomTestStringConvertible, Sendable {
    let what: String
    let expected: String
    let actual: String
    let sentence: String?
    var testDescription: String { what }

    init(_ what: String, _ expected: String, _ actual: String, _ sentence: String?) {
      self.what = what
      self.expected = expected
      self.actual = actual
      self.sentence = sentence
    }
  }

  /// A picture of lanes that are written as marble text with a second a tick.
  private static func picture(
    _ lanes: KeyValuePairs<String, String>, width: Int = 80, ascii: Bool = false
  ) -> String {
    let lanes = lanes.map { name, text in
      var lane = Lane(name: name, role: .result)
      for (tick, mark) in text.enumerated() {
        let time = Int64(tick) * second
        switch mark {
        case "-": break
        case "|": lane.end = .completed(time)
        case "#": lane.end = .error(time, message: "boom")
        case "!": lane.end = .disposed(time)
        case "~": lane.end = .cut
        case "^": lane.subscribed = time
        case "L": lane.events.append(LaneEvent(time: time, text: "'a long value, too long for its place'"))
        case "M": lane.events.append(LaneEvent(time: time, text: "'another long one, too long for its place'"))
        default: lane.events.append(LaneEvent(time: time, text: String(mark)))
        }
      }
      return lane
    }
    return TextDiagram.render(Diagram(title: "", lanes: lanes), options: .init(width: width, ascii: ascii))
  }

  private static let cases: [Case] = [
    Case("nothing differs", picture(["a": "-1-2|"]), picture(["a": "-1-2|"]), nil),
    Case(
      "a value is another", picture(["a": "-1-2|"]), picture(["a": "-1-3|"]), "at 3s lane `a`: wanted 2, yours has 3"),
    Case(
      "a value is missing", picture(["gate.throttle(1s)": "-AB-C|"]), picture(["gate.throttle(1s)": "-A--C|"]),
      "at 2s lane `gate.throttle(1s)`: wanted B, yours has nothing"),
    Case(
      "the last value and with it the end of the axis is missing", picture(["a": "-1-2"]), picture(["a": "-1"]),
      "at 3s lane `a`: wanted 2, yours has nothing"),
    Case(
      "a value too many, on a longer axis", picture(["a": "-1"]), picture(["a": "-1-----------------2"]),
      "at 19s lane `a`: wanted nothing, yours has 2"),
    Case(
      "a value comes later", picture(["a": "-1-2|"]), picture(["a": "-1--2|"]),
      "at 3s lane `a`: wanted 2, which yours has at 4s"),
    Case(
      "a value comes earlier", picture(["a": "-1--2|"]), picture(["a": "-1-2-|"]),
      "at 3s lane `a`: yours has 2, which is wanted at 4s"),
    Case(
      "what comes later was expected then as well", picture(["a": "-22|"]), picture(["a": "--2|"]),
      "at 1s lane `a`: wanted 2, yours has nothing"),
    Case(
      "the earliest of several lanes", picture(["a": "-1-2|", "b": "xyz|"]), picture(["a": "-1-3|", "b": "xYz|"]),
      "at 1s lane `b`: wanted y, yours has Y"),
    Case(
      "an error in place of the end", picture(["a": "-1|"]), picture(["a": "-1#"]),
      "at 2s lane `a`: wanted completion, yours has the error 'boom'"),
    Case(
      "an end is missing", picture(["a": "-1|"]), picture(["a": "-1"]),
      "at 2s lane `a`: wanted completion, yours has nothing"),
    Case(
      "an end too many", picture(["a": "-1"]), picture(["a": "-1!"]),
      "at 2s lane `a`: wanted nothing, yours has disposal"),
    Case(
      "cut by a budget", picture(["a": "-1"]), picture(["a": "-1~"]),
      "at the end lane `a`: wanted a lane that goes on, yours has a lane that a budget cut"),
    Case(
      "the value before the end", picture(["a": "-x"]), picture(["a": "-|"]),
      "at 1s lane `a`: wanted x, yours has completion"),
    Case(
      "subscribed later", picture(["a": "-^1|", "b": "1"]), picture(["a": "--1|", "b": "1"]),
      "at 1s lane `a`: wanted a subscription, yours has nothing"),
    Case(
      "a lane is missing", picture(["a": "-1", "b": "--2|"]), picture(["a": "-1"]), "wanted lane `b`, yours has none"),
    Case(
      "a lane too many", picture(["a": "-1"]), picture(["a": "-1", "b": "--2|"]), "wanted no lane `b`, yours has one"),
    Case(
      "a lane has another name", picture(["a": "-1", "b": "--2|"]), picture(["a": "-1", "c": "--2|"]),
      "wanted lane `b`, yours is `c`"),
    Case(
      "another name and other events", picture(["a": "-1", "b": "--2|"]), picture(["a": "-1", "c": "--3|"]),
      "at 2s lane `b`, now `c`: wanted 2, yours has 3"),
    Case(
      "lanes in another order", picture(["a": "-1", "b": "-2"]), picture(["b": "-2", "a": "-1"]),
      "the lanes stand in another order"),
    Case(
      "values by letter", picture(["a": "-L-M"]), picture(["a": "-L-L"]),
      "at 3s lane `a`: wanted 'another long one, too long for its place', "
        + "yours has 'a long value, too long for its place'"),
    Case(
      "the same letter stands for another value", picture(["a": "-L"]), picture(["a": "-M"]),
      "at 1s lane `a`: wanted 'a long value, too long for its place', "
        + "yours has 'another long one, too long for its place'"),
    Case(
      "a wrapped picture", picture(["a": String(repeating: "12345", count: 12)], width: 40),
      picture(["a": String(repeating: "12345", count: 11) + "12x45"], width: 40),
      "at 57s lane `a`: wanted 3, yours has x"),
    Case(
      "another width", picture(["a": String(repeating: "12345", count: 12)], width: 40),
      picture(["a": String(repeating: "12345", count: 12)], width: 132),
      "the same values at the same instants are drawn in another way"),
    Case(
      "ASCII", picture(["a": "-1-2|", "b": "---L"], ascii: true), picture(["a": "-1-2|", "b": "---L|"], ascii: true),
      "at 4s lane `b`: wanted nothing, yours has completion"),
    Case(
      "several values at one instant", "     0s  1s\n     ┼───┼\na    ────[a b c|]\n",
      "     0s  1s\n     ┼───┼\na    ────[a b|]\n",
      "at 1s lane `a`: wanted c, yours has completion after b"),
    Case(
      "the second picture of a block", picture(["a": "1|"]) + "\n" + picture(["b": "-1|"]),
      picture(["a": "1|"]) + "\n" + picture(["b": "-2|"]), "picture 2, at 1s lane `b`: wanted 1, yours has 2"),
    Case("a picture is missing", picture(["a": "1|"]), "", "wanted a picture, yours has none"),
    Case("a picture came", "3\n", "3\n" + picture(["a": "1|"]), "wanted no picture, yours has a picture"),
    Case(
      "a printed line is another", "0s  旅客A\n1.5s  旅客B通过了\n", "0s  旅客A\n1.5s  旅客C通过了\n",
      "at 1.5s wanted '旅客B通过了', yours has '旅客C通过了'"),
    Case(
      "a printed line comes later", "0s  旅客A\n1.5s  旅客B通过了\n", "0s  旅客A\n2s  旅客B通过了\n",
      "at 1.5s wanted '旅客B通过了', which yours has at 2s"),
    Case("a printed line is missing", "0s  a\n1s  b\n", "0s  a\n", "at 1s wanted 'b', yours has nothing"),
    Case("a printed line too many", "0s  a\n", "0s  a\n1s  b\n", "at 1s wanted nothing, yours has 'b'"),
    Case(
      "a printed line in between", "0s  a\n0s  b\n", "0s  a\n0s  c\n0s  b\n",
      "at 0s wanted nothing before 'b', yours has 'c'"),
    Case("a value is another line", "3\n", "4\n", "line 1: wanted '3', yours has '4'"),
    Case(
      "the printed line is before the picture's difference", "1s  x\n" + picture(["a": "--1|"]),
      "1s  y\n" + picture(["a": "--2|"]), "at 1s wanted 'x', yours has 'y'"),
    Case(
      "the picture's difference is before the printed line", "3s  x\n" + picture(["a": "--1|"]),
      "3s  y\n" + picture(["a": "--2|"]), "at 2s lane `a`: wanted 1, yours has 2"),
    Case("blank lines", "1\n\n2\n", "1\n2\n", "only blank lines differ"),
    Case(
      "a picture in place of a line", "result  2|\n", picture(["a": "1|"]), "wanted 'result  2|', yours has a picture"),
    Case("a line in place of a picture", picture(["a": "1|"]), "3\n", "wanted a picture, yours has '3'"),
    Case("a printed line without its time", "0s  a\n1\n", "0s  a\n0s  1\n", "line 2: wanted '1', yours has '0s  1'"),
  ]

  @Test(arguments: cases) private func sentence(_ tried: Case) {
    #expect(PictureDifference.first(expected: lines(tried.expected), actual: lines(tried.actual)) == tried.sentence)
  }

  @Test func `A picture says the same in every width`() throws {
    for seed in GeneratedRuns.seeds(usually: 36) {
      var runs = RunGenerator(seed: seed)
      let diagram = runs.diagram(isPlain: false)
      let ascii = runs.random.chance(30)
      let width = runs.random.pick([32, 40, 60])
      let wide = lines(TextDiagram.render(diagram, options: .init(width: 132, ascii: ascii)))
      let narrow = lines(TextDiagram.render(diagram, options: .init(width: width, ascii: ascii)))
      let one = try #require(DrawnPicture.read(wide, from: 0))
      let two = try #require(DrawnPicture.read(narrow, from: 0))
      #expect(one.end == wide.count && two.end == narrow.count, "\(wide)\n\(narrow)")
      #expect(
        one.picture.lanes.sorted { $0.name < $1.name } == two.picture.lanes.sorted { $0.name < $1.name },
        "run \(seed)\n\(wide.joined(separator: "\n"))\n\(narrow.joined(separator: "\n"))")
    }
  }

  @Test func `Any text is compared, however it is broken`() {
    for seed in GeneratedRuns.seeds(usually: 32, tries: 10) {
      var runs = RunGenerator(seed: seed)
      let diagram = runs.diagram()
      let options = TextDiagram.Options(width: runs.random.pick([32, 80]), ascii: runs.random.chance(30))
      let picture = TextDiagram.render(diagram, options: options)
      let one = lines(picture)
      for _ in 0..<10 {
        let two = lines(Self.broken(picture, &runs.random))
        #expect((PictureDifference.first(expected: one, actual: two) == nil) == (one == two))
        #expect((PictureDifference.first(expected: two, actual: one) == nil) == (one == two))
      }
    }
  }

  /// Returns a picture with some characters replaced, removed or added.
  private static func broken(_ picture: String, _ random: inout SeededGenerator) -> String {
    let pieces: [Character] = [
      " ", "─", "┼", "╱", "┄", "|", "#", "^", "!", "[", "]", "(", ")", "'", "\"", "\\", "→", "…", "╰", "┌", "│", "0",
      "s",
      "+", "-", "~", ">", "/", ",", "A", "旅", "\u{301}", "\n", "9",
    ]
    var text = Array(picture)
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let place = Int.random(in: 0..<max(1, text.count), using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where place < text.count: text.remove(at: place)
      case 1 where place < text.count: text[place] = random.pick(pieces)
      case 2 where place < text.count: text.removeSubrange(place..<min(text.count, place + 40))
      default: text.insert(random.pick(pieces), at: min(place, text.count))
      }
    }
    return String(text)
  }

  private func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
