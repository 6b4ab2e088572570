import CLibrary

/// Folders of files that come with the program.
enum InstalledFolder {
  /// Returns the folders that may have such files: only the one in a variable of the environment, or else the one that
  /// is installed with the program, then those of the checkout that it was built from.
  static func candidates(_ name: String, namedBy variable: String) -> [String] {
    if let named = getenv(variable), named[0] != 0 { return [String(cString: named)] }
    var folder = parent(of: executable)
    var folders = [child("share/rxplay/\(name)", of: parent(of: folder))]
    for _ in 0..<5 where folder.count > 1 {
      folder = parent(of: folder)
      folders.append(child(name, of: folder))
    }
    return folders
  }

  private static var executable: String {
    var buffer = [CChar](repeating: 0, count: 4096)
    #if canImport(Darwin)
      var size = UInt32(buffer.count)
      let count = _NSGetExecutablePath(&buffer, &size) == 0 ? Int(strlen(buffer)) : 0
    #else
      let count = readlink("/proc/self/exe", &buffer, buffer.count)
    #endif
    return count > 0 ? String(decoding: buffer[0..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : ""
  }

  private static func child(_ name: String, of folder: String) -> String {
    folder == "/" ? "/" + name : folder + "/" + name
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
