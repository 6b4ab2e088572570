import CLibrary
import Processes

/// Folders of files that come with the program.
enum InstalledFolder {
  /// Returns the folders that may have such files: only the one in a variable of the environment, or else the one that
  /// is installed with the program, then those of the checkout that it was built from.
  static func candidates(_ name: String, namedBy variable: String) -> [String] {
    if let named = getenv(variable), named[0] != 0 { return [String(cString: named)] }
    var folder = parent(of: Executable.path)
    var folders = [child("share/rxplay/\(name)", of: parent(of: folder))]
    for _ in 0..<5 where folder.count > 1 {
      folder = parent(of: folder)
      folders.append(child(name, of: folder))
    }
    return folders
  }

  private static func child(_ name: String, of folder: String) -> String {
    folder == "/" ? "/" + name : folder + "/" + name
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
