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

  /// The folders whose folders are targets.
  static let sourceFolders = ["Packages/Marbles/Sources", "Sources"]

  /// The paths of the sources of all targets.
  static let sources = sourceFolders.flatMap { files($0) }

  /// The folders of all targets, by the names of the targets.
  static let targets = Dictionary(
    uniqueKeysWithValues: sourceFolders.flatMap { folder in folders(in: folder).map { ($0, "\(folder)/\($0)") } })

  /// The paths of all files of Swift in the repository but those of pasted code.
  static let swiftFiles = ["Sources", "Packages", "Tests", "Benchmarks", "Fuzz", "Examples"].flatMap { files($0) }

  /// The target and, below its folder, the path of a file of a target.
  static func place(of path: String) -> (target: String, inner: [String])? {
    let parts = path.split(separator: "/").map(String.init)
    guard let sources = parts.firstIndex(of: "Sources"), parts.count > sources + 2 else { return nil }
    return (parts[sources + 1], Array(parts[(sources + 2)...]))
  }

  private static let tokens: [String: SwiftTokens] = {
    var tokens: [String: SwiftTokens] = [:]
    for path in sources { tokens[path] = (try? text(path)).map { SwiftTokens($0) } }
    return tokens
  }()

  /// The tokens of a file of a target.
  static func tokens(_ path: String) -> SwiftTokens { tokens[path] ?? SwiftTokens("") }

  private static let members = tokens.mapValues { $0.declaredMembers }

  /// The names of the functions, properties and cases that a file of a target declares.
  static func declaredMembers(_ path: String) -> Set<String> { members[path] ?? [] }
}
