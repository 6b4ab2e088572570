import Testing

@testable import Marbles

struct `The signs of pictures` {
  @Test func `Each sign is one cell wide in either theme, and has a name and a meaning`() {
    for sign in PictureSign.all {
      #expect(DisplayWidth.of(sign.unicode) == 1 && DisplayWidth.of(sign.ascii) == 1, "\(sign.name)")
      #expect(sign.ascii.utf8.allSatisfy { $0 < 0x80 }, "\(sign.name)")
      #expect(!sign.name.isEmpty && (10...72).contains(sign.meaning.count), "\(sign.name)")
    }
  }

  @Test func `A sign is found by how it is written in either theme`() {
    #expect(PictureSign.signs(writtenAs: "^").map(\.name) == ["a subscription"])
    #expect(PictureSign.signs(writtenAs: "╰") == PictureSign.signs(writtenAs: "\\"))
    #expect(PictureSign.signs(writtenAs: "|").map(\.name) == ["completion", "operators"])
    #expect(PictureSign.signs(writtenAs: "x").isEmpty)
  }

  @Test(arguments: [false, true]) func `Every sign of a picture of everything is in the table`(ascii: Bool) {
    var runs = RunGenerator(seed: 11)
    let known = Set(PictureSign.all.map { Character(ascii ? $0.ascii : $0.unicode) })
    for _ in 0..<50 {
      var diagram = runs.diagram(isPlain: false)
      for lane in diagram.lanes.indices {
        diagram.lanes[lane].name = "n\(lane)"
        diagram.lanes[lane].operators = diagram.lanes[lane].operators.map { _ in "map" }
        for event in diagram.lanes[lane].events.indices { diagram.lanes[lane].events[event].text = "v" }
      }
      let picture = TextDiagram.render(diagram, options: .init(ascii: ascii))
      let axisAndLanes = picture.prefix { $0 != "#" }
      let signs = axisAndLanes.filter { !$0.isLetter && !$0.isNumber && !$0.isWhitespace && !"].+,".contains($0) }
      #expect(Set(signs).subtracting(known) == [], "\(picture)")
    }
  }

  @Test(arguments: [false, true]) func `A string that is a sign of lanes is quoted, so that no value looks like a mark`(
    ascii: Bool
  ) throws {
    let theme = ascii ? Theme.ascii : .unicode
    let signs = PictureSign.onLanes + [.waiting, .gap, .group]
    let marks: [Mark] = Mark.signsOfLanes + [.error(""), .open, .cut]
    for mark in marks { #expect(mark.look.sign.map { PictureSign.onLanes.contains($0) } == true) }
    for text in signs.map({ theme[$0] }) where !(ascii && text == "/") {
      let shown = theme.display(ValueText.string(text))
      #expect(shown.hasPrefix("'"), "\(text) is drawn as \(shown)")
    }
  }

  @Test(arguments: [false, true]) func `The sign of a difference is a value on any other lane`(ascii: Bool) throws {
    let text = ascii ? "*" : "≠"
    let lane = Lane(name: "a", role: .result, events: [LaneEvent(time: 0, text: text)], end: .completed(second))
    let diagram = Diagram(lanes: [lane], differing: [second])
    let picture = TextDiagram.render(diagram, options: .init(ascii: ascii))
    let lines = picture.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    let read = try #require(DrawnPicture.read(lines, from: 0)).picture
    #expect(read.lanes.map { $0.instants.map(\.marks) } == [[[.value(text)], [.completed]], [[.differing]]])
  }
}
