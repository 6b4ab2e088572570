extension SourceLanguage {
  /// The number of bytes in which signs of a language are looked for.
  private static let searched = 10_000

  /// The language of a text by its name, else by the extension of its file, else by its signs where nobody has named
  /// it. Nothing for rxplay's own.
  public static func chosen(
    for text: String, at path: String, named name: String?, among languages: [SourceLanguage]
  ) -> SourceLanguage? {
    if let name { return languages.first { $0.name == name } }
    let file = path.split(separator: "/").last ?? ""
    if let dot = file.lastIndex(of: "."), dot > file.startIndex {
      let ending = String(file[file.index(after: dot)...])
      if let language = languages.first(where: { $0.fileExtensions.contains(ending) }) { return language }
      if ending == "rx" || ending == "md" { return nil }
    }
    return recognised(in: text, among: languages)
  }

  /// The language that the signs of a text tell: it shows its language early, so the rest is not searched.
  static func recognised(in text: String, among languages: [SourceLanguage]) -> SourceLanguage? {
    let head = text.utf8.count > searched ? String(decoding: Array(text.utf8.prefix(searched)), as: UTF8.self) : text
    return languages.first { $0.recognises(head) }
  }
}
