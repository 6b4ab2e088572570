import Testing

@testable import Marbles

@Suite("The first difference of two pictures, in a sentence")
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
      "a value is another", picture(["a": "-1-2|"]), picture(["a": "-1-3|"]), "at 3s lane `a`: expected 2, got 3"),
    Case(
      "a value is missing", picture(["gate.throttle(1s)": "-AB-C|"]), picture(["gate.throttle(1s)": "-A--C|"]),
      "at 2s lane `gate.throttle(1s)`: expected B, got nothing"),
    Case(
      "the last value and with it the end of the axis is missing", picture(["a": "-1-2"]), picture(["a": "-1"]),
      "at 3s lane `a`: expected 2, got nothing"),
    Case(
      "a value too many, on a longer axis", picture(["a": "-1"]), picture(["a": "-1-----------------2"]),
      "at 19s lane `a`: expected nothing, got 2"),
    Case(
      "a value comes later", picture(["a": "-1-2|"]), picture(["a": "-1--2|"]),
      "at 3s lane `a`: expected 2, which came at 4s"),
    Case(
      "a value comes earlier", picture(["a": "-1--2|"]), picture(["a": "-1-2-|"]),
      "at 3s lane `a`: got 2, expected at 4s"),
    Case(
      "what comes later was expected then as well", picture(["a": "-22|"]), picture(["a": "--2|"]),
      "at 1s lane `a`: expected 2, got nothing"),
    Case(
      "the earliest of several lanes", picture(["a": "-1-2|", "b": "xyz|"]), picture(["a": "-1-3|", "b": "xYz|"]),
      "at 1s lane `b`: expected y, got Y"),
    Case(
      "an error in place of the end", picture(["a": "-1|"]), picture(["a": "-1#"]),
      "at 2s lane `a`: expected completion, got the error 'boom'"),
    Case(
      "an end is missing", picture(["a": "-1|"]), picture(["a": "-1"]),
      "at 2s lane `a`: expected completion, got nothing"),
    Case(
      "an end too many", picture(["a": "-1"]), picture(["a": "-1!"]), "at 2s lane `a`: expected nothing, got disposal"),
    Case(
      "cut by a budget", picture(["a": "-1"]), picture(["a": "-1~"]),
      "at the end lane `a`: expected a lane that goes on, got a lane that a budget cut"),
    Case(
      "the value before the end", picture(["a": "-x"]), picture(["a": "-|"]),
      "at 1s lane `a`: expected x, got completion"),
    Case(
      "subscribed later", picture(["a": "-^1|", "b": "1"]), picture(["a": "--1|", "b": "1"]),
      "at 1s lane `a`: expected a subscription, got nothing"),
    Case("a lane is missing", picture(["a": "-1", "b": "--2|"]), picture(["a": "-1"]), "lane `b` is missing"),
    Case("a lane too many", picture(["a": "-1"]), picture(["a": "-1", "b": "--2|"]), "expected no lane `b`"),
    Case(
      "a lane has another name", picture(["a": "-1", "b": "--2|"]), picture(["a": "-1", "c": "--2|"]),
      "expected lane `b`, got `c`"),
    Case(
      "another name and other events", picture(["a": "-1", "b": "--2|"]), picture(["a": "-1", "c": "--3|"]),
      "at 2s lane `b`, now `c`: expected 2, got 3"),
    Case(
      "lanes in another order", picture(["a": "-1", "b": "-2"]), picture(["b": "-2", "a": "-1"]),
      "the lanes stand in another order"),
    Case(
      "values by letter", picture(["a": "-L-M"]), picture(["a": "-L-L"]),
      "at 3s lane `a`: expected 'another long one, too long for its place', "
        + "got 'a long value, too long for its place'"),
    Case(
      "the same letter stands for another value", picture(["a": "-L"]), picture(["a": "-M"]),
      "at 1s lane `a`: expected 'a long value, too long for its place', "
        + "got 'another long one, too long for its place'"),
    Case(
      "a wrapped picture", picture(["a": String(repeating: "12345", count: 12)], width: 40),
      picture(["a": String(repeating: "12345", count: 11) + "12x45"], width: 40),
      "at 57s lane `a`: expected 3, got x"),
    Case(
      "another width", picture(["a": String(repeating: "12345", count: 12)], width: 40),
      picture(["a": String(repeating: "12345", count: 12)], width: 132),
      "the same values at the same instants are drawn in another way"),
    Case(
      "ASCII", picture(["a": "-1-2|", "b": "---L"], ascii: true), picture(["a": "-1-2|", "b": "---L|"], ascii: true),
      "at 4s lane `b`: expected nothing, got completion"),
    Case(
      "several values at one instant", "     0s  1s\n     ┼───┼\na    ────[a b c|]\n",
      "     0s  1s\n     ┼───┼\na    ────[a b|]\n",
      "at 1s lane `a`: expected c, got completion after b"),
    Case(
      "the second picture of a block", picture(["a": "1|"]) + "\n" + picture(["b": "-1|"]),
      picture(["a": "1|"]) + "\n" + picture(["b": "-2|"]), "picture 2, at 1s lane `b`: expected 1, got 2"),
    Case("a picture is missing", picture(["a": "1|"]), "", "expected a picture, got none"),
    Case("a picture came", "3\n", "3\n" + picture(["a": "1|"]), "expected no picture, got a picture"),
    Case(
      "a printed line is another", "0s  旅客A\n1.5s  旅客B通过了\n", "0s  旅客A\n1.5s  旅客C通过了\n",
      "at 1.5s expected '旅客B通过了', got '旅客C通过了'"),
    Case(
      "a printed line comes later", "0s  旅客A\n1.5s  旅客B通过了\n", "0s  旅客A\n2s  旅客B通过了\n",
      "at 1.5s expected '旅客B通过了', which came at 2s"),
    Case("a printed line is missing", "0s  a\n1s  b\n", "0s  a\n", "at 1s expected 'b', got nothing"),
    Case("a printed line too many", "0s  a\n", "0s  a\n1s  b\n", "at 1s expected nothing, got 'b'"),
    Case(
      "a printed line in between", "0s  a\n0s  b\n", "0s  a\n0s  c\n0s  b\n",
      "at 0s expected nothing before 'b', got 'c'"),
    Case("a value is another line", "3\n", "4\n", "line 1: expected '3', got '4'"),
    Case(
      "the printed line is before the picture's difference", "1s  x\n" + picture(["a": "--1|"]),
      "1s  y\n" + picture(["a": "--2|"]), "at 1s expected 'x', got 'y'"),
    Case(
      "the picture's difference is before the printed line", "3s  x\n" + picture(["a": "--1|"]),
      "3s  y\n" + picture(["a": "--2|"]), "at 2s lane `a`: expected 1, got 2"),
    Case("blank lines", "1\n\n2\n", "1\n2\n", "only blank lines differ"),
    Case(
      "a picture in place of a line", "result  2|\n", picture(["a": "1|"]), "expected 'result  2|', got a picture"),
    Case("a line in place of a picture", picture(["a": "1|"]), "3\n", "expected a picture, got '3'"),
    Case("a printed line without its time", "0s  a\n1\n", "0s  a\n0s  1\n", "line 2: expected '1', got '0s  1'"),
  ]

  @Test(arguments: cases) private func sentence(_ tried: Case) {
    #expect(PictureDifference.first(expected: lines(tried.expected), actual: lines(tried.actual)) == tried.sentence)
  }

  @Test("A picture says the same in every width")
  func everyWidth() throws {
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

  @Test("Any text is compared, however it is broken")
  func anyText() {
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

  /// A picture in which some characters are others, missing or new.
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
