import CLibrary
import Processes

/// Standard output and standard error.
enum Standard {
  /// Whether the reader of standard output has closed it. The rest of the output is dropped then, but the program
  /// continues, so that its exit status is the same.
  nonisolated(unsafe) private(set) static var isReaderGone = false

  /// Writes to standard output.
  static func write(_ text: String) { write(text, to: 1) }

  /// Writes to standard error.
  static func writeError(_ text: String) { write(text, to: 2) }

  private static func write(_ text: String, to file: Int32) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0), to: file) }
  }

  /// Writes bytes to standard output.
  static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32 = 1) {
    if file == 1, isReaderGone { return }
    // A message about a Ctrl-C is printed; a Ctrl-C during its writing drops the rest.
    let wasInterrupted = Interruption.isRequested
    var offset = 0
    while offset < bytes.count, let base = bytes.baseAddress {
      if Interruption.isRequested, !wasInterrupted { return }
      let count = CLibrary.write(file, base + offset, min(bytes.count - offset, 1 << 16))
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN {
          var ready = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
          poll(&ready, 1, -1)
          continue
        }
        if file != 1 { return }
        if errno == EPIPE {
          isReaderGone = true
          return
        }
        writeError("rxplay: standard output cannot be written: \(String(cString: strerror(errno)))\n")
        exit(1)
      }
      offset += count
    }
  }
}
