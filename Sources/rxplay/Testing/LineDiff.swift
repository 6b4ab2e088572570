/// The difference of two texts, line by line.
enum LineDiff {
  /// Lines that both have begin with two blanks, missing ones with `-`, new ones with `+`.
  static func lines(expected: [String], actual: [String]) -> [String] {
    // The shortest difference of long texts takes as long as their lengths multiplied.
    if expected.count.multipliedReportingOverflow(by: actual.count).partialValue > 4_000_000 {
      return expected.map { "- " + $0 } + actual.map { "+ " + $0 }
    }
    let difference = actual.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: [Int: String] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var lines: [String] = []
    var position = 0
    for (offset, line) in expected.enumerated() {
      if removed.contains(offset) {
        lines.append("- " + line)
        continue
      }
      while let new = inserted[position] {
        lines.append("+ " + new)
        position += 1
      }
      lines.append("  " + line)
      position += 1
    }
    while let new = inserted[position] {
      lines.append("+ " + new)
      position += 1
    }
    return lines
  }
}
