import Times

/// Finds the first difference of two printed outputs, in one sentence.
public enum PictureDifference {
  /// Returns the first instant and lane at which two outputs differ, with the wanted value and the actual one; `nil` if
  /// the outputs are the same. An example is "at 2s lane gate: wanted 旅客B, yours has nothing".
  ///
  /// The lines may be any text. Pictures are compared by their meaning and not by their axes, widths and letters. If a
  /// picture and a log line differ, the earlier instant is reported, and the picture at one instant.
  public static func first(expected: [String], actual: [String]) -> String? {
    if expected == actual { return nil }
    let (one, two) = (PrintedOutput(expected), PrintedOutput(actual))
    let line = PrintedLinesDifference.first(one.lines, two.lines)
    let picture = first(one.pictures, two.pictures)
    if let picture {
      if one.pictures.isEmpty, let wanted = one.lines.first, two.lines.isEmpty {
        return "wanted '\(Mark.short(wanted))', yours has a picture"
      }
      if two.pictures.isEmpty, let came = two.lines.first, one.lines.isEmpty {
        return "wanted a picture, yours has '\(Mark.short(came))'"
      }
      if let line, let time = line.time, let start = picture.time, time < start { return line.sentence }
      return picture.sentence
    }
    if let line { return line.sentence }
    let isBlank = expected.filter { !$0.isEmpty } == actual.filter { !$0.isEmpty }
    return isBlank ? "only blank lines differ" : "the same lines and pictures stand in another order"
  }

  private static func first(_ expected: [PrintedOutput.Picture], _ actual: [PrintedOutput.Picture])
    -> PrintedDifference?
  {
    for index in 0..<max(expected.count, actual.count) {
      let number = max(expected.count, actual.count) > 1 ? "picture \(index + 1)" : "a picture"
      guard index < expected.count else { return PrintedDifference(sentence: "wanted no picture, yours has \(number)") }
      guard index < actual.count else { return PrintedDifference(sentence: "wanted \(number), yours has none") }
      let (one, two) = (expected[index], actual[index])
      if one.lines == two.lines { continue }
      var finding =
        LaneDifference.first(one.drawn.lanes, two.drawn.lanes)
        ?? PrintedDifference(sentence: ofDrawing(one.drawn, two.drawn))
      if expected.count > 1 { finding.sentence = "picture \(index + 1), " + finding.sentence }
      return finding
    }
    return nil
  }
}

extension PictureDifference {
  private static func ofDrawing(_ one: DrawnPicture, _ two: DrawnPicture) -> String {
    if one.omission != two.omission {
      let (wanted, came) = (one.omission.map(Mark.short), two.omission.map(Mark.short))
      return "wanted \(wanted ?? "nothing") left out, yours has \(came ?? "nothing")"
    }
    if one.rowCount == 1, two.rowCount == 1, one.lanes.map({ $0.name }) != two.lanes.map({ $0.name }) {
      return "the lanes stand in another order"
    }
    return "the same values at the same instants are drawn in another way"
  }
}

/// The first difference of printed lines that are no part of a picture.
enum PrintedLinesDifference {
  static func first(_ expected: [String], _ actual: [String]) -> PrintedDifference? {
    guard let index = (0..<max(expected.count, actual.count)).first(where: { expected[at: $0] != actual[at: $0] })
    else { return nil }
    let (one, two) = (expected[at: index], actual[at: index])
    switch (one.flatMap(PrintedOutput.logged), two.flatMap(PrintedOutput.logged)) {
    case (let wanted?, let came?): return logged(wanted.time, wanted.text, came, expected, actual, from: index)
    case (let wanted?, nil) where two == nil:
      return .init(
        time: wanted.time,
        sentence: "at \(TimeText.format(wanted.time)) wanted \(words(wanted.text)), yours has nothing")
    case (nil, let came?) where one == nil:
      return .init(
        time: came.time, sentence: "at \(TimeText.format(came.time)) wanted nothing, yours has \(words(came.text))")
    default: break
    }
    return .init(sentence: "line \(index + 1): wanted \(words(one)), yours has \(words(two))")
  }

  private static func logged(
    _ time: Int64, _ text: String, _ two: (time: Int64, text: String), _ expected: [String], _ actual: [String],
    from index: Int
  ) -> PrintedDifference {
    let first = min(time, two.time)
    let place = "at \(TimeText.format(first)) "
    let (one, came) = ("'\(Mark.short(text))'", "'\(Mark.short(two.text))'")
    if text == two.text {
      return .init(
        time: first,
        sentence: time < two.time
          ? place + "wanted \(one), which yours has at \(TimeText.format(two.time))"
          : place + "yours has \(one), which is wanted at \(TimeText.format(time))")
    }
    if time < two.time { return .init(time: first, sentence: place + "wanted \(one), yours has nothing") }
    if two.time < time { return .init(time: first, sentence: place + "wanted nothing, yours has \(came)") }
    let sameOrder = actual[at: index + 1] == expected[at: index]
    if sameOrder, expected[at: index + 1] != actual[at: index] {
      return .init(time: first, sentence: place + "wanted nothing before \(one), yours has \(came)")
    }
    return .init(time: first, sentence: place + "wanted \(one), yours has \(came)")
  }

  private static func words(_ line: String?) -> String { line.map { "'\(Mark.short($0))'" } ?? "nothing" }
}

extension Array {
  fileprivate subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
