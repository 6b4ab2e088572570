import StreamLang

/// The drive of a file of code.
enum PastedFile {
  /// Returns the code with the drive in the file beside it: `search.drive` for `search.swift`.
  static func withDrive(_ code: SourceText, at path: String) -> SourceText {
    guard let dot = path.lastIndex(of: "."), dot > (path.lastIndex(of: "/") ?? path.startIndex) else { return code }
    let drive = String(path[..<dot]) + ".drive"
    guard Files.isRegular(drive), let bytes = try? Files.read(drive),
      let text = try? SourceText(name: drive, bytes: bytes)
    else { return code }
    return SourceText(joining: [code, text])
  }
}
