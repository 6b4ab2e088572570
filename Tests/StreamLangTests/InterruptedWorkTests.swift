import Testing

@testable import StreamLang

/// Work that takes long and counts no steps asks often whether Ctrl-C was pressed.
@Suite struct InterruptedWorkTests {
  /// A session that counts how often it asks; from some time on the answer is yes.
  private final class AskingSession {
    let session = Session()
    private(set) var asked = 0
    var isOver = false
    var last = Int.max

    init() {
      session.isInterrupted = { [unowned self] in
        asked += 1
        return isOver || asked > last
      }
    }

    func run(_ text: String) -> ScriptRun.Outcome {
      ScriptRun(SourceText(name: "", text: text), in: session).run(finishes: false) { _ in }
    }
  }

  private static func names(_ count: Int) -> String { (0..<count).map { "let name\($0) = \($0)\n" }.joined() }

  @Test func declaringNames() {
    let asking = AskingSession()
    asking.last = 10
    let source = SourceText(name: "", text: Self.names(1_000))
    Compiler(asking.session.scenes, asking.session.names, source, 0).declareFunctions(Parser.parse(source).statements)
    #expect(asking.asked == 11)
  }

  @Test func completing() throws {
    let asking = AskingSession()
    _ = asking.run(Self.names(1_000))
    #expect(try #require(Completer("nam", at: 3, in: asking.session)).candidates.count == 1_000)
    asking.isOver = true
    #expect(Completer("nam", at: 3, in: asking.session)?.candidates.isEmpty ?? true)
  }
}
