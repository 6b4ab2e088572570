/// The name that may have been meant by a name that does not exist.
public enum Suggestion {
  /// The maximum length of compared names: comparing takes the product of their lengths.
  private static let longest = 64

  /// Returns the candidate nearest to a name, by restricted Damerau–Levenshtein distance with case folded, where a part
  /// of a longer name counts half of the missing letters. Of two that are equally near it prefers the one that begins
  /// with the name, then the first by name. Names of one or two letters are near to everything.
  public static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased())
    guard wanted.count >= 3, wanted.count <= longest else { return nil }
    // Letters of ASCII are bytes, and there may be many candidates.
    let wantedBytes = lowercaseASCII(name)
    var best: (distance: Int, place: Int, name: String)?
    // In pasted code a local name that hides a property is read with `_` after it, which is not in the code.
    let hiding = name + "_"
    for candidate in candidates where candidate.utf8.count <= 4 * longest && candidate != name && candidate != hiding {
      let found: Int?
      if let wantedBytes, let bytes = lowercaseASCII(candidate) {
        found = distance(from: wantedBytes, to: bytes)
      } else {
        found = distance(from: wanted, to: Array(candidate.lowercased()))
      }
      guard let distance = found else { continue }
      let place = candidate.lowercased().hasPrefix(name.lowercased()) ? 0 : 1
      if let known = best, known <= (distance, place, candidate) { continue }
      best = (distance, place, candidate)
    }
    return best?.name
  }

  /// Returns whether a name was surely meant for one of others: it has the same words in camel case, and each that
  /// differs is its counterpart with a slip. A plural is a name of its own, and so is one with another number.
  ///
  /// - Parameter isMember: Whether it is the name of a member; its plural of several words is a slip as well.
  public static func isMisspelling(
    _ name: String, ofOneAmong others: some Sequence<String>, isMember: Bool = false
  ) -> Bool {
    guard name.utf8.count >= 3, name.utf8.count <= longest else { return false }
    let words = words(of: name)
    // In pasted code a property that a local name hides is read with `_` after it.
    return others.contains { other in
      guard other != name, other + "_" != name, name + "_" != other, "_" + other != name, "_" + name != other,
        other.utf8.count <= longest
      else { return false }
      if name.first == other.first, name.lowercased() == other.lowercased() { return true }
      let counterparts = Self.words(of: other)
      let isPlural = isMember && words.count > 1 && (name + "s" == other || other + "s" == name)
      return isPlural || counterparts.count == words.count && zip(words, counterparts).allSatisfy(isSlip)
    }
  }

  /// Whether a word is another one, or that with a slip: one letter that is missing, added or changed, two that are
  /// swapped, and two such slips in a longer word. Another first letter makes another word, and so does another letter
  /// in a short one.
  private static func isSlip(_ word: String, for other: String) -> Bool {
    if word == other { return true }
    let (one, two) = (Array(word.utf8), Array(other.utf8))
    guard one.first == two.first || one.count != two.count, word + "s" != other, other + "s" != word, !isNumber(one),
      !isNumber(two)
    else { return false }
    let distance = editDistance(one, two)
    if one.count == two.count, one.count <= 4 { return distance == 1 && one.sorted() == two.sorted() }
    let shorter = min(one.count, two.count)
    let isBeginning = abs(one.count - two.count) <= 2 && (other.hasPrefix(word) || word.hasPrefix(other))
    return distance <= (shorter > 5 ? 2 : 1) || shorter > 3 && isBeginning
  }

  private static func isNumber(_ letters: [UInt8]) -> Bool {
    letters.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// The words of a name in camel case, in lower case; numbers are words.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    let letters = name.filter { $0 != "_" && $0 != "$" }.map { $0 }
    for (index, letter) in letters.enumerated() {
      let last = index > 0 ? letters[index - 1] : "a"
      // `XCTFail` is `XCT` and `Fail`.
      let endsAcronym = last.isUppercase && letters.indices.contains(index + 1) && letters[index + 1].isLowercase
      let begins = letter.isUppercase && (!last.isUppercase || endsAcronym) || letter.isNumber != last.isNumber
      if begins || words.isEmpty { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    return words
  }

  /// Returns the letters of a text in lower case, if all are ASCII.
  private static func lowercaseASCII(_ text: String) -> [UInt8]? {
    let upper = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let letters = text.utf8.map { upper.contains($0) ? $0 | 0x20 : $0 }
    return letters.allSatisfy { $0 < 0x80 } ? letters : nil
  }

  /// Returns `nil` if the names are too far apart: three edits, and fewer for short names.
  private static func distance<Letter: Equatable>(from wanted: [Letter], to letters: [Letter]) -> Int? {
    let limit = min(3, max(wanted.count / 3, 1))
    if letters.count >= 3, contains(letters, wanted) || contains(wanted, letters) {
      let half = (abs(letters.count - wanted.count) + 1) / 2
      return half <= 3 ? half : nil
    }
    guard abs(letters.count - wanted.count) <= limit else { return nil }
    let distance = editDistance(wanted, letters)
    return distance <= limit ? distance : nil
  }

  private static func contains<Letter: Equatable>(_ text: [Letter], _ part: [Letter]) -> Bool {
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
  }

  /// Returns the number of insertions, deletions, substitutions and swaps of neighbours; no letter is edited twice.
  package static func editDistance<Letter: Equatable>(_ first: [Letter], _ second: [Letter]) -> Int {
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
