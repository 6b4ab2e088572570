import CLibrary

/// Messages of JSON-RPC on standard input and output, each after a header with its length.
struct Connection {
  /// A message, or the reason why there is none.
  enum Reading {
    case message(JSONTree)
    /// A message that is not JSON.
    case broken
    /// No whole message is there, and reading more would wait.
    case idle
    case end
  }

  private var bytes: [UInt8] = []
  private var start = 0

  /// The maximum length of a message, in bytes; a longer one is skipped.
  private static let longest = 64 << 20

  /// Returns the next message.
  ///
  /// - Parameter waits: Whether to wait for one; otherwise the result is `idle` if there is none.
  mutating func next(waits: Bool) -> Reading {
    while true {
      if let (length, body) = header() {
        guard length <= Self.longest else {
          while bytes.count - start < body + length { guard read() else { return .end } }
          start += body + length
          return .broken
        }
        if bytes.count - start >= body + length {
          let message = bytes[(start + body)..<(start + body + length)]
          start += body + length
          return JSONTree(message).map { .message($0) } ?? .broken
        }
      }
      if !waits, !Self.hasInput { return .idle }
      guard read() else { return .end }
    }
  }

  /// Returns the length of the next message and the offset of its text; `nil` if its header is not whole.
  ///
  /// Lines that are no header are skipped.
  private mutating func header() -> (length: Int, body: Int)? {
    let rest = bytes[start...]
    var length: Int?
    var line = rest.startIndex
    while let end = rest[line...].firstIndex(of: UInt8(ascii: "\n")) {
      let text = String(decoding: rest[line..<end], as: UTF8.self).lowercased().filter { $0 != "\r" }
      line = end + 1
      if text.hasPrefix("content-length:") {
        length = Int(text.dropFirst(15).filter { $0 != " " })
      } else if text.isEmpty, let length, length >= 0 {
        return (length, line - start)
      } else if text.isEmpty || length == nil, !text.hasPrefix("content-") {
        start = line
        length = nil
      }
    }
    return nil
  }

  private mutating func read() -> Bool {
    if start > 1 << 16 {
      bytes.removeFirst(start)
      start = 0
    }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = CLibrary.read(0, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      bytes += chunk[..<count]
      return true
    }
  }

  private static var hasInput: Bool {
    var descriptor = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0
  }

  /// Sends a message.
  func send(_ message: JSONTree) {
    let text = message.text
    Standard.write("Content-Length: \(text.utf8.count)\r\n\r\n\(text)")
  }
}
