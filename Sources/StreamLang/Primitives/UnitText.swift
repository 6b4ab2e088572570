/// A text by its UTF-16 units, the positions of ECMAScript and Foundation.
package struct UnitText {
  package let units: [UInt16]

  package init(_ text: String) { units = Array(text.utf16) }

  package var count: Int { units.count }

  /// The text between two positions, as far as there is one.
  package func part(_ start: Int, _ end: Int) -> String {
    let (start, end) = (min(max(start, 0), count), min(max(end, 0), count))
    return start < end ? String(decoding: units[start..<end], as: UTF16.self) : ""
  }

  /// The text from a position to the end.
  package func part(from start: Int) -> String { part(start, count) }

  /// A single UTF-16 unit as a text; nil beyond the ends.
  package func unit(at position: Int) -> String? {
    units.indices.contains(position) ? part(position, position + 1) : nil
  }

  /// The first position of another text at or after `start`; an empty text is found at `start`.
  package func position(of wanted: String, from start: Int = 0) -> Int? {
    let wanted = Array(wanted.utf16)
    guard start <= count - wanted.count else { return nil }
    return (start...(count - wanted.count)).first { has(wanted, at: $0) }
  }

  /// The last position of another text at or before `end`.
  package func lastPosition(of wanted: String, upTo end: Int = .max) -> Int? {
    let wanted = Array(wanted.utf16)
    guard wanted.count <= count else { return nil }
    return (0...min(max(end, 0), count - wanted.count)).last { has(wanted, at: $0) }
  }

  /// The parts between the occurrences of a separator; the whole text if that is empty.
  package func pieces(between separator: String) -> [String] {
    let sign = Array(separator.utf16)
    guard !sign.isEmpty else { return [part(from: 0)] }
    var pieces: [String] = []
    var (start, position) = (0, 0)
    while position + sign.count <= count {
      guard has(sign, at: position) else {
        position += 1
        continue
      }
      pieces.append(part(start, position))
      position += sign.count
      start = position
    }
    return pieces + [part(from: start)]
  }

  /// That many units of a text that is repeated, from one of its positions on.
  package static func filling(_ count: Int, with text: String, from start: Int = 0) -> String {
    let units = Array(text.utf16)
    guard count > 0, !units.isEmpty else { return "" }
    return String(decoding: (0..<count).map { units[($0 + start) % units.count] }, as: UTF16.self)
  }

  private func has(_ wanted: [UInt16], at position: Int) -> Bool {
    wanted.isEmpty || units[position] == wanted[0] && units[position..<position + wanted.count].elementsEqual(wanted)
  }
}
