import LineEditing
import Printing
import Processes
import StreamLang

/// The destination of results: standard output at once, or with `-o` a file at the end.
final class OutputFile {
  private let path: String?
  /// Whether each result is a document, which gets a file of its own.
  private let isDocumentEach: Bool
  private var documents: [String] = []

  init(_ path: String?, _ format: Format) {
    self.path = path
    isDocumentEach = format == .svg
  }

  /// Takes a result.
  func write(_ text: String) {
    guard path != nil else { return Standard.write(text) }
    if text.isEmpty { return }
    if isDocumentEach || documents.isEmpty {
      documents.append(text)
    } else {
      documents[0] += text
    }
  }

  /// Writes the file, or `name-2.svg` and so on for further pictures. Returns false if one could not be written.
  func finish() -> Bool {
    guard let path else { return true }
    if documents.isEmpty, isDocumentEach {
      Standard.writeError("rxplay: \(Printable.text(path)): there is no picture to write\n")
      return false
    }
    for (number, document) in (documents.isEmpty ? [""] : documents).enumerated() {
      let name = number == 0 ? path : Self.name(path, number + 1)
      guard Files.replace(name, with: document) else {
        let isInterrupted = Interruption.isRequested
        if isInterrupted { Interruption.acknowledge() }
        let reason = "\(Printable.text(name)): it cannot be written"
        Standard.writeError("rxplay: \(isInterrupted ? "interrupted" : reason)\n")
        return false
      }
    }
    return true
  }

  /// Returns a path with a number before its extension: `pictures/a.svg`, `pictures/a-2.svg`.
  private static func name(_ path: String, _ number: Int) -> String {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    guard let dot = path.lastIndex(of: "."), dot > start else { return "\(path)-\(number)" }
    return "\(path[..<dot])-\(number)\(path[dot...])"
  }
}
