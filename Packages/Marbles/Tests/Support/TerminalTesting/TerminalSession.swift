import Foundation

/// A program in a terminal of its own, driven by a test: tmux is the terminal, on a socket of its own.
public final class TerminalSession {
  /// In character cells.
  public struct Size: Sendable {
    /// The width.
    public var columns: Int
    /// The height.
    public var rows: Int

    /// Creates a size.
    public init(_ columns: Int, _ rows: Int) {
      self.columns = columns
      self.rows = rows
    }
  }

  /// A wait that failed, with the screen at its end.
  public struct Failure: Error, CustomStringConvertible {
    /// The condition, and the screen.
    public let description: String
  }

  /// Whether tmux is there to run sessions.
  public static let isAvailable = (try? tmux(["-V"])) != nil

  /// The longest wait, in seconds; it is generous, as it costs only where a test fails.
  public static let longestWait = 30.0

  private let socket = "rxplay-test-\(UUID().uuidString)"

  /// Starts a program in a terminal of the given size, with the given additions to a small fixed environment.
  public init(
    _ command: [String], size: Size = Size(60, 20), environment: [String: String] = [:], directory: String = "/tmp"
  ) throws {
    var variables = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "screen-256color", "HOME": directory]
    variables["ASAN_OPTIONS"] = sanitizerOptions
    variables.merge(environment) { $1 }
    let assignments = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    // tmux's pane outlives the program, so that its last output can be read.
    let start = ["new-session", "-d", "-x", "\(size.columns)", "-y", "\(size.rows)", "-c", directory, "env", "-i"]
    let options = [["remain-on-exit", "on"], ["window-size", "manual"]].flatMap { [";", "set-option", "-g"] + $0 }
    try run(["-f", "/dev/null"] + start + assignments + command + options)
  }

  deinit { end() }

  /// Ends the terminal and the program in it.
  public func end() { _ = try? run(["kill-server"]) }

  // MARK: Typing

  /// Types text as it is.
  public func type(_ text: String) throws { try run(["send-keys", "-l", "--", text]) }

  /// Presses keys by tmux's names: `Enter`, `Up`, `C-c`, `M-Enter`, `BSpace`, `DC`.
  public func press(_ keys: String...) throws { try run(["send-keys"] + keys) }

  /// Pastes text as a terminal does: in brackets where the program asked for them.
  public func paste(_ text: String) throws {
    try run(["set-buffer", "--", text])
    try run(["paste-buffer", "-p", "-r"])
  }

  /// Gives the terminal another size.
  public func resize(to size: Size) throws {
    try run(["resize-window", "-x", "\(size.columns)", "-y", "\(size.rows)"])
  }

  /// Has the terminal tell its program a size that it does not have.
  public func claim(_ size: Size) throws {
    let path = try run(["display-message", "-p", "#{pane_tty}"]).filter { !$0.isNewline }
    let terminal = open(path, O_RDWR | O_NOCTTY)
    defer { close(terminal) }
    var window = winsize()
    (window.ws_col, window.ws_row) = (UInt16(size.columns), UInt16(size.rows))
    guard ioctl(terminal, UInt(TIOCSWINSZ), &window) == 0 else { throw Failure(description: "\(path) takes no size") }
  }

  // MARK: Looking

  /// The rows of the screen without the blank ones at its end, nor blanks at the ends of rows.
  public func screen() throws -> [String] {
    try lines(["capture-pane", "-p"])
  }

  /// Returns `screen` with the escape sequences that give the rows their colours.
  public func styledScreen() throws -> [String] {
    try lines(["capture-pane", "-p", "-e"])
  }

  /// The screen and the rows that have scrolled off it.
  public func scrollback() throws -> [String] {
    try lines(["capture-pane", "-p", "-S", "-"])
  }

  /// Returns the position of the cursor, from 0.
  public func cursor() throws -> (column: Int, row: Int) {
    let answer = try run(["display-message", "-p", "#{cursor_x} #{cursor_y}"])
    let numbers = answer.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 2 else { throw Failure(description: "tmux told no cursor") }
    return (numbers[0], numbers[1])
  }

  /// The exit status of the program, or 128 and the signal that ended it; nil while it runs.
  public func exitStatus() throws -> Int? {
    // Now and then tmux overlooks that a child has ended, until it hears of the next one.
    try run(["run-shell", "true"])
    let answer = try run(["display-message", "-p", "#{pane_dead_status},#{pane_dead_signal}"])
    let numbers = answer.split(separator: ",", omittingEmptySubsequences: false).map { Int($0.filter(\.isNumber)) }
    return (numbers.first ?? nil) ?? (numbers.last ?? nil).map { 128 + $0 }
  }

  // MARK: Waiting

  /// Waits until the screen satisfies a condition, and returns it.
  @discardableResult
  public func wait(for what: String, until isMet: ([String]) throws -> Bool) throws -> [String] {
    let deadline = Date().addingTimeInterval(Self.longestWait)
    while true {
      let screen = try screen()
      if try isMet(screen) { return screen }
      if Date() > deadline {
        let cursor = try cursor()
        throw Failure(
          description: "no \(what) on the screen, cursor at \(cursor.column),\(cursor.row):\n"
            + screen.map { "│\($0)" }.joined(separator: "\n"))
      }
      usleep(10_000)
    }
  }

  /// Waits until a row contains the text.
  @discardableResult
  public func wait(for text: String) throws -> [String] {
    try wait(for: "“\(text)”") { $0.contains { $0.contains(text) } }
  }

  /// Waits until no row contains the text.
  @discardableResult
  public func wait(forNo text: String) throws -> [String] {
    try wait(for: "disappearance of “\(text)”") { !$0.contains { $0.contains(text) } }
  }

  /// Waits until the screen is exactly these rows, with the cursor at `cursor` (column, row) if given.
  public func wait(forScreen rows: [String], cursor: (Int, Int)? = nil) throws {
    let whole = rows.map { "│\($0)" }.joined(separator: "\n")
    let place = cursor.map { " with the cursor at \($0.0),\($0.1)" } ?? ""
    try wait(for: "such rows\(place):\n\(whole)\nbut") { screen in
      guard screen == rows else { return false }
      guard let cursor else { return true }
      let now = try self.cursor()
      return now.column == cursor.0 && now.row == cursor.1
    }
  }

  /// Waits until the program has ended; returns its exit status.
  @discardableResult
  public func waitForExit() throws -> Int {
    var status: Int?
    try wait(for: "end of the program") { _ in
      status = try exitStatus()
      return status != nil
    }
    return status ?? -1
  }

  // MARK: tmux

  private func lines(_ arguments: [String]) throws -> [String] {
    var lines = try run(arguments).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while let last = lines.last, last.allSatisfy({ $0 == " " }) { lines.removeLast() }
    return lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    try Self.tmux(["-L", socket] + arguments)
  }

  private static func tmux(_ arguments: [String]) throws -> String {
    var environment = ProcessInfo.processInfo.environment
    environment["TMUX"] = nil
    environment["LC_ALL"] = "C.UTF-8"
    let result = try ChildProcess.run(["tmux", "-u"] + arguments, environment: environment)
    guard result.status == 0 else {
      throw Failure(description: "tmux \(arguments.joined(separator: " ")): \(result.output)")
    }
    return result.output
  }
}

/// The sanitizer options of the programs that tests start, where the tests run under the address sanitizer.
///
/// Its messages go to files and not into the output of a program, since it warns of every program that goes over to
/// another stack; an error is an exit status that no program has.
public let sanitizerOptions = ProcessInfo.processInfo.environment["ASAN_OPTIONS"].map { options in
  "\(options):exitcode=99:log_path=\(FileManager.default.temporaryDirectory.path)/address-sanitizer"
}

/// The path of an executable that the package has built, beside the tests that run.
public func builtExecutable(_ name: String) -> String {
  let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name).path
}
