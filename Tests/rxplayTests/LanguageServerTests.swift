import Foundation
import FuzzTargets
import TerminalTesting
import Testing

struct `'rxplay lsp' serves an editor` {
  /// A message with its header.
  private static func framed(_ body: String) -> String { "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" }

  private static let initialize = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"#

  private static func opened(_ text: String, _ address: String = "file:///a.rx") throws -> String {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    return
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(address)","version":1,"text":\#(quoted)}}}"#
  }

  private static func request(_ method: String, _ more: String = "", _ address: String = "file:///a.rx") -> String {
    #"{"jsonrpc":"2.0","id":1,"method":"textDocument/\#(method)","params":{"textDocument":{"uri":"\#(address)"}\#(more)}}"#
  }

  private static func position(_ line: Int, _ character: Int) -> String {
    #","position":{"line":\#(line),"character":\#(character)}"#
  }

  /// Sends messages after `initialize`: the answers to them, and the exit status.
  private func session(_ messages: [String]) throws -> (answers: [String], status: Int) {
    let run = try Program.run(["lsp"], input: ([Self.initialize] + messages).map(Self.framed).joined())
    var answers: [String] = []
    var rest = Array(run.output.utf8)[...]
    while let end = rest.firstRange(of: Array("\r\n\r\n".utf8)) {
      let header = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
      let length = try #require(Int(header.dropFirst("Content-Length: ".count)))
      answers.append(String(decoding: rest[end.upperBound...].prefix(length), as: UTF8.self))
      rest = rest[end.upperBound...].dropFirst(length)
    }
    #expect(rest.isEmpty)
    #expect(answers.first?.contains(#""serverInfo":{"name":"rxplay""#) == true)
    return (Array(answers.dropFirst()), run.status)
  }

  private func session(_ messages: String...) throws -> [String] { try session(messages).answers }

  @Test func `A mistake is published with its place in UTF-16 and the likely fix`() throws {
    let answers = try session(
      Self.opened("let a = cold(\"😀|\"); a.tke(1)"),
      Self.request("codeAction", #","range":{"start":{"line":0,"character":23},"end":{"line":0,"character":23}}"#))
    #expect(
      answers.contains(
        #"{"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":{"uri":"file:///a.rx","version":1,"diagnostics":[{"range":{"start":{"line":0,"character":23},"end":{"line":0,"character":26}},"severity":1,"source":"rxplay","message":"streams have no operator 'tke'; did you mean 'take'?"}]}}"#
      ))
    #expect(
      answers.contains(
        #"{"jsonrpc":"2.0","id":1,"result":[{"title":"write 'take'","kind":"quickfix","edit":{"changes":{"file:///a.rx":[{"range":{"start":{"line":0,"character":23},"end":{"line":0,"character":26}},"newText":"take"}]}}}]}"#
      ))
  }

  @Test func `Above a stream stands its last lane`() throws {
    let answers = try session(Self.opened("//: One\ncold(\"-a|\").map { $0 + \"!\" }\n"), Self.request("codeLens"))
    let lens = try #require(answers.first { $0.contains(#""id":1"#) })
    #expect(lens.contains(#""title":"result  ──['a!'|]""#) || lens.contains(#"'a!'"#))
    #expect(lens.contains(#""range":{"start":{"line":1,"character":0}"#))
  }

  @Test func `Hover on an operator shows the lanes around it and its names in the libraries`() throws {
    let text = "let a = cold(\"-a-b|\")\na.take(1).map { $0 + \"!\" }\n"
    let answers = try session(Self.opened(text), Self.request("hover", Self.position(1, 3)))
    let hover = try #require(answers.first { $0.contains(#""id":1"#) })
    #expect(hover.contains("take(1)"))
    #expect(!hover.contains("map"), "what comes after the operator is not shown")
    #expect(hover.contains(#"combine: prefix(_:)"#))
  }

  @Test func `Hover on a name shows its value`() throws {
    let answers = try session(Self.opened("let n = [1, 2].count + 40\n"), Self.request("hover", Self.position(0, 4)))
    #expect(answers.contains { $0.contains(#""value":"```text\n42\n```""#) })
  }

  @Test func `Words are completed in the library of the text`() throws {
    let text = "dialect(\"combine\")\njust(1).flatM"
    let answers = try session(Self.opened(text), Self.request("completion", Self.position(1, 13)))
    #expect(answers.contains { $0.contains(#""label":"flatMap""#) && $0.contains(#""character":8"#) })
  }

  @Test func `Expected output that is out of date is marked and updated`() throws {
    let answers = try session(
      Self.opened("log(1 + 1)\n//> 0s  3\n"),
      Self.request("codeAction", #","range":{"start":{"line":1,"character":0},"end":{"line":1,"character":0}}"#))
    #expect(
      answers.contains {
        $0.contains(#""severity":3,"source":"rxplay","message":"the expected output is out of date""#)
      })
    #expect(
      answers.contains {
        $0.contains(#""title":"Update this expected output""#) && $0.contains(#""newText":"//> 0s  2""#)
      })
  }

  @Test func `The rx blocks of Markdown are read, and code of an app with a drive`() throws {
    let page = try session(Self.opened("# é\n\n```rx\nnoName\n```\n", "file:///a.md"))
    #expect(page.contains { $0.contains(#""start":{"line":3,"character":0}"#) && $0.contains("noName") })
    let code = "import RxSwift\nlet s = PublishSubject<Int>()\n_ = s.subscribe(onNext: { print($0) })\n"
    #expect(
      try session(Self.opened(code + "s.onNext(tru)\n", "file:///a.swift")).allSatisfy {
        $0.contains(#""diagnostics":[]"#)
      })
    let driven = try session(
      Self.opened(code + "//! s.onNext(1)\n", "file:///a.swift"), Self.request("codeLens", "", "file:///a.swift"))
    #expect(driven.contains { $0.contains("rxplay.picture") })
  }

  @Test func `Broken messages are answered by errors, and the session goes on`() throws {
    let input =
      Self.framed("{no}") + "noise\n\r\n" + Self.framed("[]") + "Content-Length: -1\r\n\r\n"
      + Self.framed(#"{"jsonrpc":"2.0","id":7,"method":"textDocument/hover","params":{}}"#)
      + Self.framed(Self.initialize) + Self.framed(#"{"jsonrpc":"2.0","id":8,"method":"nothing","params":{}}"#)
      + Self.framed(Self.request("hover", #","position":{"line":-1,"character":9223372036854775807}"#))
      + Self.framed(#"{"jsonrpc":"2.0","id":9,"method":"shutdown"}"#)
      + Self.framed(#"{"jsonrpc":"2.0","method":"exit"}"#)
    let run = try Program.run(["lsp"], input: input)
    #expect(run.status == 0)
    for answer in [
      #""id":null,"error":{"code":-32700"#, #""id":null,"error":{"code":-32600"#, #""id":7,"error":{"code":-32002"#,
      #""id":0,"result":{"capabilities""#, #""id":8,"error":{"code":-32601"#, #""id":1,"result":null"#,
      #""id":9,"result":null"#,
    ] { #expect(run.output.contains(answer), "\(answer)") }
  }

  @Test func `Random edits end in answers`() throws {
    var random = SeededRandom(state: 7)
    let lesson = try String(contentsOfFile: Program.root + "/lessons/throttle.rx", encoding: .utf8)
    var messages: [String] = []
    for _ in 0..<20 {
      var text = Array(lesson.unicodeScalars)
      for _ in 0..<4 {
        let start = Int.random(in: 0..<text.count, using: &random)
        let end = min(text.count, start + Int.random(in: 0..<30, using: &random))
        let piece = ["", ".", "(", "{", "\"", "😀", "\r\n", "take(", "//> x"].randomElement(using: &random) ?? ""
        text.replaceSubrange(start..<end, with: Array(piece.unicodeScalars))
      }
      let changed = String(String.UnicodeScalarView(text))
      messages.append(try Self.opened(changed))
      let place = Self.position(Int.random(in: 0..<30, using: &random), Int.random(in: 0..<60, using: &random))
      messages += [Self.request("completion", place), Self.request("hover", place), Self.request("codeLens")]
    }
    let (answers, _) = try session(messages)
    #expect(answers.count(where: { $0.contains(#""id":1,"result""#) }) == 60)
  }

  @Test func `Neovim shows the mistakes and the lenses of a script`() throws {
    let run = try Program.run(
      [],
      through: """
        cd "$HOME" && printf 'let a = cold("-a|")\\na.take(1)\\na.tke(1)\\n' > a.rx
        cat > check.lua
        RXPLAY --version >/dev/null && nvim --headless --clean -c "lua vim.g.rxplay_program = '\(Program.path)'" \
          -c "luafile \(Program.root)/Editors/neovim/rxplay.lua" -c "edit a.rx" -c "luafile check.lua" 2>&1
        """,
      input: """
        vim.wait(10000, function() return #vim.diagnostic.get(0) > 0 end, 20)
        for _, found in ipairs(vim.diagnostic.get(0)) do print(found.lnum .. ' ' .. found.message) end
        vim.api.nvim_buf_set_lines(0, 2, 3, false, { 'a.take(2)' })
        vim.wait(10000, function() return #vim.diagnostic.get(0) == 0 end, 20)
        print(#vim.diagnostic.get(0) .. ' left')
        local lenses = vim.lsp.buf_request_sync(0, 'textDocument/codeLens',
          { textDocument = vim.lsp.util.make_text_document_params() }, 10000)
        for _, answer in pairs(lenses) do
          for _, lens in ipairs(answer.result) do print(lens.range.start.line .. ' ' .. lens.command.title) end
        end
        vim.cmd 'qall!'
        """)
    let lines = run.output.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines == [
        "2 streams have no operator 'tke'; did you mean 'take'?", "0 left", "1 a.take(1)  ──[a|]", "2 a.take(2)  ──a─|",
      ])
  }
}
