import CEditline

/// The entry in libedit's buffer: its scalars and the cursor among them.
struct EntryBuffer {
  let editLine: OpaquePointer

  var scalars: [Unicode.Scalar] {
    guard let line = el_wline(editLine)?.pointee, let start = line.buffer, let end = line.lastchar else { return [] }
    return UnsafeBufferPointer(start: start, count: end - start).map {
      Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{FFFD}"
    }
  }

  var text: String { String(scalars: scalars) }

  /// The cursor's place, in scalars from the start.
  var cursor: Int { Int(el_cursor(editLine, 0)) }

  func moveCursor(to index: Int) {
    el_cursor(editLine, Int32(index - cursor))
  }

  /// Inserts before the cursor.
  func insert(_ text: String) {
    // libedit treats an empty insertion as a failure.
    guard !text.isEmpty else { return }
    var characters = text.unicodeScalars.map { wchar_t($0.value) }
    characters.append(0)
    el_winsertstr(editLine, characters)
  }

  func delete(_ range: Range<Int>) {
    moveCursor(to: range.upperBound)
    el_deletestr(editLine, Int32(range.count))
  }

  /// Replaces the whole entry and leaves the cursor at its end. (`el_replacestr` cannot make it empty.)
  func replace(with text: String) {
    delete(0..<scalars.count)
    insert(text)
  }

  /// The bounds of the line that the cursor is in, in scalars.
  var currentLine: Range<Int> {
    let scalars = scalars
    let cursor = cursor
    let start = scalars[..<cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let end = scalars[cursor...].firstIndex(of: "\n") ?? scalars.count
    return start..<end
  }

  /// The text of the current line before the cursor.
  var lineHead: String {
    String(scalars: scalars[currentLine.lowerBound..<cursor])
  }

  /// The number of scalars in the character that ends at the cursor.
  var characterBefore: Int {
    String(scalars: scalars[..<cursor]).last?.unicodeScalars.count ?? 0
  }

  /// The number of scalars in the character that begins at the cursor.
  var characterAfter: Int {
    String(scalars: scalars[cursor...]).first?.unicodeScalars.count ?? 0
  }
}

extension String {
  /// Creates a text of scalars: iterating over a view of them takes long for a long entry.
  init(scalars: some Collection<Unicode.Scalar>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(scalars.count)
    for scalar in scalars {
      if scalar.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes += UTF8.encode(scalar).map(Array.init) ?? []
      }
    }
    self.init(decoding: bytes, as: UTF8.self)
  }
}
