import Marbles

/// The help about pictures: a page of all signs, and an answer for each of them.
public enum PictureHelp {
  /// The page for a name such as `picture`, or for a sign such as `^`; nil for anything else. The width is in cells.
  public static func page(for name: String, width: Int, ascii: Bool = false) -> String? {
    if names.contains(name.lowercased()) { return page(width: width, ascii: ascii) }
    // What stands in brackets, as it is drawn.
    let sign = name.count > 1 && name.hasPrefix("[") ? "[" : name
    let found = PictureSign.signs(writtenAs: sign == "]" ? "[" : sign)
    guard !found.isEmpty, name.contains(where: { !$0.isLetter }) else { return nil }
    let more = Wrapping.paragraph("':help picture' shows all signs.", after: "", indent: 0, width: width)
    return table(found, width: width) + more.joined(separator: "\n") + "\n"
  }

  /// The names of the page.
  public static let names = ["picture", "pictures", "diagram", "diagrams", "signs", "legend", "lane", "lanes"]

  private static func page(width: Int, ascii: Bool) -> String {
    let text =
      "A picture has a lane for each input and one for the result. Time runs from left to right, the same in all "
      + "lanes: everything in one column happens at one instant. The signs are those below; where a second one stands "
      + "beside the first, it is the sign that --ascii draws."
    let lines = Wrapping.paragraph(text, after: "", indent: 0, width: width)
    let picture = example.text(width: width, ascii: ascii)
    return lines.joined(separator: "\n") + "\n\n" + picture + "\n" + table(PictureSign.all, width: width)
  }

  /// What `concat` makes of two streams, of which the second waits for the first and fails.
  private static var example: Diagram {
    func lane(_ name: String, _ role: Lane.Role, emitted: Int64? = nil, subscribed: Int64 = 0) -> Lane {
      let tick: Int64 = 100_000_000
      return Lane(
        name: name, role: role, subscribed: subscribed * tick, outer: emitted.map { _ in 0 },
        emitted: emitted.map { $0 * tick })
    }
    var outer = lane("a", .input)
    var inner = [lane("x", .inner, emitted: 1, subscribed: 1), lane("y", .inner, emitted: 4, subscribed: 6)]
    var result = lane("result", .result)
    result.operators = "concat"
    for (time, name) in [(100, "x"), (400, "y")] { outer.next(name, at: .milliseconds(time)) }
    let values: [(stream: Int, time: Int, value: Any)] = [
      (0, 300, 1), (0, 600, 2), (1, 800, "12"), (1, 900, 3), (1, 900, 4),
    ]
    for (stream, time, value) in values {
      inner[stream].next(value, at: .milliseconds(time))
      result.next(value, at: .milliseconds(time))
    }
    inner[0].complete(at: .milliseconds(600))
    inner[1].fail("boom", at: .milliseconds(1000))
    outer.dispose(at: .milliseconds(1000))
    result.fail("boom", at: .milliseconds(1000))
    return Diagram(lanes: [outer] + inner + [result])
  }

  /// A row for each sign: how it is drawn, and its meaning.
  private static func table(_ signs: [PictureSign], width: Int) -> String {
    signs.reduce(into: "") { text, sign in
      let lead = "  \(sign.unicode) \(sign.ascii == sign.unicode ? " " : sign.ascii)  "
      let meaning = sign.name.prefix(1).uppercased() + sign.name.dropFirst() + ". " + sign.meaning
      let lines = Wrapping.paragraph(meaning, after: lead, indent: lead.count, width: width)
      text += lines.joined(separator: "\n") + "\n"
    }
  }
}
