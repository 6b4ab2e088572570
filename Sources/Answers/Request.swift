/// The request of a page: options, one in each line, then an empty line and a source text.
public struct Request {
  private var options: [(name: String, value: String)] = []
  /// The source text.
  public let text: String

  /// Reads a request. In the value of an option `\n` is a new line, and `\\` a backslash.
  public init(_ request: String) {
    var rest = request.utf8[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let line = rest[..<end]
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...]
      if line.isEmpty { break }
      guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
      options.append((String(Substring(line[..<equals])), Self.unescaped(line[line.index(after: equals)...])))
    }
    text = String(Substring(rest))
  }

  /// Returns the value of an option, if it is present.
  subscript(name: String) -> String? { options.last { $0.name == name }?.value }

  /// Returns whether an option is `yes`.
  func has(_ name: String) -> Bool { self[name] == "yes" }

  /// Returns an option that is a whole number.
  func number(_ name: String) -> Int? { self[name].flatMap { Int($0) } }

  /// Returns the words of an option between commas.
  func words(_ name: String) -> [String] { self[name]?.split(separator: ",").map { String($0) } ?? [] }

  private static func unescaped(_ value: Substring.UTF8View) -> String {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in value {
      if isEscaped {
        bytes.append(byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
