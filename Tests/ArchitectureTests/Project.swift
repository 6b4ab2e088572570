import Foundation

/// The files of this package, read as text.
enum Project {
  static let root: String = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return root.path
  }()

  /// The paths of all files with an extension in a folder and below it, from the root on, in order.
  static func files(_ folder: String, _ ext: String = "swift") -> [String] {
    let all = FileManager.default.enumerator(atPath: root + "/" + folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix("." + ext) && !$0.contains(".build/") }.sorted().map { folder + "/" + $0 }
  }

  /// The folders right in a folder, in order.
  static func folders(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)) ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(root)/\(folder)/\(name)", isDirectory: &isFolder)
        && isFolder.boolValue && !name.hasPrefix(".")
    }.sorted()
  }

  static func text(_ path: String) throws -> String { try String(contentsOfFile: root + "/" + path, encoding: .utf8) }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: root + "/" + path) }

  /// The name of a file without its folder and its extension.
  static func name(of path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  private static let sources: [String: SwiftTokens] = {
    var sources: [String: SwiftTokens] = [:]
    for path in files("Sources") { sources[path] = (try? text(path)).map { SwiftTokens($0) } }
    return sources
  }()

  /// The tokens of a file in `Sources`.
  static func tokens(_ path: String) -> SwiftTokens { sources[path] ?? SwiftTokens("") }

  private static let members = sources.mapValues { $0.declaredMembers }

  /// The names of the functions, properties and cases that a file in `Sources` declares.
  static func declaredMembers(_ path: String) -> Set<String> { members[path] ?? [] }
}
