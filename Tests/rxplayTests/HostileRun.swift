import Foundation
import TerminalTesting
import Testing

/// A hostile script that runs in the program of `RXPLAY_HOSTILE`, with the default budgets.
final class HostileRun {
  static let program = ProcessInfo.processInfo.environment["RXPLAY_HOSTILE"]

  private let script: HostileScriptTests.Script
  private let base = FileManager.default.temporaryDirectory.appendingPathComponent("hostile-\(UUID().uuidString)").path
  private let process: ChildProcess

  init(_ script: HostileScriptTests.Script) throws {
    self.script = script
    try script.text.write(toFile: base + ".rx", atomically: true, encoding: .utf8)
    let command = [Self.program ?? Program.path] + script.arguments + [base + ".rx"]
    process = try ChildProcess(command, output: base + ".out", error: base + ".err")
  }

  deinit { for file in [".rx", ".out", ".err"] { unlink(base + file) } }

  /// Waits for its end: by itself, with a message, within bounds.
  func check() {
    let end = process.wait()
    let message = (try? String(contentsOfFile: base + ".err", encoding: .utf8)) ?? ""
    let attributes = try? FileManager.default.attributesOfItem(atPath: base + ".out")
    let printed = attributes?[.size] as? Int ?? .max
    #expect(end.status == 0 || end.status == 1, "\(script.name): \(end.status): \(message.prefix(300))\n\(script.text)")
    #expect(end.status == 0 || message.contains("error: "), "\(script.name)\n\(script.text)")
    #expect(
      end.seconds < 2 && end.megabytes < 500 && printed < 20_000_000,
      "\(script.name): \(end.seconds) s, \(end.megabytes) MB, \(printed) bytes\n\(script.text)")
  }
}
