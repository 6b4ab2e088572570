import Foundation
import StreamLang
import Testing

@testable import Printing

struct EditionTextTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func files(_ folder: String, _ ending: String) throws -> [String] {
    let base = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(ending) }.sorted()
      .map { try String(contentsOf: base.appendingPathComponent($0), encoding: .utf8) }
  }

  /// The literals of the program's sentences: those that are looked up, summaries and details.
  private static func sentences() throws -> [String] {
    let literal = #""(?:[^"\\\n]|\\.)*""#
    let calls: Regex<AnyRegexOutput> = try Regex(
      #"(?:edition\.text\(|\bsay\(|saying:|summary:|details:)\s*("# + literal + #"(?:\s*\+\s*"# + literal + ")*)")
    let joint: Regex<AnyRegexOutput> = try Regex(#""\s*\+\s*""#)
    var sentences: [String] = []
    let sources: [String] = try files("Sources/rxplay", ".swift") + files("Sources/Printing", ".swift")
    for source in sources {
      for match in source.matches(of: calls) {
        let text: String = String(match.output[1].substring ?? "").replacing(joint, with: "")
        let sentence: String = String(text.dropFirst().dropLast()).replacing("\\\"", with: "\"")
        if !sentence.contains("\\("), !sentence.isEmpty { sentences.append(sentence) }
      }
    }
    return sentences
  }

  private static func edition() throws -> [String: Edition.Piece] {
    let pieces = try files("lessons/zh/program", ".txt").flatMap { Edition.pieces(of: $0) }
    return Dictionary(pieces.map { ($0.digest, $0) }) { $1 }
  }

  private static func digest(_ text: String) -> String { String(Edition.header(of: text).dropFirst(2).prefix(8)) }

  @Test func `Every sentence of the program has a Chinese text`() throws {
    let pieces = try Self.edition()
    let sentences = try Self.sentences()
    #expect(sentences.count > 100)
    for sentence in sentences { #expect(pieces[Self.digest(sentence)] != nil, "\(Edition.header(of: sentence))") }
  }

  @Test func `Every page of help has a Chinese text`() throws {
    let pieces = try Self.edition()
    for topic in HelpTopic.all {
      let texts: [String] = topic.parts.flatMap { part -> [String] in
        switch part {
        case .paragraph(let text): [text]
        case .list(let entries): entries.map { $0.meaning }
        }
      }
      for text in texts {
        #expect(pieces[Self.digest(text)] != nil, "\(topic.names[0]): \(Edition.header(of: text))")
      }
    }
  }

  @Test func `Every operator and member has a Chinese text`() throws {
    let pieces = try Self.edition()
    var settings = Settings()
    var texts: [String] = []
    for name in Settings.dialectNames {
      _ = settings.setDialect(name)
      for help in OperatorHelp.all + OperatorHelp.all(in: settings.dialect) {
        texts += [help.theme, help.summary, help.details]
        texts += OperatorPage.find(help.name, in: settings.dialect).flatMap { $0.table.rows.map { $0.sentence } }
      }
    }
    texts += MemberHelp.names.flatMap { MemberHelp.find($0).map { $0.summary } }
    for text in Set(texts).sorted() where !text.isEmpty {
      #expect(pieces[Self.digest(text)] != nil, "\(Edition.header(of: text))")
    }
  }

  @Test func `A piece is the lines below its header, and one without text is none`() {
    let file = "@ 0000000a One\n\n一\n\n二\n\n@ 0000000b Two\n\n"
    let pieces = Edition.pieces(of: file)
    #expect(pieces.map { $0.digest } == ["0000000a", "0000000b"])
    #expect(pieces.map { $0.line } == [1, 7])
    #expect(pieces[0].lines == ["一", "", "二"])
    #expect(pieces[1].lines.isEmpty)
  }

  @Test func `Values take the places of their numbers`() {
    var edition = Edition("zh")
    edition.add(Edition.header(of: "%1 of %2") + "\n%2 个里的 %1 个，100%\n")
    #expect(edition.text("%1 of %2", "3", "%1") == "%1 个里的 3 个，100%")
    #expect(edition.text("%1 and %2", "a", "b") == "a and b")
    #expect(Edition().text("%1 of %2", "3", "4") == "3 of 4")
  }

  @Test func `A paragraph is a line; lists are indented and tables stay`() {
    var edition = Edition("zh")
    let english = ["First.", "- second", "  code"]
    edition.add(Edition.header(of: english.joined(separator: " ")) + "\n第一段比较长。\n- 第二点也很长\n  code  code\n")
    #expect(edition.prose(english, width: 8) == ["第一段比", "较长。", "- 第二点", "  也很长", "  code  code"])
    #expect(edition.prose(["other"], width: 8) == nil)
    #expect(Edition().prose(english, width: 8) == nil)
  }

  @Test func `A sentence that was made of others is put together of their texts`() {
    var edition = Edition("zh")
    edition.add(Edition.header(of: "loading") + "\n加载中\n" + Edition.header(of: "Wait first.") + "\n先等。\n")
    func add(_ english: String, _ text: String) { edition.add("# Parts\n@ 00000000 \(english)\n\(text)\n") }
    add("at {1}: yours {2}, the goal {3}", "在 %1，你的%2，目标%3")
    add("sends {1} and completes", "发出 %1 并完成")
    add("sends {1}", "发出 %1")
    add("is silent", "没有动静")
    add("{1} and {2}", "%1 和 %2")
    #expect(edition.sentence("at 1s: yours sends a, the goal is silent") == "在 1s，你的发出 a，目标没有动静")
    #expect(edition.sentence("sends 1 and 2 and completes") == "发出 1 和 2 并完成")
    #expect(edition.sentence("sends ") == "sends ")
    #expect(edition.sentence("is silent") == "没有动静")
    #expect(edition.sentence("is silent!") == "is silent!")
    // A value is no word of the program, though it may be written like one.
    #expect(edition.sentence("loading") == "加载中")
    #expect(edition.sentence("sends loading") == "发出 loading")
    #expect(edition.sentence("at 1s: yours sends a, the goal Wait first.") == "在 1s，你的发出 a，目标先等。")
    #expect(edition.sentence("completes") == "completes")
    #expect(Edition("zh").sentence("sends a") == "sends a")
    // A sentence of many parts is bounded.
    let long = Array(repeating: "a", count: 2000).joined(separator: " and ")
    #expect(edition.sentence(long).hasPrefix("a 和 a 和"))
  }
}
