import Foundation
import Testing

@testable import LineEditing

@Suite final class HistoryTests {
  let directory = FileManager.default.temporaryDirectory.appendingPathComponent("history-\(UUID().uuidString)")
  var path: String { directory.appendingPathComponent("a/b/history").path }

  deinit { try? FileManager.default.removeItem(at: directory) }

  private func write(_ bytes: some Sequence<UInt8>) throws {
    try FileManager.default.createDirectory(
      at: directory.appendingPathComponent("a/b"), withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  private func contents() throws -> String {
    try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
  }

  @Test func keepsEntriesOneALine() throws {
    let history = History(path: path)
    for entry in ["a", "合\n\\n\\", "  ", "", "a", "a"] { history.append(entry) }
    #expect(history.warning == nil)
    #expect(try contents() == "a\n合\\n\\\\n\\\\\na\n")
    #expect(history.entries == ["a", "合\n\\n\\", "a"])
    #expect(History(path: path).entries == history.entries)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func severalShellsLoseNothing() throws {
    let first = History(path: path)
    let second = History(path: path)
    first.append("one")
    second.append("two")
    first.append("three")
    #expect(first.entries == ["one", "three"])
    #expect(History(path: path).entries == ["one", "two", "three"])
  }

  @Test func skipsDamagedLinesAndKeepsThem() throws {
    let damaged = Array("good\n".utf8) + [0xFF, 0x0A] + Array("odd \\x \\\nunended".utf8)
    try write(damaged)
    let history = History(path: path)
    #expect(history.entries == ["good", "odd \\x \\", "unended"])
    history.append("next")
    let after = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(Array(after) == damaged + Array("\nnext\n".utf8))
  }

  @Test func loadsABoundedNumber() throws {
    try write((1...25_000).flatMap { Array("entry \($0)\n".utf8) })
    let entries = History(path: path).entries
    #expect(entries.count == History.limit)
    #expect(entries.last == "entry 25000")
  }

  @Test func loadsABoundedSize() throws {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: History.byteLimit)
    try write(Array("first\n".utf8) + long + Array("\nlast\n".utf8))
    #expect(History(path: path).entries == ["last"])
  }

  /// An entry may be a script of many lines, and the next prompt waits for it to be written.
  @Test func writesALongEntrySoon() {
    let entry = String(repeating: "let a = \"\\\"\n", count: 200_000)
    let start = ContinuousClock.now
    let line = History.encoded(entry)
    #expect(ContinuousClock.now - start < .seconds(3))
    #expect(History.decoded(line.utf8) == entry)
  }

  @Test func goesOnWithoutAFile() throws {
    try write(Array("x\n".utf8))
    for bad in ["\(path)/below/a/file", directory.path, "/proc/nowhere/history"] {
      let history = History(path: bad)
      history.append("kept for now")
      #expect(history.entries == ["kept for now"])
      #expect(history.warning?.hasPrefix("history is not kept: \(bad): ") == true)
    }
    #expect(History(path: "/dev/null").warning == nil)
    let history = History(path: nil)
    history.append("x")
    #expect(history.entries == ["x"] && history.warning == nil)
  }

  @Test(
    arguments: [
      (["RXPLAY_HISTORY": "/h", "HOME": "/u"], "/h"), (["RXPLAY_HISTORY": "", "HOME": "/u"], nil),
      (["XDG_STATE_HOME": "/s", "HOME": "/u"], "/s/rxplay/history"),
      (["XDG_STATE_HOME": "relative", "HOME": "/u"], "/u/.local/state/rxplay/history"),
      (["HOME": "/u"], "/u/.local/state/rxplay/history"), ([:], nil),
    ] as [([String: String], String?)])
  func findsItsPlace(environment: [String: String], path: String?) {
    #expect(History.defaultPath { environment[$0] } == path)
  }

  @Test func recallsByPrefix() {
    let entries = ["map 1", "merge", "map 2", "map 2\n.take"]
    var recall = HistoryRecall()
    #expect(recall.newer(than: "map", in: entries) == nil)
    #expect(recall.older(than: "map", in: entries) == "map 2\n.take")
    #expect(recall.older(than: "map 2\n.take", in: entries) == "map 2")
    #expect(recall.older(than: "map 2", in: entries) == "map 1")
    #expect(recall.older(than: "map 1", in: entries) == nil)
    #expect(recall.newer(than: "map 1", in: entries) == "map 2")
    // An edit makes the present text the prefix of a new walk.
    #expect(recall.older(than: "me", in: entries) == "merge")
    #expect(recall.newer(than: "merge", in: entries) == "me")
  }

  @Test func searches() {
    var search = HistorySearch(entries: ["a map", "b", "map b", "map b"])
    search.append("m")
    #expect(search.match == "map b" && search.matchOffset == 0)
    search.older()
    #expect(search.match == "a map" && search.matchOffset == 2)
    search.append("x")
    #expect(search.hasFailed && search.match == "a map")
    search.removeLast()
    #expect(!search.hasFailed && search.match == "map b")
    search.older()
    search.newer()
    #expect(search.match == "map b")
    search.removeLast()
    #expect(search.match == nil)
  }

  /// The cursor goes to a place that is counted in scalars.
  @Test func searchesAmongWideCharacters() {
    var search = HistorySearch(entries: ["", "é合并并b", "合"])
    for scalar in "并b".unicodeScalars { search.append(scalar) }
    #expect(search.match == "é合并并b" && search.matchOffset == 3)
    search.append("c")
    #expect(search.hasFailed)
  }
}
