import Marbles

/// The JSON that mdBook gives a preprocessor, `[context, book]`. Everything stays as it is but the texts of chapters.
struct BookText {
  private struct Fault: Error {}

  private let bytes: [UInt8]
  private let replace: (String, String) -> [UInt8]?
  private var position = 0
  private var output: [UInt8] = []

  /// The maximum nesting depth of values: each level of chapters takes three.
  private static let deepest = 500

  /// - Parameter replace: Takes the name of a chapter and its text, and returns the new text; `nil` leaves the text as
  ///   it is.
  init(_ bytes: [UInt8], replace: @escaping (String, String) -> [UInt8]?) {
    self.bytes = bytes
    self.replace = replace
  }

  /// Returns the book with its new texts; `nil` if the JSON is not a context and a book.
  mutating func woven() -> [UInt8]? {
    do throws(Fault) {
      try expect("[")
      try value(depth: 0)
      try expect(",")
      output = []
      guard next == UInt8(ascii: "{") else { return nil }
      try value(depth: 0)
      let book = output
      try expect("]")
      return next == nil ? book : nil
    } catch { return nil }
  }

  /// The next byte that is no blank.
  private var next: UInt8? {
    mutating get {
      while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
      return position < bytes.count ? bytes[position] : nil
    }
  }

  private mutating func expect(_ sign: Unicode.Scalar) throws(Fault) {
    guard let byte = next, byte == UInt8(ascii: sign) else { throw Fault() }
    output.append(byte)
    position += 1
  }

  /// Copies a value.
  ///
  /// - Parameter isChapter: Whether it is the object with the members of a chapter.
  private mutating func value(depth: Int, isChapter: Bool = false) throws(Fault) {
    guard depth < Self.deepest else { throw Fault() }
    switch next {
    case UInt8(ascii: "{"): try object(depth: depth, isChapter: isChapter)
    case UInt8(ascii: "["):
      try expect("[")
      while next != UInt8(ascii: "]") {
        try value(depth: depth + 1)
        if next != UInt8(ascii: "]") { try expect(",") }
      }
      try expect("]")
    case UInt8(ascii: "\""): output += try string()
    case nil: throw Fault()
    default:
      let start = position
      while position < bytes.count, !",]} \n\r\t".utf8.contains(bytes[position]) { position += 1 }
      guard position > start else { throw Fault() }
      output += bytes[start..<position]
    }
  }

  private mutating func object(depth: Int, isChapter: Bool) throws(Fault) {
    try expect("{")
    var name = ""
    while next != UInt8(ascii: "}") {
      guard next == UInt8(ascii: "\"") else { throw Fault() }
      let key = try string()
      output += key
      try expect(":")
      if isChapter, next == UInt8(ascii: "\""), key.elementsEqual("\"content\"".utf8) {
        let text = try string()
        let woven = replace(name, try Self.decoded(text))
        output += woven.map { Array(JSONText.string(String(decoding: $0, as: UTF8.self)).utf8) } ?? Array(text)
      } else if isChapter, next == UInt8(ascii: "\""), key.elementsEqual("\"name\"".utf8) {
        let text = try string()
        name = try Self.decoded(text)
        output += text
      } else {
        try value(depth: depth + 1, isChapter: key.elementsEqual("\"Chapter\"".utf8))
      }
      if next != UInt8(ascii: "}") { try expect(",") }
    }
    try expect("}")
  }

  /// Reads a string, with its quotes.
  private mutating func string() throws(Fault) -> ArraySlice<UInt8> {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < bytes.count else { throw Fault() }
    position += 1
    return bytes[start..<position]
  }

  private static func decoded(_ string: ArraySlice<UInt8>) throws(Fault) -> String {
    var units: [UInt16] = []
    var rest = String(decoding: string.dropFirst().dropLast(), as: UTF8.self).utf16[...]
    while let unit = rest.popFirst() {
      guard unit == 0x5C, let escape = rest.popFirst() else {
        units.append(unit)
        continue
      }
      switch Unicode.Scalar(escape) {
      case "n": units.append(0x0A)
      case "r": units.append(0x0D)
      case "t": units.append(0x09)
      case "b": units.append(0x08)
      case "f": units.append(0x0C)
      case "u":
        guard let code = UInt16(String(rest.prefix(4)) ?? "", radix: 16) else { throw Fault() }
        rest = rest.dropFirst(4)
        units.append(code)
      default: units.append(escape)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
