/// What may have been meant by a name that is not there.
public enum Suggestion {
  /// Nobody mistypes names that are longer, and comparing them takes the product of their lengths.
  private static let longest = 64

  /// The candidate nearest to a name: by restricted Damerau–Levenshtein distance with case folded, where a part of
  /// a longer name counts half of what is missing; ties go by name. Names of one or two letters are near to everything.
  public static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased())
    guard wanted.count >= 3, wanted.count <= longest else { return nil }
    var best: (distance: Int, name: String)?
    for candidate in candidates where candidate.utf8.count <= 4 * longest && candidate != name {
      guard let distance = distance(from: wanted, to: candidate) else { continue }
      if let known = best, (known.distance, known.name) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.name
  }

  /// Nothing when they are too far apart: three edits, and fewer for short names.
  private static func distance(from wanted: [Character], to candidate: String) -> Int? {
    let letters = Array(candidate.lowercased())
    let limit = min(3, max(wanted.count / 3, 1))
    if letters.count >= 3, contains(letters, wanted) || contains(wanted, letters) {
      let half = (abs(letters.count - wanted.count) + 1) / 2
      return half <= 3 ? half : nil
    }
    guard abs(letters.count - wanted.count) <= limit else { return nil }
    let distance = editDistance(wanted, letters)
    return distance <= limit ? distance : nil
  }

  private static func contains(_ text: [Character], _ part: [Character]) -> Bool {
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
  }

  /// Insertions, deletions, substitutions and swaps of neighbours, none of them edited twice.
  static func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
