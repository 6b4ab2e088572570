import Foundation

/// A file with code. Its `//!` lines are the drive, and its `//>` lines the log.
public struct Piece: CustomStringConvertible, Sendable {
  /// The name of the file.
  public let name: String
  /// The code, with the drive.
  public let code: String
  /// The lines of the log.
  public let log: [String]

  /// The name.
  public var description: String { name }

  private init(_ url: URL) throws {
    name = url.lastPathComponent
    let text = try String(contentsOf: url, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    code = lines.filter { !$0.hasPrefix("//>") }.joined(separator: "\n")
    log = lines.filter { $0.hasPrefix("//>") }.map { String($0.dropFirst(4)) }
  }

  /// Returns the pieces in the folder `Pieces` beside a file.
  public static func all(beside file: String) -> [Piece] {
    let folder = URL(filePath: file).deletingLastPathComponent().appending(path: "Pieces")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.sorted { $0.path < $1.path }.compactMap { try? Piece($0) }
  }

  /// Returns a log with each entry as one line.
  public static func plain(_ log: [String]) -> [String] {
    log.map {
      $0.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
        .trimmingCharacters(in: .whitespaces)
    }
  }
}
