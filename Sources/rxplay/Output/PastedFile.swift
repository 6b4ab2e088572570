import StreamLang

/// The language of a text, and the drive of a file of code.
enum PastedFile {
  /// The number of bytes in which signs of a language are looked for.
  private static let searched = 100_000

  /// The language of a file by its extension; else that of a text that nobody has named. Nothing for rxplay's own.
  static func language(
    of text: String, at path: String, named name: String?, among languages: [SourceLanguage]
  ) -> SourceLanguage? {
    if let name { return languages.first { $0.name == name } }
    let file = path.split(separator: "/").last ?? ""
    if let dot = file.lastIndex(of: "."), dot > file.startIndex {
      let ending = String(file[file.index(after: dot)...])
      if let language = languages.first(where: { $0.fileExtensions.contains(ending) }) { return language }
      if ending == "rx" || ending == "md" { return nil }
    }
    // A text shows its language early, and one that is too long to be run is not searched.
    let head = text.utf8.count > searched ? String(decoding: Array(text.utf8.prefix(searched)), as: UTF8.self) : text
    return languages.first { $0.recognises(head) }
  }

  /// The code with the drive that stands beside it: `search.drive` for `search.swift`.
  static func withDrive(_ code: SourceText, at path: String) -> SourceText {
    guard let dot = path.lastIndex(of: "."), dot > (path.lastIndex(of: "/") ?? path.startIndex) else { return code }
    let drive = String(path[..<dot]) + ".drive"
    guard Files.isRegular(drive), let bytes = try? Files.read(drive),
      let text = try? SourceText(name: drive, bytes: bytes)
    else { return code }
    return SourceText(joining: [code, text])
  }
}
