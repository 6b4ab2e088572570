/// The difference of two texts, line by line.
enum LineDiff {
  /// The maximum number of differences of texts that are aligned: the time grows with its square.
  private static let mostDifferences = 1000

  /// Returns all lines: common ones begin with two spaces, missing ones with `-`, new ones with `+`.
  static func lines(expected: [String], actual: [String]) -> [String] {
    var start = 0
    while start < expected.count, start < actual.count, expected[start] == actual[start] { start += 1 }
    var end = 0
    while end < expected.count - start, end < actual.count - start,
      expected[expected.count - 1 - end] == actual[actual.count - 1 - end]
    { end += 1 }
    let old = expected[start..<expected.count - end]
    let new = actual[start..<actual.count - end]
    return expected[..<start].map { "  " + $0 } + middle(Array(old), Array(new))
      + expected[(expected.count - end)...].map { "  " + $0 }
  }

  /// Returns the difference of two texts that begin and end with different lines.
  private static func middle(_ old: [String], _ new: [String]) -> [String] {
    guard let traces = traces(old, new) else { return old.map { "- " + $0 } + new.map { "+ " + $0 } }
    return walk(traces, old, new)
  }

  /// Performs Myers' greedy search for the shortest script of edits: for each number of edits the furthest place in
  /// `old` on each diagonal, where diagonal `k` of row `d` is at index `d + k`; `nil` if there are too many edits.
  private static func traces(_ old: [String], _ new: [String]) -> [[Int]]? {
    var traces: [[Int]] = []
    for edits in 0...min(mostDifferences, old.count + new.count) {
      var row = [Int](repeating: 0, count: 2 * edits + 1)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        var place = 0
        if let last = traces.last {
          place = isInsertion(diagonal, edits, last) ? last[edits + diagonal] : last[edits + diagonal - 2] + 1
        }
        while place < old.count, place - diagonal < new.count, old[place] == new[place - diagonal] { place += 1 }
        row[edits + diagonal] = place
        if place >= old.count, place - diagonal >= new.count { return traces + [row] }
      }
      traces.append(row)
    }
    return nil
  }

  /// Returns whether the best way to a diagonal inserts a line, and so comes from the diagonal above it.
  private static func isInsertion(_ diagonal: Int, _ edits: Int, _ last: [Int]) -> Bool {
    if diagonal == -edits { return true }
    if diagonal == edits { return false }
    return last[edits + diagonal - 2] < last[edits + diagonal]
  }

  /// Follows the best way back from the ends of both texts.
  private static func walk(_ traces: [[Int]], _ old: [String], _ new: [String]) -> [String] {
    var lines: [String] = []
    var (place, other) = (old.count, new.count)
    for edits in stride(from: traces.count - 1, through: 1, by: -1) {
      let diagonal = place - other
      let last = traces[edits - 1]
      let inserts = isInsertion(diagonal, edits, last)
      let before = inserts ? last[edits + diagonal] : last[edits + diagonal - 2]
      let start = inserts ? before : before + 1
      while place > start {
        place -= 1
        other -= 1
        lines.append("  " + old[place])
      }
      if inserts {
        other -= 1
        lines.append("+ " + new[other])
      } else {
        place -= 1
        lines.append("- " + old[place])
      }
    }
    while place > 0 {
      place -= 1
      lines.append("  " + old[place])
    }
    return lines.reversed()
  }
}
