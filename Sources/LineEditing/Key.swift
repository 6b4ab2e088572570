/// A key without a character.
///
/// libedit looks up only characters below U+0100 in its maps. These keys take C1 control characters, which no
/// keyboard has, so that the sequences of any terminal become one code each in either editing mode.
enum FunctionKey: UInt8, CaseIterable {
  case up = 0x80
  case down, left, right, wordLeft, wordRight, home, end, delete, newline, paste
  /// The other cases are no keys of a keyboard; the editor sends them to itself.
  case submit, showMatch, setMark, killRegion, insertMode, appendMode

  var scalar: Unicode.Scalar { Unicode.Scalar(rawValue) }
}

/// An input from the keyboard.
enum Key: Equatable {
  case character(Unicode.Scalar)
  case function(FunctionKey)
  case paste(String)
}

/// Decodes the bytes of a terminal: UTF-8, function keys, bracketed pastes.
struct KeyDecoder {
  /// The maximum time of the rest of a sequence after its ESC, in milliseconds. After that, ESC is a key of its own.
  static let sequenceTimeout = 50

  /// The maximum number of bytes of a paste in one read: as many as the terminal keeps for its reader.
  private static let pieceOfPaste = 4096

  /// Returns the bytes that are there, at least one and at most `count`; none after `timeout` milliseconds (`nil` waits
  /// for ever) or at the end of the input.
  typealias NextBytes = (_ count: Int, _ timeout: Int?) -> [UInt8]

  /// Bytes that were read and not decoded: keys typed after a paste, and bytes that belong to no sequence.
  private var ahead: ArraySlice<UInt8> = []

  /// Whether a byte that was read is not decoded.
  var hasPending: Bool { !ahead.isEmpty }

  /// Drops the bytes that are not decoded, as a terminal does at Ctrl-C.
  mutating func dropPending() { ahead = [] }

  /// Returns the next key; `nil` at the end of the input, or for bytes without a meaning.
  mutating func next(_ nextBytes: NextBytes) -> Key? {
    guard let first = byte(timeout: nil, nextBytes) else { return nil }
    if first == 0x1B { return escape(nextBytes) }
    guard first >= 0x80 else { return .character(Unicode.Scalar(first)) }
    return character(first, nextBytes).map(Key.character)
  }

  /// Reads one byte at a time: the bytes after a key may be meant for another program.
  private mutating func byte(timeout: Int? = sequenceTimeout, _ nextBytes: NextBytes) -> UInt8? {
    ahead.popFirst() ?? nextBytes(1, timeout).first
  }

  private mutating func character(_ first: UInt8, _ nextBytes: NextBytes) -> Unicode.Scalar? {
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    var bytes = [first]
    while bytes.count < length, first >= 0xC2 {
      guard let byte = byte(nextBytes) else { return nil }
      guard byte & 0xC0 == 0x80 else {
        ahead = [byte] + ahead
        return nil
      }
      bytes.append(byte)
    }
    guard let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first else { return nil }
    // C1 controls would be mistaken for function keys.
    return scalar.value < 0xA0 ? nil : scalar
  }

  private mutating func escape(_ nextBytes: NextBytes) -> Key? {
    guard let second = byte(nextBytes) else { return .character("\u{1B}") }
    switch second {
    case UInt8(ascii: "["): return controlSequence(nextBytes)
    case UInt8(ascii: "O"):
      return byte(nextBytes).flatMap { Self.arrows[$0] }.map(Key.function)
    case UInt8(ascii: "\r"), UInt8(ascii: "\n"): return .function(.newline)
    default:
      ahead = [second] + ahead
      return .character("\u{1B}")
    }
  }

  private static let arrows: [UInt8: FunctionKey] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
  ]

  private static let numbered: [String: FunctionKey] = [
    "1": .home, "7": .home, "4": .end, "8": .end, "3": .delete,
    // Shift-Enter and Alt-Enter, from terminals that distinguish them.
    "27;2;13": .newline, "27;3;13": .newline,
  ]

  private mutating func controlSequence(_ nextBytes: NextBytes) -> Key? {
    var parameters = ""
    while let byte = byte(nextBytes) {
      switch byte {
      case 0x20...0x3F: parameters.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "~") where parameters == "200": return .paste(pastedText(nextBytes))
      case UInt8(ascii: "~"): return Self.numbered[parameters].map(Key.function)
      case UInt8(ascii: "u"): return ["13;2", "13;3"].contains(parameters) ? .function(.newline) : nil
      default:
        guard let key = Self.arrows[byte] else { return nil }
        guard parameters.contains(";") else { return .function(key) }
        return .function(key == .left ? .wordLeft : key == .right ? .wordRight : key)
      }
    }
    return nil
  }

  private mutating func pastedText(_ nextBytes: NextBytes) -> String {
    let end = Array("\u{1B}[201~".utf8)
    var bytes = Array(ahead)
    ahead = []
    var searched = 0
    while true {
      if let found = Self.firstIndex(of: end, in: bytes, from: searched) {
        // A slice of its own: this one would keep the whole paste.
        ahead = Array(bytes[(found + end.count)...])[...]
        return Self.cleaned(bytes[..<found])
      }
      // The beginning of the end may have come.
      searched = max(0, bytes.count - end.count + 1)
      let piece = nextBytes(Self.pieceOfPaste, nil)
      guard !piece.isEmpty else { return Self.cleaned(bytes[...]) }
      bytes += piece
    }
  }

  private static func firstIndex(of part: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count - start >= part.count else { return nil }
    return (start...bytes.count - part.count).first { bytes[$0] == part[0] && bytes[$0...].starts(with: part) }
  }

  /// Returns text that an entry may contain: lines end in LF, and of the control characters only tabs remain.
  ///
  /// libedit makes the terminal swap CR and LF, so a CRLF may come in either order.
  static func cleaned(_ bytes: ArraySlice<UInt8>) -> String {
    var decoded = String(decoding: bytes, as: UTF8.self)
    // This reads byte by byte, because a paste may be long and Ctrl-C has to wait for it: a control character takes one
    // byte, or `leadOfControl` and another.
    let kept = decoded.withUTF8 { bytes in
      var kept: [UInt8] = []
      kept.reserveCapacity(bytes.count)
      /// The first half of a line end, which may have a second.
      var lineEnd: UInt8?
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") {
          let isSecondHalf = lineEnd.map { $0 != byte } ?? false
          if !isSecondHalf { kept.append(UInt8(ascii: "\n")) }
          lineEnd = isSecondHalf ? nil : byte
          continue
        }
        lineEnd = nil
        if byte == Self.leadOfControl, index < bytes.count, bytes[index] < 0xA0 {
          index += 1
        } else if byte == UInt8(ascii: "\t") || byte >= 0x20 && byte != 0x7F {
          kept.append(byte)
        }
      }
      return kept
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// The lead byte of U+0080 to U+00BF in UTF-8, including the controls from U+0080 to U+009F.
  private static let leadOfControl: UInt8 = 0xC2
}
