import CLibrary
import CProcesses

/// Work that child processes share. Each of them writes lines, which this process takes as they come.
public enum ForkedLines {
  /// The number of processors.
  public static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Runs the work in child processes, and returns when all of them have ended, or at Ctrl-C, which ends them.
  ///
  /// - Parameter work: The work of a child with this number; it writes lines, without newlines in them.
  /// - Parameter take: Takes a line of any child.
  public static func take(
    from children: Int, _ work: (_ child: Int, _ write: (String) -> Void) -> Void, _ take: (String) -> Void
  ) {
    var running: [(process: pid_t, input: Int32, bytes: [UInt8])] = []
    for child in 0..<children {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { break }
      let process = process_fork()
      if process == 0 {
        close(ends[0])
        for other in running { close(other.input) }
        carryOut(child, writingTo: ends[1], work)
      }
      close(ends[1])
      guard process > 0 else {
        close(ends[0])
        break
      }
      running.append((process, ends[0], []))
    }
    while !running.isEmpty, !Interruption.isRequested {
      var inputs = running.map { pollfd(fd: $0.input, events: Int16(POLLIN), revents: 0) }
      guard poll(&inputs, nfds_t(inputs.count), 100) > 0 else { continue }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      for (index, input) in inputs.enumerated().reversed() where input.revents != 0 {
        let count = read(input.fd, &chunk, chunk.count)
        if count > 0 {
          running[index].bytes += chunk[..<count]
          var lines = running[index].bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
          running[index].bytes = Array(lines.removeLast())
          for line in lines { take(String(decoding: line, as: UTF8.self)) }
        } else if count == 0 {
          end(running.remove(at: index))
        }
      }
    }
    for child in running {
      kill(child.process, SIGKILL)
      end(child)
    }
  }

  private static func end(_ child: (process: pid_t, input: Int32, bytes: [UInt8])) {
    close(child.input)
    while waitpid(child.process, nil, 0) < 0, errno == EINTR {}
  }

  /// Does the work in a child and exits, without the usual work at the program's end.
  private static func carryOut(
    _ child: Int, writingTo pipe: Int32, _ work: (_ child: Int, _ write: (String) -> Void) -> Void
  ) -> Never {
    signal(SIGINT, SIG_DFL)
    Interruption.reset()
    process_tie_child()
    work(child) { line in
      let bytes = Array((line + "\n").utf8)
      var offset = 0
      while offset < bytes.count {
        let count = bytes.withUnsafeBytes { write(pipe, $0.baseAddress.map { $0 + offset }, bytes.count - offset) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { _exit(1) }
        offset += count
      }
    }
    _exit(0)
  }
}
