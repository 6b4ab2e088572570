import CLibrary
import LineEditing

/// The exercises that a learner has solved or skipped, in a text file with one exercise a line.
///
/// The file is `rxplay/learn` in `XDG_STATE_HOME` or `~/.local/state`. Lines that cannot be read are kept as they are.
struct LearnProgress {
  private static let head =
    "# Exercises of rxplay that you have solved or skipped. 'rxplay learn --restart' begins anew."

  private let path: String?
  private var lines: [String]

  /// Reads the file.
  init(path: String? = LearnProgress.defaultPath) {
    self.path = path
    let bytes = path.flatMap { try? Files.read($0) } ?? []
    lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static var defaultPath: String? {
    if let state = History.variable("XDG_STATE_HOME"), state.hasPrefix("/") { return "\(state)/rxplay/learn" }
    if let home = History.variable("HOME"), !home.isEmpty { return "\(home)/.local/state/rxplay/learn" }
    return nil
  }

  /// Returns whether an exercise was solved.
  func hasSolved(_ name: String) -> Bool { lines.contains("solved \(name)") }

  /// Returns whether an exercise was solved or skipped.
  func isDone(_ name: String) -> Bool { hasSolved(name) || lines.contains("skipped \(name)") }

  /// Notes that an exercise was solved.
  mutating func solve(_ name: String) { note("solved \(name)", insteadOf: "skipped \(name)") }

  /// Notes that an exercise was skipped.
  mutating func skip(_ name: String) { if !isDone(name) { note("skipped \(name)", insteadOf: nil) } }

  /// Removes some exercises.
  mutating func forget(_ names: [String]) {
    lines.removeAll { line in names.contains { line == "solved \($0)" || line == "skipped \($0)" } }
    write()
  }

  private mutating func note(_ line: String, insteadOf old: String?) {
    guard !lines.contains(line) else { return }
    if lines.isEmpty { lines.append(Self.head) }
    lines.removeAll { $0 == old }
    lines.append(line)
    write()
  }

  /// Writes the file. Without a writable one, progress lasts as long as the program.
  private func write() {
    guard let path else { return }
    Files.makeParents(of: path, mode: 0o700)
    _ = Files.replace(path, with: lines.map { $0 + "\n" }.joined())
  }
}
