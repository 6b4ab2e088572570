import CEditline
import CLibrary

/// The size of a terminal, or of a part of it, in character cells.
public struct TerminalSize: Equatable, Sendable {
  /// The width.
  public var columns: Int
  /// The height.
  public var rows: Int

  /// Creates a size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// The terminal at standard input and output.
public enum Terminal {
  /// Whether standard input and output are a terminal that understands escape sequences.
  public static var isCapable: Bool {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, let type = getenv("TERM") else { return false }
    return !["", "dumb", "unknown"].contains(String(cString: type))
  }

  /// The present size; 80 × 24 if the terminal does not report one.
  public static var size: TerminalSize {
    var window = winsize()
    guard ioctl(STDIN_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col >= 2, window.ws_row >= 1 else {
      return TerminalSize(columns: 80, rows: 24)
    }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Sets the usual size if a terminal reports an absurd one. libedit asks for the size by itself and keeps two copies
  /// of the whole screen: those of 65535 × 65535 cells would fill the memory.
  static func mendSize() {
    var window = winsize()
    guard ioctl(STDIN_FILENO, UInt(TIOCGWINSZ), &window) == 0, Int(window.ws_col) * Int(window.ws_row) > 4 << 20 else {
      return
    }
    window = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(STDIN_FILENO, UInt(TIOCSWINSZ), &window)
  }

  /// Makes the C library decode UTF-8 in every locale; leaves numbers, times and sorting alone.
  static func useUTF8() {
    setlocale(LC_CTYPE, "")
    if let codeset = nl_langinfo(nl_item(CODESET)), String(cString: codeset) == "UTF-8" { return }
    setlocale(LC_CTYPE, "C.UTF-8")
  }

  /// Reads the bytes that are there, without waiting; `nil` if they cannot be read.
  static func read(atMost count: Int) -> [UInt8]? {
    var result = -1
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      result = CLibrary.read(STDIN_FILENO, buffer.baseAddress, count)
      length = max(0, result)
    }
    return result >= 0 || errno == EINTR || errno == EAGAIN ? bytes : nil
  }

  /// Makes a read without input return at once. Ctrl-C discards typed keys, so a read for a key that was announced
  /// before could otherwise wait for the next one, and delay the signal.
  static func readWithoutWaiting() {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    withUnsafeMutableBytes(of: &settings.c_cc) {
      $0[Int(VMIN)] = 0; $0[Int(VTIME)] = 0
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  /// Writes through libedit's stream, so that the order is kept.
  static func put(_ text: String) { ce_put(text) }

  static func flush() { ce_flush() }
}

/// Control sequences, by their ECMA-48 names if they have one.
enum Escape {
  static let eraseBelow = "\u{1B}[J"
  static let eraseLine = "\u{1B}[K"
  /// Erases this row and those below. tmux mistakes `eraseBelow` at the top of the screen for a clearing of the whole
  /// screen and saves the rows in its history: so it is done from the second row.
  static let eraseRowAndBelow = saveCursor + eraseLine + down(1) + eraseBelow + restoreCursor
  static let saveCursor = "\u{1B}7"
  static let restoreCursor = "\u{1B}8"
  static let dim = "\u{1B}[2m"
  static let plain = "\u{1B}[0m"
  static let pasteMode = "\u{1B}[?2004h"
  static let noPasteMode = "\u{1B}[?2004l"
  /// Moves down a row in the same column and scrolls at the bottom.
  static let index = "\u{1B}D"

  static func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }
  static func down(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)B" : "" }
  static func right(_ columns: Int) -> String { columns > 0 ? "\u{1B}[\(columns)C" : "" }
}
