import LineEditing
import StreamLang

/// Completes the paths of files.
enum PathCompletion {
  /// Returns the candidates for the last part of a path; directories end in a slash.
  static func completion(of typed: [UInt8], from start: Int) -> Completion? {
    let slash = typed[start...].lastIndex(of: UInt8(ascii: "/"))
    let directory = slash.map { String(decoding: typed[start...$0], as: UTF8.self) } ?? "."
    let nameStart = slash.map { $0 + 1 } ?? start
    let name = String(decoding: typed[nameStart...], as: UTF8.self)
    let candidates = entries(of: directory).filter { entry in
      entry.hasPrefix(name) && (!entry.hasPrefix(".") || name.hasPrefix("."))
    }
    guard !candidates.isEmpty else { return nil }
    return Completion(replacement: nameStart..<typed.count, candidates: candidates.map { Completion.Candidate($0) })
  }

  /// Returns the names in a directory that can be typed, in order.
  private static func entries(of directory: String) -> [String] {
    let names = Files.names(in: directory).filter { Printable.text($0) == $0 && !$0.contains("\n") }
    return names.map { Files.isFolder("\(directory)/\($0)") ? $0 + "/" : $0 }.sorted()
  }
}
