extension SourceLanguage {
  /// The number of bytes that are searched for signs of a language.
  private static let searched = 10_000

  /// Returns the language by its name, the extension of the file, or signs of the text; `nil` for rxplay's own.
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

  /// Returns the language by the signs of a text. They come early, so the rest is not searched.
  public static func recognised(in text: String, among languages: [SourceLanguage]) -> SourceLanguage? {
    let head = text.utf8.count > searched ? String(decoding: Array(text.utf8.prefix(searched)), as: UTF8.self) : text
    return beginsAsScript(head) ? nil : languages.first { $0.recognises(head) }
  }

  /// Returns whether a text begins as only scripts of rxplay's own do: with prose, with a scene, or with a setting such
  /// as the `standIns("js")` of a translation. Such a script may have words of other languages below.
  private static func beginsAsScript(_ text: String) -> Bool {
    for line in text.split(whereSeparator: { $0.isNewline }) {
      let code = line.drop { $0.isWhitespace }
      if code.hasPrefix("//:") { return true }
      if code.isEmpty || code.hasPrefix("//") { continue }
      guard code.last != ";" else { return false }
      let name = String(code.prefix { $0.isLetter })
      let rest = code.dropFirst(name.utf8.count)
      return name == "scene" ? rest.hasPrefix(" \"") : rest.first == "(" && Builtins.directive(name) != nil
    }
    return false
  }

  /// Returns whether a text is a translation of code of this language, or contains one.
  func isTranslated(in text: String) -> Bool {
    let setting = "standIns(\"\(name)\")"
    return text.split(whereSeparator: { $0.isNewline }).contains { $0.hasPrefix(setting) }
  }
}
