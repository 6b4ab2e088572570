import CLibrary

/// Reads and writes source files.
enum SourceFile {
  /// Returns all bytes of a file; `nil` if it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&part, 1, part.count, file)
      bytes += part[..<count]
      if count < part.count { return ferror(file) == 0 ? bytes : nil }
    }
  }

  /// Replaces the bytes of a file. Returns whether that succeeded.
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    return fclose(file) == 0 && isWritten
  }
}

/// The environment of the process.
enum Environment {
  /// Returns the value of a variable; `nil` if there is none.
  static func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
