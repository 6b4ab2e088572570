import Foundation
import Testing

@testable import StreamLang

/// A file of a folder beside this one.
struct CorpusFile: CustomTestStringConvertible, Sendable {
  let url: URL

  var testDescription: String { url.lastPathComponent }

  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// The files of a folder with an extension, by name.
  static func all(in folder: String, extension suffix: String) -> [CorpusFile] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: folder)
    let files = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == suffix }.sorted { $0.path < $1.path }.map(CorpusFile.init)
  }

  /// Whether expectations are to be written, not checked.
  static var isRecording: Bool { ProcessInfo.processInfo.environment["RXPLAY_RECORD"] == "1" }

  /// Compares with the text that is recorded beside this file, or records it.
  func check(_ text: String, beside suffix: String) throws -> Bool {
    let expected = url.deletingPathExtension().appendingPathExtension(suffix)
    if CorpusFile.isRecording {
      try text.write(to: expected, atomically: true, encoding: .utf8)
      return true
    }
    return try text == String(contentsOf: expected, encoding: .utf8)
  }
}
