import CLibrary
import Processes

/// Files, read and written whole.
enum Files {
  /// The reason why a file cannot be read, in a few words.
  struct Fault: Error {
    let text: String
  }

  /// More than any script needs, and less than would fill the memory.
  static let largest = 64 << 20

  /// The bytes of a file; `-` is standard input.
  static func read(_ path: String) throws(Fault) -> [UInt8] {
    if path == "-" { return try read(descriptor: 0, path) }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Fault(text: reason(errno)) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw Fault(text: reason(errno)) }
    if status.st_mode & S_IFMT == S_IFDIR { throw Fault(text: "it is a directory") }
    return try read(descriptor: file, path)
  }

  private static func read(descriptor: Int32, _ path: String) throws(Fault) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      var count = 0
      // The chunk is not filled with zeros first: pages that are not read into are not touched.
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initializedCount in
        count = CLibrary.read(descriptor, buffer.baseAddress, buffer.count)
        initializedCount = max(count, 0)
      }
      if count < 0 {
        if errno == EINTR, !Interruption.isRequested { continue }
        throw Fault(text: reason(errno))
      }
      if count == 0 { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if bytes.count > largest { throw Fault(text: "it is larger than \(largest >> 20) MB, which no script is") }
    }
  }

  /// An error number in words, which are the same in every locale.
  static func reason(_ number: Int32) -> String {
    switch number {
    case ENOENT: "there is no such file"
    case EACCES: "it may not be read"
    case EISDIR: "it is a directory"
    case EINTR: "interrupted"
    default: "it cannot be read (error \(number))"
    }
  }

  /// The names in a folder that are UTF-8, sorted; none where it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard let name = String(validating: bytes, as: UTF8.self), name != ".", name != ".." else { continue }
      names.append(name)
    }
    return names.sorted()
  }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a path leads to a regular file.
  static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}

extension Files {
  /// Writes a file anew; the old contents stay whole until the new text is on disk, and where Ctrl-C comes before that.
  static func replace(_ path: String, with text: String) -> Bool { replace(path, with: Array(text.utf8)) }

  /// The same with bytes.
  ///
  /// A link stays: the file that it leads to is written. A file keeps its owner and its mode, and one that may not be
  /// written stays as it is. Other things, such as a pipe or `/dev/stdout`, are written to.
  static func replace(_ link: String, with bytes: [UInt8]) -> Bool {
    var status = stat()
    let exists = stat(link, &status) == 0
    guard !exists || status.st_mode & S_IFMT == S_IFREG else {
      return write(bytes, to: link, O_WRONLY, syncs: false)
    }
    guard let path = target(of: link) else { return false }
    if exists {
      // The superuser may write everything, but a file that nobody may write is meant to stay.
      guard status.st_mode & 0o222 != 0, access(path, W_OK) == 0 else { return false }
    }
    let temporary = unusedName(beside: path)
    return Interruption.postponing {
      guard write(bytes, to: temporary, O_WRONLY | O_CREAT | O_EXCL, syncs: true) else { return false }
      if exists {
        guard chown(temporary, status.st_uid, status.st_gid) == 0 else {
          // Only the superuser can give a file away; in its place the file is overwritten.
          unlink(temporary)
          return write(bytes, to: path, O_WRONLY | O_TRUNC, syncs: true)
        }
        chmod(temporary, status.st_mode & 0o777)
      }
      guard rename(temporary, path) == 0 else {
        unlink(temporary)
        return false
      }
      return true
    }
  }

  /// The path that links lead to in the end, whether there is a file or not; nil where they lead in a circle.
  private static func target(of link: String) -> String? {
    var path = link
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: 4096)
      let count = readlink(path, &buffer, buffer.count)
      guard count > 0 else { return path }
      let next = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = next.hasPrefix("/") ? next : folder + next
    }
    return nil
  }

  /// A name for a file that is not yet whole; it is never that of another file.
  private static func unusedName(beside path: String) -> String {
    var status = stat()
    let names = (1...1000).lazy.map { "\(path).new\($0)" }
    return names.first { lstat($0, &status) != 0 } ?? path + ".new"
  }

  /// The number of bytes that are written to the disk at a time, which Ctrl-C waits for.
  private static let piece = 4 << 20

  /// Writes bytes to a file; false, too, where Ctrl-C comes in their middle.
  private static func write(_ bytes: [UInt8], to path: String, _ flags: Int32, syncs: Bool) -> Bool {
    let file = open(path, flags | O_CLOEXEC, 0o644)
    guard file >= 0 else { return false }
    // A file that is written because of a Ctrl-C is written whole.
    let wasInterrupted = Interruption.isRequested
    let isWritten = bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count, let base = bytes.baseAddress {
        if Interruption.isRequested, !wasInterrupted { return false }
        let count = CLibrary.write(file, base + offset, min(bytes.count - offset, piece))
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        offset += count
        if syncs, offset < bytes.count, fsync(file) != 0 { return false }
      }
      return !syncs || fsync(file) == 0
    }
    let isWhole = close(file) == 0 && isWritten
    if !isWhole, flags & O_EXCL != 0 { unlink(path) }
    return isWhole
  }
}
