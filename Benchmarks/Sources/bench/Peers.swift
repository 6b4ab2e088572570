import Foundation

/// Finds the peers that this machine has, and prepares them.
enum Peers {
  /// The peers that can run; for the others, the reason is reported.
  static func prepare(tell: (String) -> Void) -> [Library] {
    let finders: [(Library.Name, () throws -> Library)] = [
      (.openCombine, openCombine), (.rxpy, rxpy), (.rxjs, rxjs), (.rxcpp, rxcpp),
    ]
    return finders.compactMap { name, find in
      do {
        return try find()
      } catch {
        tell("\(name.rawValue) does not run here: \(error)")
        return nil
      }
    }
  }

  private static func openCombine() -> Library {
    .peer(.openCombine, version: "0.14.0", Command(words: [Places.beside("opencombine-peer")]))
  }

  /// Installed from PyPI into an environment of its own.
  private static func rxpy() throws -> Library {
    let environment = Places.build + "/rxpy"
    let python = environment + "/bin/python"
    let version = "6.1.0"
    if (try? Command.output(of: [python, "-c", "import reactivex"], isQuiet: true)) == nil {
      _ = try Command.output(of: ["python3", "-m", "venv", environment])
      _ = try Command.output(of: [python, "-m", "pip", "install", "--quiet", "reactivex==\(version)"])
    }
    let running = try Command.output(of: [python, "-c", "import platform; print(platform.python_version())"])
    return .peer(
      .rxpy, version: "\(version), CPython \(running.trimmingCharacters(in: .whitespacesAndNewlines))",
      Command(words: [python, Places.peers + "/rxpy.py"]))
  }

  /// The package that RXJS names, or that node finds.
  private static func rxjs() throws -> Library {
    let named = ProcessInfo.processInfo.environment["RXJS"] ?? "rxjs"
    let question =
      "console.log(require(process.argv[1] + '/package.json').version + ', node ' + process.version.slice(1))"
    guard let version = Command.firstLine(of: ["node", "-e", question, named]) else {
      throw Command.Failure(description: "node or the package rxjs was not found (RXJS=DIRECTORY says where it is)")
    }
    return .peer(
      .rxjs, version: version, Command(words: ["node", Places.peers + "/rxjs.js"], environment: ["RXJS": named]))
  }

  /// The headers that RXCPP names, or that the compiler finds.
  private static func rxcpp() throws -> Library {
    let headers = ProcessInfo.processInfo.environment["RXCPP"].map { ["-I", $0] } ?? []
    let program = Places.build + "/rxcpp-peer"
    let source = Places.peers + "/rxcpp.cpp"
    let probe = ["c++", "-std=c++17"] + headers + ["-M", "-include", "rxcpp/rx.hpp", "-x", "c++", "/dev/null"]
    guard let compiler = Command.firstLine(of: ["c++", "--version"]),
      (try? Command.output(of: probe, isQuiet: true)) != nil
    else {
      throw Command.Failure(
        description: "a C++ compiler or the headers rxcpp were not found (RXCPP=DIRECTORY says where they are)")
    }
    if !isNewer(program, than: source) {
      _ = try Command.output(of: ["c++", "-O2", "-DNDEBUG", "-std=c++17"] + headers + [source, "-o", program])
    }
    return .peer(.rxcpp, version: "compiled by \(compiler)", Command(words: [program]))
  }

  private static func isNewer(_ file: String, than other: String) -> Bool {
    func date(_ path: String) -> Date? {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return attributes?[.modificationDate] as? Date
    }
    guard let made = date(file), let changed = date(other) else { return false }
    return made > changed
  }
}
