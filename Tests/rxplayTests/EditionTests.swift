import Foundation
import Testing

/// The Chinese edition of lessons, exercises and help.
@Suite struct EditionTests {
  private static func scripts(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(Program.root)/\(folder)")
      .filter { $0.hasSuffix(".rx") }.map { String($0.dropLast(3)) }.sorted()
  }

  private static let folders =
    ["lessons"]
    + ["learn", "values", "combining", "flattening", "time", "trouble", "asking", "whole"].map { "exercises/\($0)" }

  @Test(arguments: folders)
  func `Every script has its Chinese texts, and no text is without its script`(_ folder: String) throws {
    let texts = try FileManager.default.contentsOfDirectory(atPath: "\(Program.root)/\(folder)/zh")
      .filter { $0.hasSuffix(".txt") && $0 != "README.txt" }.map { String($0.dropLast(4)) }
    #expect(try Self.scripts(in: folder) == texts.sorted())
  }

  @Test func `The outputs of both editions are the same`() throws {
    for lesson in try Self.scripts(in: "lessons") {
      for format in ["log", "marbles", "json"] {
        let english = try Program.run(["lessons", lesson, "--format", format])
        let chinese = try Program.run(["lessons", lesson, "--format", format, "--language", "zh"])
        #expect(english == chinese, "\(lesson) as \(format)")
      }
      // The lines of an answer are prose.
      let pictures = { (text: String) in
        text.split(separator: "\n").filter { line in
          (line.contains("─") || line.contains("┼")) && !line.contains("└─") && !line.contains("├─")
        }
      }
      let english = try Program.run(["lessons", lesson]).output
      let chinese = try Program.run(["lessons", lesson, "--language", "zh"]).output
      #expect(pictures(english) == pictures(chinese), "\(lesson)")
    }
  }

  @Test func `Prose without its text, and a text whose English has changed, are named`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("edition-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("zh"), withIntermediateDirectories: true)
    let script = folder.appendingPathComponent("a.rx").path
    let texts = folder.appendingPathComponent("zh/a.txt").path
    try "//: One value\n//: comes.\n1 + 1\n//> 2\n".write(
      toFile: script, atomically: true, encoding: .utf8)
    #expect(try Program.run(["test", script]).status == 0)

    try "@ 00000000 Two values come.\n来了两个值。\n".write(toFile: texts, atomically: true, encoding: .utf8)
    let stale = try Program.run(["test", script])
    #expect(stale.status == 1)
    #expect(stale.output.contains("\(texts): no text for line 1: @ "))
    #expect(stale.output.contains(" One value comes.\n"))
    #expect(stale.output.contains("\(texts):1: its English is not there any more, or has changed\n"))

    // The header that the message shows is the one to write; how the English is broken into lines does not matter.
    let header = try #require(stale.output.split(separator: "\n").first { $0.contains("no text for") })
    let piece = header[(try #require(header.firstRange(of: "@ "))).lowerBound...]
    try "\(piece)\n来了一个值。\n".write(toFile: texts, atomically: true, encoding: .utf8)
    try "//: One\n//: value comes.\n1 + 1\n//> 2\n".write(
      toFile: script, atomically: true, encoding: .utf8)
    #expect(try Program.run(["test", script]).output.hasPrefix("ok "))
  }

  @Test func `The environment chooses the language for readers, and never for scripts`() throws {
    for locale in [["LANG": "zh_CN.UTF-8"], ["LC_ALL": "zh_CN.UTF-8", "LANG": "de_DE.UTF-8"]] {
      #expect(try Program.run(["lessons", "zip"], environment: locale).output.hasPrefix("压缩\n"))
      #expect(try Program.run(["lessons/zip.rx"], environment: locale).output.hasPrefix("Zip 压缩\n"))
    }
    let other = ["LC_ALL": "en_GB.UTF-8", "LANG": "zh_CN.UTF-8"]
    #expect(try Program.run(["lessons", "zip"], environment: other).output.hasPrefix("Zip 压缩\n"))
    #expect(try Program.run(["lessons/zip.rx", "--language", "zh"]).output.hasPrefix("压缩\n"))
    let unknown = try Program.run(["lessons", "zip", "--language", "fr"])
    #expect(unknown.error.hasPrefix("rxplay: --language is one of en, zh, not 'fr'\n"))
    #expect(unknown.status == 64)
  }

  @Test func `Without the texts everything is English`() throws {
    let run = try Program.run(
      ["run", "--language", "zh", "-e", "1 + 1"],
      environment: ["RXPLAY_LESSONS": "/nowhere", "RXPLAY_EXERCISES": "/nowhere"])
    #expect(run.status == 0)
    #expect(run.output == "2\n")
  }

  @Test func `A step of the path is printed, answered and judged in Chinese`() throws {
    let task = try Program.run(["learn", "streams", "--language", "zh"])
    #expect(task.output.contains("请预测有哪些事件。"))
    let wrong = try Program.run(["learn", "streams", "--language", "zh"], input: "300ms 1, 600ms 2, 600ms |\n")
    #expect(wrong.output.contains("interval 从 0 数起。"))
  }

  private static func isChinese(_ line: Substring) -> Bool {
    line.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
  }

  @Test func `The answers of a lesson are Chinese`() throws {
    let output = try Program.run(["lessons", "why", "--language", "zh"]).output
    let answers = output.split(separator: "\n").filter { $0.contains("└─ ") || $0.contains("├─ ") }
    #expect(answers.count > 3)
    for line in answers { #expect(Self.isChinese(line), "\(line)") }
    let asked = try Program.run(["--explain", "--language", "zh", "-e", "cold(\"ab|\").delay(1s)"]).output
    #expect(
      asked.hasSuffix(
        "result 里 1.1s 的 b\n└─ delay(1s) 把 b 从 100ms 推迟到 1.1s\n   cold(\"ab|\") 的第二个值\n"))
  }

  @Test func `A lesson is found by the Chinese word of its title or its operator`() throws {
    for word in ["节流", "防抖"] {
      #expect(try Program.run(["lessons", word]).output.hasPrefix("Throttle 节流\n"), "\(word)")
    }
    #expect(try Program.run(["lessons", "L1", "--language", "zh"]).error.contains("没有 'L1' 这一课；它出现在 properties（第"))
  }

  @Test func `The manual page is Chinese`() throws {
    let page = try Program.run(["man", "--language", "zh"]).output
    let texts = page.split(separator: "\n").filter { !$0.hasPrefix(".") && !$0.hasPrefix("rxplay") }
    #expect(texts.count > 100)
    for text in texts { #expect(text.contains("\\[u"), "\(text)") }
  }

  @Test(arguments: [
    "run", "test", "translate", "snippets", "docs", "lessons", "learn", "exercises", "completions", "man",
  ])
  func `Every option has a Chinese text`(_ command: String) throws {
    let help = try Program.run([command, "--help"], environment: ["LANG": "zh_CN.UTF-8"]).output
    let options = help.split(separator: "\n").filter { $0.hasPrefix("  -") }
    #expect(options.count >= 3)
    for option in options { #expect(option.unicodeScalars.contains { $0.value > 0x2E80 }, "\(option)") }
    #expect(try Program.run([command, "--help"]).output.unicodeScalars.allSatisfy { $0.value < 0x2E80 })
  }
}
