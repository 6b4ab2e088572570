import CLibrary
import Processes

/// Reads entries without a capable terminal: no prompt, no escape sequences, no history.
public final class PlainReader: EntryReader {
  private let completeness: (String) -> Completeness
  private var buffer: [UInt8] = []
  private var isAtEnd = false
  private let rest: () -> Void

  /// Creates a reader that joins lines until `completeness` calls them complete.
  ///
  /// - Parameter rest: Called before each entry is read.
  public init(
    completeness: @escaping (String) -> Completeness = { _ in .complete }, rest: @escaping () -> Void = {}
  ) {
    self.rest = rest
    self.completeness = completeness
    Interruption.install()
  }

  /// Waits for the next entry. Unfinished text at the end of the input is an entry, too.
  public func readEntry() -> Reading {
    Interruption.reset()
    rest()
    let signals = SignalGuard()
    defer { signals.end() }
    var lines: [String] = []
    while true {
      switch nextLine(signals) {
      case .entry(let line):
        lines.append(line)
        let text = lines.joined(separator: "\n")
        if completeness(text) == .complete { return .entry(text) }
      case .interrupted: return .interrupted
      case .endOfInput: return lines.isEmpty ? .endOfInput : .entry(lines.joined(separator: "\n"))
      }
    }
  }

  private func nextLine(_ signals: SignalGuard) -> Reading {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeSubrange(...end)
        return .entry(line.hasSuffix("\r") ? String(line.dropLast()) : line)
      }
      if isAtEnd {
        defer { buffer = [] }
        return buffer.isEmpty ? .endOfInput : .entry(String(decoding: buffer, as: UTF8.self))
      }
      if signals.wait() == .signalled {
        if Interruption.isRequested {
          Interruption.reset()
          buffer = []
          // This follows the ^C that the terminal has shown.
          if isatty(STDOUT_FILENO) == 1 { print() }
          return .interrupted
        }
        for signal in [SIGTSTP, SIGTERM, SIGHUP, SIGQUIT] where SignalFlags.take(signal) {
          signals.raiseUncaught(signal)
        }
        continue
      }
      fill()
    }
  }

  private func fill() {
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &chunk, chunk.count)
    if count > 0 {
      buffer.append(contentsOf: chunk[..<count])
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      isAtEnd = true
    }
  }
}

/// Returns a line editor on a capable terminal, otherwise a reader without prompt and escapes.
public func makeEntryReader(hooks: EntryHooks, history: History, style: LineEditor.Style = .init()) -> any EntryReader {
  LineEditor(hooks: hooks, history: history, style: style)
    ?? PlainReader(completeness: hooks.completeness, rest: { _ = hooks.rest { false } })
}
