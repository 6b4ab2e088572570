import CLibrary
import LineEditing
import Printing
import StreamLang

/// The texts of the editions: the Chinese ones of `lessons/throttle.rx` are in `lessons/zh/throttle.txt`.
extension Edition {
  /// The languages that can be chosen.
  static let languages = ["en", "zh"]

  /// Returns the edition of a language with the texts that are installed; without them it is English.
  static func installed(_ language: String) -> Edition {
    var edition = Edition(language)
    guard language != "en" else { return edition }
    let lessons = InstalledFolder.candidates("lessons", namedBy: "RXPLAY_LESSONS")
    let exercises = InstalledFolder.candidates("exercises", namedBy: "RXPLAY_EXERCISES")
    for candidates in [lessons, exercises] {
      guard let folder = candidates.first(where: { access($0 + "/README.md", R_OK) == 0 }) else { continue }
      // The texts are beside their scripts; only the sentences of the program belong to no script.
      let places = ["\(language)", "\(language)/program"] + Files.names(in: folder).map { "\($0)/\(language)" }
      for place in places {
        let texts = "\(folder)/\(place)"
        for name in Files.names(in: texts) where name.hasSuffix(".txt") {
          guard let bytes = try? Files.read("\(texts)/\(name)") else { continue }
          edition.add(String(decoding: bytes, as: UTF8.self))
        }
      }
    }
    return edition
  }

  /// The language that the environment sets. It applies to text for readers, and never to the output of scripts.
  static var languageOfLocale: String {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let name = variables.lazy.compactMap { History.variable($0) }.first { !$0.isEmpty } ?? ""
    return languages.first { name == $0 || name.hasPrefix($0 + "_") || name.hasPrefix($0 + ".") } ?? "en"
  }
}

/// Compares the prose of a script with its texts in other languages.
enum EditionCheck {
  /// Returns the file of the texts of a script.
  static func path(of script: String, in language: String) -> String {
    let slash = script.lastIndex(of: "/")
    let folder = slash.map { script[...$0] } ?? ""
    let name = slash.map { script[script.index(after: $0)...] } ?? script[...]
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return "\(folder)\(language)/\(stem).txt"
  }

  /// Returns a message for each prose without its text, and for each text whose English is not there or has changed.
  static func faults(_ source: SourceText) -> [String] {
    Edition.languages.flatMap { language -> [String] in
      let path = path(of: source.name, in: language)
      guard let bytes = try? Files.read(path) else { return [] }
      let pieces = Edition.pieces(of: String(decoding: bytes, as: UTF8.self))
      let headers = texts(of: source).map { (line: $0.line, header: Edition.header(of: $0.text)) }
      func digest(_ header: String) -> Substring { header.dropFirst(2).prefix(8) }
      let missing = headers.filter { entry in
        !pieces.contains { $0.digest == digest(entry.header) && !$0.lines.isEmpty }
      }
      let stale = pieces.filter { piece in !headers.contains { digest($0.header) == piece.digest } }
      return missing.map { "\(path): no text for line \($0.line): \($0.header)" }
        + stale.map { "\(path):\($0.line): its English is not there any more, or has changed" }
    }
  }

  /// Returns the texts of a script that its readers see besides the code, with their lines.
  static func texts(of source: SourceText) -> [(line: Int, text: String)] {
    let sheet = ExerciseSheet(source)
    var texts = Parser.parse(sheet.script).items.compactMap { item -> (line: Int, text: String)? in
      guard case .prose(let prose) = item else { return nil }
      return (source.position(at: prose.span.start).line, prose.lines.joined(separator: "\n"))
    }
    for exercise in sheet.exercises {
      let line = source.position(at: exercise.start).line
      let blocks = [[exercise.title], exercise.task] + exercise.hints.map { [$0] }
      let replies = exercise.misconceptions.map { [$0.reply] }
      for block in blocks + replies + [exercise.conclusion] where !block.isEmpty {
        texts.append((line, block.joined(separator: "\n")))
      }
    }
    return texts.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map { $0.element }
  }
}
