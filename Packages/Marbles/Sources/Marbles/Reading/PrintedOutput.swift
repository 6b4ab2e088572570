import Times

/// The parts of an output that was printed: lines, and pictures with their legends.
struct PrintedOutput {
  struct Picture {
    let drawn: DrawnPicture
    let lines: ArraySlice<String>
  }

  /// Lines that are no part of a picture; blank ones only separate pictures.
  private(set) var lines: [String] = []
  private(set) var pictures: [Picture] = []

  init(_ text: [String]) {
    var index = 0
    while index < text.count {
      if let (drawn, end) = DrawnPicture.read(text, from: index) {
        pictures.append(Picture(drawn: drawn, lines: text[index..<end]))
        index = max(index + 1, end)
      } else {
        if !text[index].isEmpty { lines.append(text[index]) }
        index += 1
      }
    }
  }

  /// Returns the time at the beginning of a log line, and the rest of it: `1.5s  旅客B通过了`.
  static func logged(_ line: String) -> (time: Int64, text: String)? {
    let label = line.prefix { $0 != " " }
    let text = line.dropFirst(label.count)
    guard text.hasPrefix("  "), let time = TimeText.nanoseconds(label) else { return nil }
    return (time, String(text.dropFirst(2)))
  }
}
