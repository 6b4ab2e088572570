import CLibrary
import StreamLang

/// Edits a text in the user's editor.
enum ExternalEditor {
  /// The reason why there is no changed text, in a few words.
  struct Fault: Error {
    let text: String
  }

  /// Opens a text in `$VISUAL` or `$EDITOR`, and waits for it to be closed.
  static func edit(_ text: String) -> Result<String, Fault> {
    guard let editor = variable("VISUAL") ?? variable("EDITOR") else {
      return .failure(Fault(text: "which editor? set VISUAL or EDITOR"))
    }
    let folder = variable("TMPDIR") ?? "/tmp"
    var template = Array("\(folder)/rxplay-XXXXXX.rx".utf8CString)
    let file = mkstemps(&template, 3)
    guard file >= 0 else { return .failure(Fault(text: "no file can be made in \(folder)")) }
    close(file)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    guard Files.replace(path, with: text.isEmpty || text.hasSuffix("\n") ? text : text + "\n") else {
      return .failure(Fault(text: "\(path): it cannot be written"))
    }
    // The variable may contain arguments, so the system's shell splits it.
    let words = ["sh", "-c", "\(editor) \"$1\"", "sh", path]
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    guard posix_spawn(&child, "/bin/sh", nil, nil, arguments + [nil], environ) == 0 else {
      return .failure(Fault(text: "'\(editor)' cannot be started"))
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1, errno == EINTR {}
    guard status == 0 else { return .failure(Fault(text: "'\(Printable.text(editor))' failed, so nothing is run")) }
    guard let bytes = try? Files.read(path), let changed = String(validating: bytes, as: UTF8.self) else {
      return .failure(Fault(text: "the changed file is not a text"))
    }
    return .success(changed)
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
