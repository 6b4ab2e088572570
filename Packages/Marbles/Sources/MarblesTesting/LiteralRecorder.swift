/// Writes pictures into the source files that expect them.
///
/// Places in a file are those of the compiled source, even after literals have changed their lengths: each time the
/// whole file is made anew from the compiled source.
final class LiteralRecorder: Sendable {
  /// The recorder of all tests of this process.
  static let shared = LiteralRecorder()

  /// Whether `MARBLES_RECORD=1` requests it.
  static var isRequested: Bool { Environment.value(of: "MARBLES_RECORD") == "1" }

  private struct File {
    /// The compiled source, and the source that was written last.
    let compiled: [UInt8]
    var written: [UInt8]
    var edits: [Range<Int>: [UInt8]] = [:]
  }

  /// The place of a call in its source: its line and its column are counted from 1.
  struct Call: Hashable {
    let path: String
    let line: Int
    let column: Int
  }

  private struct State {
    var files: [String: File] = [:]
    /// The picture of each call; `nil` if it was not always the same.
    var pictures: [Call: String?] = [:]
  }

  private let state = Locked(State())

  /// Writes a picture into the literal of a call, and returns the reason if that cannot be done.
  func record(_ picture: String, replacing expected: String, in call: Call) -> String? {
    state.withLock { state in
      do throws(Refusal) {
        try Self.record(picture, replacing: expected, call, &state)
        return nil
      } catch {
        return "not recorded: \(error.reason)"
      }
    }
  }

  private struct Refusal: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }

  private static func record(
    _ picture: String, replacing expected: String, _ call: Call, _ state: inout State
  ) throws(Refusal) {
    let before = state.pictures[call]
    if let before, before == picture { return }
    state.pictures.updateValue(before == nil ? picture : nil, forKey: call)
    if before == nil, expected == picture { return }
    var file: File
    if let known = state.files[call.path] { file = known } else { file = try read(call.path) }
    guard let literal = SwiftSource(file.compiled).literal(ofCallAt: call.line, column: call.column) else {
      throw Refusal("no string literal stands in this call")
    }
    guard before == nil else {
      // Each of several pictures would be as wrong as the others.
      file.edits[literal.range] = nil
      try write(&file, call.path)
      state.files[call.path] = file
      throw Refusal(
        "this call draws different pictures, in a loop or for several arguments, and has one literal for them")
    }
    guard let content = literal.content else { throw Refusal("the literal has interpolations") }
    guard content == expected else {
      throw Refusal("the file has changed since it was compiled, or the picture is no literal of this call")
    }
    file.edits[literal.range] = Array(literal.rewritten(picture).utf8)
    try write(&file, call.path)
    state.files[call.path] = file
  }

  private static func read(_ path: String) throws(Refusal) -> File {
    guard let bytes = SourceFile.read(path) else { throw Refusal("the file \(path) cannot be read") }
    return File(compiled: bytes, written: bytes)
  }

  private static func write(_ file: inout File, _ path: String) throws(Refusal) {
    guard SourceFile.read(path) == file.written else {
      throw Refusal("the file \(path) has been changed by others in the meantime")
    }
    var source: [UInt8] = []
    var position = 0
    for (range, text) in file.edits.sorted(by: { $0.key.lowerBound < $1.key.lowerBound }) {
      source += file.compiled[position..<range.lowerBound] + text
      position = range.upperBound
    }
    source += file.compiled[position...]
    guard SourceFile.write(source, to: path) else { throw Refusal("the file \(path) cannot be written") }
    file.written = source
  }
}
