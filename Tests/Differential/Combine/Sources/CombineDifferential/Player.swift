import Foundation

/// The program rxplay, and what it makes of a text.
struct Player {
  let program: String
  let folder: URL

  /// Returns the log of a text, and the messages; the log is empty if rxplay does not run the text.
  func log(of text: String) throws -> (log: [Run.LogLine], messages: [String]) {
    let file = folder.appendingPathComponent("program.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--format", "json", file.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var messages: [String] = []
    if process.terminationReason == .uncaughtSignal { messages.append("ended by signal \(process.terminationStatus)") }
    var log: [Run.LogLine] = []
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let event = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any] else { continue }
      switch event["kind"] as? String {
      case "log": log.append(Run.LogLine(time: Int64(event["t"] as? Int ?? 0), text: event["text"] as? String ?? ""))
      case "error": messages.append(event["message"] as? String ?? "an error")
      default: break
      }
    }
    return (log, messages)
  }
}
