import Glibc
import LineEditing

/// Standard output and standard error.
enum Standard {
  /// Writes to standard output; a reader that has gone ends the program quietly.
  static func write(_ text: String) { write(text, to: 1) }

  /// Writes to standard error.
  static func writeError(_ text: String) { write(text, to: 2) }

  private static func write(_ text: String, to file: Int32) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0), to: file) }
  }

  /// Writes bytes to standard output.
  static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32 = 1) {
    // What is printed because of a Ctrl-C is printed; a Ctrl-C that comes meanwhile drops the rest.
    let goesOn = Interruption.isRequested
    var offset = 0
    while offset < bytes.count, let base = bytes.baseAddress {
      if Interruption.isRequested, !goesOn { return }
      let count = Glibc.write(file, base + offset, min(bytes.count - offset, 1 << 16))
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN {
          var ready = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
          poll(&ready, 1, -1)
          continue
        }
        if file != 1 { return }
        if errno == EPIPE { exit(0) }
        writeError("rxplay: standard output cannot be written: \(String(cString: strerror(errno)))\n")
        exit(1)
      }
      offset += count
    }
  }
}

/// Files, read whole.
enum Files {
  /// Why a file cannot be read, in a few words.
  struct Fault: Error {
    let text: String
  }

  /// More than any script needs, and less than would hurt.
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
      // Not filled with zeros first: what is not read touches no memory.
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initializedCount in
        count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
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

  /// What an error number says, the same in every language.
  static func reason(_ number: Int32) -> String {
    switch number {
    case ENOENT: "there is no such file"
    case EACCES: "it may not be read"
    case EISDIR: "it is a directory"
    case EINTR: "interrupted"
    default: "it cannot be read (error \(number))"
    }
  }
}

extension Files {
  /// Writes a file anew; what was there stays whole until the new text is on disk, and where Ctrl-C comes before that.
  static func replace(_ path: String, with text: String) -> Bool { replace(path, with: Array(text.utf8)) }

  /// The same with bytes; of a link the file that it leads to is written, and what is no file, such as a pipe or
  /// `/dev/stdout`, is written to.
  static func replace(_ link: String, with bytes: [UInt8]) -> Bool {
    var status = stat()
    let exists = stat(link, &status) == 0
    guard !exists || status.st_mode & S_IFMT == S_IFREG else {
      return write(bytes, to: link, O_WRONLY, 0, syncs: false)
    }
    let target = realpath(link, nil)
    defer { free(target) }
    let path = target.map { String(cString: $0) } ?? link
    let temporary = unusedName(beside: path)
    let mode = exists ? status.st_mode & 0o777 : 0o644
    return Interruption.puttingOff {
      guard write(bytes, to: temporary, O_WRONLY | O_CREAT | O_EXCL, mode, syncs: true) else { return false }
      guard rename(temporary, path) == 0 else {
        unlink(temporary)
        return false
      }
      return true
    }
  }

  /// A name for what is not yet whole: never that of a file of the user's.
  private static func unusedName(beside path: String) -> String {
    var status = stat()
    let names = (1...1000).lazy.map { "\(path).new\($0)" }
    return names.first { lstat($0, &status) != 0 } ?? path + ".new"
  }

  /// What is written to the disk at a time: Ctrl-C waits for no more.
  private static let piece = 4 << 20

  /// Writes bytes to a file; false, too, where Ctrl-C comes in their middle.
  private static func write(_ bytes: [UInt8], to path: String, _ flags: Int32, _ mode: mode_t, syncs: Bool) -> Bool {
    let file = open(path, flags | O_CLOEXEC, mode)
    guard file >= 0 else { return false }
    // What is written because of a Ctrl-C is written.
    let goesOn = Interruption.isRequested
    let isWritten = bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count, let base = bytes.baseAddress {
        if Interruption.isRequested, !goesOn { return false }
        let count = Glibc.write(file, base + offset, min(bytes.count - offset, piece))
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
