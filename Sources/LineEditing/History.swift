import CLibrary

/// The entries of this and earlier sessions, in a UTF-8 file with one entry a line.
///
/// The file is only appended to, with one write for each entry, so several shells at once lose no entry, and lines that
/// cannot be read are kept. It is read on the first access to the entries.
public final class History {
  /// The maximum number of entries that are loaded.
  public static let limit = 10_000
  /// The number of bytes at the end of a long file that are read.
  static let byteLimit = 8 << 20

  /// The reason why entries are not kept; `nil` if they are.
  public private(set) var warning: String?

  private let path: String?
  /// The length of the file when the session began: later entries are this session's, or another shell's.
  private var lengthAtStart = 0
  private var loaded: [String]?
  private var added: [String] = []

  /// Opens the history at `path`. Without a path, entries last as long as the session.
  public init(path: String?) {
    self.path = path
    guard let path else { return }
    Self.makeParents(of: path)
    withFile(O_RDONLY | O_CREAT) { file in
      lengthAtStart = max(0, Int(lseek(file, 0, SEEK_END)))
    }
    if warning == nil, access(path, W_OK) != 0 { warn(errno) }
  }

  /// Returns the path of the history: `RXPLAY_HISTORY` (empty for none), or `rxplay/history` in `XDG_STATE_HOME` or
  /// `~/.local/state`.
  public static func defaultPath(environment: (String) -> String? = variable) -> String? {
    if let path = environment("RXPLAY_HISTORY") { return path.isEmpty ? nil : path }
    // The XDG specification says that relative paths are ignored.
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") { return "\(state)/rxplay/history" }
    if let home = environment("HOME"), !home.isEmpty { return "\(home)/.local/state/rxplay/history" }
    return nil
  }

  /// Returns the value of an environment variable.
  public static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// All entries, oldest first.
  public var entries: [String] {
    if let loaded { return loaded }
    var entries: [String] = []
    for entry in load() + added where entry != entries.last { entries.append(entry) }
    entries = entries.suffix(Self.limit)
    loaded = entries
    return entries
  }

  /// Adds an entry and writes it to the file. Blank ones and one that repeats the last are omitted.
  public func append(_ entry: String) {
    guard entry.contains(where: { !$0.isWhitespace }) else { return }
    guard entry != (loaded ?? added).last else { return }
    // The file's last entry counts only after it has been read: reading it here would slow the first entry.
    loaded?.append(entry)
    if loaded == nil { added.append(entry) }
    withFile(O_RDWR | O_APPEND | O_CREAT) { file in
      let line = Array((Self.needsNewline(file) ? "\n" : "").utf8) + Self.encoded(entry).utf8 + [UInt8(ascii: "\n")]
      if write(file, line, line.count) != line.count { warn(errno) }
    }
  }

  // MARK: Lines

  /// Returns an entry as a line of the file.
  static func encoded(_ entry: String) -> String {
    var line: [UInt8] = []
    line.reserveCapacity(entry.utf8.count)
    for byte in entry.utf8 {
      switch byte {
      case UInt8(ascii: "\\"): line += Array("\\\\".utf8)
      case UInt8(ascii: "\n"): line += Array("\\n".utf8)
      default: line.append(byte)
      }
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// Returns the entry in a line of the file; `nil` if it is not UTF-8.
  static func decoded(_ line: some Collection<UInt8>) -> String? {
    guard let line = String(validating: line, as: UTF8.self) else { return nil }
    guard position(of: UInt8(ascii: "\\"), in: line.utf8) != nil else { return line }
    var entry = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        // Other escapes were not written by this program and are kept as they are.
        if scalar != "n" && scalar != "\\" { entry.append("\\") }
        entry.append(scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        entry.append(scalar)
      }
    }
    if isEscaped { entry.append("\\") }
    return String(entry)
  }

  // MARK: The file

  private func load() -> [String] {
    guard lengthAtStart > 0 else { return [] }
    var entries: [String] = []
    withFile(O_RDONLY) { file in
      let start = max(0, lengthAtStart - Self.byteLimit)
      let bytes = [UInt8](unsafeUninitializedCapacity: lengthAtStart - start) { bytes, count in
        count = max(0, pread(file, bytes.baseAddress, bytes.count, off_t(start)))
      }
      var lines = Self.lines(of: bytes)
      // If the reading began in the middle of the file, the first line is the rest of one.
      if start > 0, !lines.isEmpty { lines.removeFirst() }
      // More lines than entries are needed, because repeated ones become one.
      entries = lines.suffix(2 * Self.limit).compactMap(Self.decoded)
    }
    return entries
  }

  /// Returns the lines that are not empty. It does not loop over bytes, which would take ten times as long, because the
  /// first key that needs the history waits for it.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = position(of: UInt8(ascii: "\n"), in: bytes[start...]).map { start + $0 } ?? bytes.count
      if end > start { lines.append(bytes[start..<end]) }
      start = end + 1
    }
    return lines
  }

  /// Returns the number of bytes before the first of a kind.
  private static func position(of byte: UInt8, in bytes: some Collection<UInt8>) -> Int? {
    let position = bytes.withContiguousStorageIfAvailable { bytes -> Int? in
      guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count) else { return nil }
      return UnsafeRawPointer(found) - UnsafeRawPointer(start)
    }
    return position ?? bytes.enumerated().first { $0.element == byte }?.offset
  }

  /// Returns whether the file ends in the middle of a line, as after a crash.
  private static func needsNewline(_ file: Int32) -> Bool {
    let length = lseek(file, 0, SEEK_END)
    var last: UInt8 = 0
    return length > 0 && pread(file, &last, 1, length - 1) == 1 && last != UInt8(ascii: "\n")
  }

  private func withFile(_ flags: Int32, _ body: (Int32) -> Void) {
    guard let path, warning == nil || flags == O_RDONLY else { return }
    // The file is opened without blocking, because the path may be that of a pipe.
    let file = open(path, flags | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard file >= 0 else { return warn(errno) }
    body(file)
    close(file)
  }

  private func warn(_ code: Int32) {
    guard warning == nil, let path else { return }
    warning = "history is not kept: \(path): \(String(cString: strerror(code)))"
  }

  private static func makeParents(of path: String) {
    var slash = path.dropFirst().firstIndex(of: "/")
    while let end = slash {
      mkdir(String(path[..<end]), 0o700)
      slash = path[path.index(after: end)...].firstIndex(of: "/")
    }
  }
}
