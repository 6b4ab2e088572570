import Foundation
import Testing

/// Files of code with their drives.
@Suite struct PasteTests {
  private func run(
    _ files: [String: String], _ arguments: String...
  ) throws -> (output: String, error: String, status: Int) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("paste-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    let run = try Program.run(
      arguments.map { files[$0] == nil ? $0 : folder.appendingPathComponent($0).path })
    return (run.output, run.error.replacingOccurrences(of: folder.path + "/", with: ""), run.status)
  }

  private let taps = "import RxSwift\nbutton.rx.tap.subscribe(onNext: { label.text = \"tapped\" })\n"

  @Test func aFileIsRunWithTheDriveBesideIt() throws {
    let run = try run(["taps.swift": taps, "taps.drive": "wait(500ms)\nbutton.tap()\n"], "taps.swift")
    #expect(run.status == 0)
    #expect(run.output.contains("500ms  → label.text = tapped\n"))
    #expect(run.output.contains("→ label.text"))
    #expect(run.output.contains("note: stand-ins: button (UIButton; .tap()), label"))
  }

  @Test func theLogIsLinesOfJSON() throws {
    let run = try run(["a.swift": taps + "//! button.tap()"], "--format", "json", "a.swift")
    #expect(run.output.contains("{\"kind\":\"log\",\"t\":0,\"text\":\"→ label.text = tapped\"}"))
    #expect(run.error.contains("note: stand-ins: button"))
  }

  @Test func errorsOfTheCodeAndTheDriveHaveTheirPlaces() throws {
    let run = try run(["a.swift": "let once = 1\nprint(onec)\n", "a.drive": "wait(1s)\nprint(two)\n"], "a.swift")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.error.contains("a.swift:2:7: error: there is no 'onec'"))
    #expect(run.error.contains("a.drive:2:7: error: there is no 'two'"))
  }

  @Test func theLanguageOfStandardInputIsRecognisedOrNamed() throws {
    #expect(try Program.run(["-"], input: taps + "//! button.tap()").output.contains("→ label.text = tapped"))
    #expect(try Program.run(["--lang", "swift", "-"], input: "print(1)").output == "0s  1\n")
    // A script of rxplay's own stays one.
    #expect(try Program.run(["-"], input: "let a = signal { send(1) }\n1 + 1").output.contains("\n2\n"))
  }

  @Test func strictMakesWarningsErrors() throws {
    #expect(try run(["a.swift": "print(“a”)\n"], "a.swift").status == 0)
    let result = try run(["a.swift": "print(“a”)\n"], "--strict", "a.swift")
    #expect(result.status == 1)
    #expect(result.error.contains("error: typographic quotes"))
  }

  @Test func aTranslationRunsToTheSameOutput() throws {
    let files = ["a.swift": taps, "a.drive": "wait(1s)\nbutton.tap()\n"]
    let translated = try run(files, "translate", "a.swift")
    #expect(translated.status == 0)
    let direct = try run(files, "--format", "log", "a.swift")
    let again = try run(["b.rx": translated.output], "--format", "log", "b.rx")
    #expect(again.output == direct.output)
    #expect(direct.output.contains("→ label.text = tapped"))
  }

  @Test func thePageOnPastingIsTrue() throws {
    let page = try String(contentsOfFile: Program.root + "/docs/paste.md", encoding: .utf8)
    let blocks = page.components(separatedBy: "\n```")
    var checked = 0
    for (index, block) in blocks.enumerated() {
      guard let language = ["swift", "js", "objc"].first(where: { block.hasPrefix($0 + "\n") }) else { continue }
      let code = String(block.dropFirst(language.count + 1))
      let expected = blocks[(index + 1)...].first { $0.hasPrefix("text\n") }.map { $0.dropFirst("text\n".count) }
      let output = try Program.run(["--lang", language, "-"], input: code).output
      #expect(output == (expected.map(String.init) ?? "") + "\n", "\(code)")
      checked += 1
    }
    #expect(checked > 3)
  }
}
