import Foundation

/// The machine of the measurements.
struct Machine: Codable {
  let text: String
  private let loadBefore: String?

  init() {
    let processor = Self.field("model name", of: "/proc/cpuinfo") ?? "an unknown processor"
    let memory = Self.field("MemTotal", of: "/proc/meminfo").flatMap { Int($0.prefix { $0.isNumber }) }
    let system = Self.field("PRETTY_NAME", of: "/etc/os-release", separator: "=")?.replacing("\"", with: "")
    let swift = Command.firstLine(of: ["swiftc", "--version"])
    text =
      [
        "\(ProcessInfo.processInfo.activeProcessorCount) cores of \(processor)", memory.map { "\($0 >> 20) GB" },
        system,
        swift,
      ].compactMap { $0 }.joined(separator: ", ") + "."
    loadBefore = Self.currentLoad
  }

  /// The number of processes that wanted to run: more than there are cores means that others were working.
  var load: String {
    guard let loadBefore, let after = Self.currentLoad else { return "the machine's load is unknown" }
    return "the machine's load was \(loadBefore) at the beginning and \(after) at the end"
  }

  private static var currentLoad: String? {
    let text = try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)
    return text?.split(separator: " ").first.map(String.init)
  }

  private static func field(_ name: String, of file: String, separator: Character = ":") -> String? {
    let text = try? String(contentsOfFile: file, encoding: .utf8)
    for line in text?.split(separator: "\n") ?? [] where line.hasPrefix(name) {
      let parts = line.split(separator: separator, maxSplits: 1)
      if parts.count == 2 { return parts[1].trimmingCharacters(in: .whitespaces) }
    }
    return nil
  }
}
