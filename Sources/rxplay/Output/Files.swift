import CLibrary
import Processes

/// Reads and writes whole files.
enum Files {
  /// The reason why a file cannot be read, in a few words.
  struct Fault: Error {
    let text: String
  }

  /// The maximum size: more than any script needs, and less than would fill the memory.
  static let largest = 64 << 20

  /// Returns the bytes of a file; `-` is standard input.
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
      // The chunk is not filled with zeros first, so that pages without input are not touched.
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

  /// Returns an error number in words, which are the same in every locale.
  static func reason(_ number: Int32) -> String {
    switch number {
    case ENOENT: "there is no such file"
    case EACCES: "it may not be read"
    case EISDIR: "it is a directory"
    case EINTR: "interrupted"
    default: "it cannot be read (error \(number))"
    }
  }

  /// Returns the names in a folder that are UTF-8, sorted; none if it cannot be read.
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

  /// Returns whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns whether a path leads to a regular file.
  static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}

extension Files {
  /// Makes the folders that lead to a file and do not exist.
  static func makeParents(of path: String, mode: mode_t = 0o777) {
    var slash = path.dropFirst().firstIndex(of: "/")
    while let end = slash {
      mkdir(String(path[..<end]), mode)
      slash = path[path.index(after: end)...].firstIndex(of: "/")
    }
  }

  /// Replaces the text of a file. The old contents stay whole until the new text is on disk, even at Ctrl-C.
  static func replace(_ path: String, with text: String) -> Bool { replace(path, with: Array(text.utf8)) }

  /// Replaces the bytes of a file.
  ///
  /// A link stays: its target is written. A file keeps its owner and its mode, and one without write permission stays
  /// unchanged. Other things, such as a pipe or `/dev/stdout`, are written to.
  static func replace(_ link: String, with bytes: [UInt8]) -> Bool {
    var status = stat()
    let exists = stat(link, &status) == 0
    guard !exists || status.st_mode & S_IFMT == S_IFREG else {
      return write(bytes, to: link, O_WRONLY, syncs: false)
    }
    guard let path = target(of: link) else { return false }
    if exists {
      // The superuser may write everything, but a file without write permission must not change.
      guard status.st_mode & 0o222 != 0, access(path, W_OK) == 0 else { return false }
    }
    let temporary = unusedName(beside: path)
    return Interruption.postponing {
      guard write(bytes, to: temporary, O_WRONLY | O_CREAT | O_EXCL, syncs: true) else { return false }
      if exists {
        guard chown(temporary, status.st_uid, status.st_gid) == 0 else {
          // Only the superuser can change a file's owner; in its place the file is overwritten.
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

  /// Returns the final target of links, whether it exists or not; `nil` if they lead in a circle.
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

  /// Returns a name for an unfinished file that no other file has.
  private static func unusedName(beside path: String) -> String {
    var status = stat()
    let names = (1...1000).lazy.map { "\(path).new\($0)" }
    return names.first { lstat($0, &status) != 0 } ?? path + ".new"
  }

  /// The number of bytes in one write to the disk, which Ctrl-C waits for.
  private static let piece = 4 << 20

  /// Writes bytes to a file. Returns false if that failed, or if Ctrl-C came.
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
