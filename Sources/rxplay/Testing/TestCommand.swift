import Glibc
import LineEditing
import StreamLang

/// `rxplay test`: runs scripts and Markdown files and compares what they give with what they expect.
struct TestCommand {
  static var command: Command {
    Command(
      name: "test", usage: "rxplay test [--update] [PATH…]",
      summary: "checks the output that scripts and Markdown files expect",
      options: [CommandOption(["--update"], "write what scripts now give into the blocks that differ")]
    ) { arguments in
      Interruption.install()
      return TestCommand(update: arguments.has("--update")).run(arguments.files.isEmpty ? ["."] : arguments.files)
    }
  }

  private let update: Bool

  /// Checks all scripts at and below some paths: the exit status.
  private func run(_ paths: [String]) -> Int32 {
    var passed = 0
    var failed = 0
    var files: [String] = []
    for path in paths {
      guard let found = ScriptFiles.below(path) else {
        Standard.writeError("rxplay: \(Printable.text(path)): there is no such file\n")
        failed += 1
        continue
      }
      files += found
    }
    for file in files where !Interruption.isRequested { if check(file) { passed += 1 } else { failed += 1 } }
    if files.isEmpty { Standard.writeError("rxplay: there are no scripts to check\n") }
    Standard.write("\(passed) passed, \(failed) failed\n")
    if Interruption.isRequested { return 130 }
    return failed > 0 || files.isEmpty ? 1 : 0
  }

  private func check(_ file: String) -> Bool {
    let bytes: [UInt8]
    let source: SourceText
    do {
      bytes = try Files.read(file)
      source = try SourceText(name: file, bytes: file.hasSuffix(".md") ? MarkdownScript.masked(bytes) : bytes)
    } catch let fault as Files.Fault {
      Standard.write("failed  \(Printable.text(file))  \(fault.text)\n")
      return false
    } catch {
      Standard.write("failed  \(Printable.text(file))  it is no text\n")
      return false
    }
    let result = ScriptTest(source: source, isInterrupted: { Interruption.isRequested }).run()
    if update, !result.differences.isEmpty, result.faults.isEmpty {
      let text = ExpectationUpdate.updated(String(decoding: bytes, as: UTF8.self), result.differences)
      guard Files.replace(file, with: text) else {
        Standard.write("failed  \(Printable.text(file))  it cannot be written\n")
        return false
      }
      Standard.write("updated \(Printable.text(file))  \(counted(result.differences.count, "block"))\n")
      return true
    }
    if result.isFine {
      Standard.write("ok      \(Printable.text(file))  \(counted(result.checks, "check"))\n")
      return true
    }
    Standard.write("failed  \(Printable.text(file))\n")
    for fault in result.faults { Standard.write(fault + "\n") }
    for difference in result.differences { report(difference, in: source) }
    return false
  }

  private func report(_ difference: ScriptTest.Difference, in source: SourceText) {
    let line = source.position(at: difference.block.span.start).line
    Standard.write("\(Printable.text(source.name)):\(line): the output differs from what is expected\n")
    let expected = difference.block.lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
    for line in LineDiff.lines(expected: expected, actual: difference.actual) {
      Standard.write("  " + Printable.text(line) + "\n")
    }
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

/// Scripts below a folder, in the order of their names.
enum ScriptFiles {
  /// A file itself; a folder's `.rx` files, however deep. Nothing when there is no such path.
  static func below(_ path: String) -> [String]? {
    if path == "-" { return [path] }
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFDIR else { return [path] }
    var files: [String] = []
    for name in names(in: path) where !name.hasPrefix(".") {
      let child = path == "." ? name : path.hasSuffix("/") ? path + name : path + "/" + name
      var status = stat()
      guard stat(child, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        files += below(child) ?? []
      } else if name.hasSuffix(".rx") {
        files.append(child)
      }
    }
    return files
  }

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
