import CLibrary

/// The files below a folder, in the order of their names.
enum ScriptFiles {
  /// Returns the file itself, or all `.rx` files of a folder and its subfolders and the Markdown files that have
  /// scripts; `nil` if the path does not exist.
  static func below(_ path: String) -> [String]? {
    below(path) { name, file in name.hasSuffix(".rx") || name.hasSuffix(".md") && hasScripts(file) }
  }

  /// Returns the file itself, or the files of a folder and its subfolders that are wanted; `nil` if the path does not
  /// exist.
  ///
  /// - Parameter isWanted: Takes the name of a file, and its path.
  static func below(_ path: String, where isWanted: (String, String) -> Bool) -> [String]? {
    if path == "-" { return [path] }
    guard access(path, F_OK) == 0 else { return nil }
    guard Files.isFolder(path) else { return [path] }
    var files: [String] = []
    for name in Files.names(in: path) where !name.hasPrefix(".") {
      let child = path == "." ? name : path.hasSuffix("/") ? path + name : path + "/" + name
      var status = stat()
      guard lstat(child, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        files += below(child, where: isWanted) ?? []
      } else if Files.isRegular(child), isWanted(name, child) {
        // A link to a folder could lead back here, and a pipe would wait for a writer.
        files.append(child)
      }
    }
    return files
  }

  private static func hasScripts(_ file: String) -> Bool {
    (try? Files.read(file)).map { MarkdownFences($0).blocks.contains { $0.isScript } } ?? false
  }
}
