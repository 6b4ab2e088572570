import Times

/// The first difference of two pictures' lanes.
enum LaneDifference {
  /// Returns a lane of one picture alone, or else the earliest instant that differs; `nil` if all are alike.
  static func first(_ expected: [DrawnLane], _ actual: [DrawnLane]) -> PrintedDifference? {
    if let finding = firstOfNames(expected, actual) { return finding }
    var first: (time: Int64, sentence: String)?
    var byName: [String: DrawnLane] = [:]
    for lane in actual where byName[lane.name] == nil { byName[lane.name] = lane }
    for one in expected {
      guard let two = byName[one.name], let found = Self.first(one, two),
        first == nil || found.time < first?.time ?? .max
      else { continue }
      first = found
    }
    return first.map { .init(time: $0.time, sentence: $0.sentence) }
  }

  private static func firstOfNames(_ expected: [DrawnLane], _ actual: [DrawnLane]) -> PrintedDifference? {
    let (expectedNames, actualNames) = (Set(expected.map { $0.name }), Set(actual.map { $0.name }))
    let missing = expected.filter { !actualNames.contains($0.name) }
    let extra = actual.filter { !expectedNames.contains($0.name) }
    if let lane = missing.first {
      let time = lane.instants.first?.time ?? 0
      if let renamed = extra.first(where: { $0.instants == lane.instants && $0.tail == lane.tail }) {
        return .init(time: time, sentence: "wanted lane \(quoted(lane.name)), yours is \(quoted(renamed.name))")
      }
      if missing.count == 1, extra.count == 1, let found = first(lane, extra[0]) {
        return .init(time: found.time, sentence: found.sentence)
      }
      return .init(time: time, sentence: "wanted lane \(quoted(lane.name)), yours has none")
    }
    guard let lane = extra.first else { return nil }
    return .init(time: lane.instants.first?.time ?? 0, sentence: "wanted no lane \(quoted(lane.name)), yours has one")
  }

  private static func first(_ expected: DrawnLane, _ actual: DrawnLane) -> (time: Int64, sentence: String)? {
    let lane = "lane " + quoted(expected.name) + (expected.name == actual.name ? "" : ", now \(quoted(actual.name))")
    var index = 0
    while index < max(expected.instants.count, actual.instants.count) {
      let one = expected.instants.indices.contains(index) ? expected.instants[index] : nil
      let two = actual.instants.indices.contains(index) ? actual.instants[index] : nil
      if let sentence = ofOmissions(expected, actual, before: index) {
        return (min(one?.time ?? .max, two?.time ?? .max), "\(lane): \(sentence)")
      }
      index += 1
      if one == two { continue }
      let time = min(one?.time ?? .max, two?.time ?? .max)
      let what = words(expected, actual, at: time)
      return (time, "at \(TimeText.format(time)) \(lane): \(what)")
    }
    if let sentence = ofOmissions(expected, actual, before: index) { return (.max, "\(lane): \(sentence)") }
    if expected.startsActive != actual.startsActive {
      let words = ["subscribed at the start", "subscribed later"]
      let (wanted, came) = expected.startsActive ? (words[0], words[1]) : (words[1], words[0])
      return (0, "at 0s \(lane): wanted \(wanted), yours is \(came)")
    }
    if expected.tail != actual.tail {
      let (wanted, came) = (expected.tail?.words ?? "nothing", actual.tail?.words ?? "nothing")
      return (.max, "at the end \(lane): wanted \(wanted), yours has \(came)")
    }
    if expected.operators == actual.operators { return nil }
    let (wanted, came) = (calls(expected.operators), calls(actual.operators))
    return (.max, "\(lane): wanted \(wanted), yours has \(came)")
  }

  private static func calls(_ operators: String?) -> String {
    guard let operators else { return "no operators" }
    return operators.isEmpty ? "a rule without operators" : "the operators \(quoted(Mark.short(operators)))"
  }

  /// Returns the difference between two omissions after that many instants of either lane, if there is one.
  private static func ofOmissions(_ expected: DrawnLane, _ actual: DrawnLane, before index: Int) -> String? {
    let (one, two) = (expected.omission, actual.omission)
    if one == two || one?.instantsBefore != index && two?.instantsBefore != index { return nil }
    // It is found again further on, unless instants before it differ, which is then reported.
    if let one, let two, one.text == two.text { return nil }
    let (wanted, came) = (one.map { words($0) } ?? "nothing left out", two.map { words($0) } ?? "nothing left out")
    return "wanted \(wanted), yours has \(came)"
  }

  private static func words(_ omission: DrawnLane.Omission) -> String { "\(Mark.short(omission.text)) left out" }

  /// Returns the expected mark and the actual one at an instant.
  private static func words(_ expected: DrawnLane, _ actual: DrawnLane, at time: Int64) -> String {
    let (one, two) = (expected.marks(at: time), actual.marks(at: time))
    let same = zip(one, two).prefix { $0 == $1 }.count
    let (wanted, came) = (one.dropFirst(same).first, two.dropFirst(same).first)
    if let wanted, came == nil, let later = instant(of: wanted, after: time, in: actual, butNot: expected) {
      return "wanted \(wanted.words), which yours has at \(TimeText.format(later))"
    }
    if let came, wanted == nil, let later = instant(of: came, after: time, in: expected, butNot: actual) {
      return "yours has \(came.words), which is wanted at \(TimeText.format(later))"
    }
    return "wanted \(wanted?.words ?? "nothing"), yours has \(came?.words ?? "nothing")"
      + (same > 0 ? " after \(one[same - 1].words)" : "")
  }

  /// Returns the next instant on a lane if its mark is this one, which the other lane does not have then.
  private static func instant(
    of mark: Mark, after time: Int64, in lane: DrawnLane, butNot other: DrawnLane
  ) -> Int64? {
    guard let next = lane.instants.first(where: { $0.time > time }), next.marks.first == mark,
      !other.marks(at: next.time).contains(mark)
    else { return nil }
    return next.time
  }

  private static func quoted(_ name: String) -> String { "`\(name)`" }
}

/// A difference, with its instant if it has one.
struct PrintedDifference {
  var time: Int64?
  var sentence: String
}
