import Foundation
import Testing

/// A text does the same however it is given: as a file, on standard input, or translated into rxplay's own language.
@Suite struct ThreeWaysTests {
  /// A file of code as people write it.
  struct Piece: CustomTestStringConvertible, Sendable {
    let path: String
    var testDescription: String { path }
    /// Whether a drive stands beside it, which standard input does not have.
    var hasDrive: Bool {
      FileManager.default.fileExists(atPath: ((path as NSString).deletingPathExtension) + ".drive")
    }

    /// Pieces whose translation does not run: the language has no words for calls of test classes, `async let`,
    /// accessors of projected values, and objects that the app makes without their parts.
    private static let untranslated: Set<String> = [
      "controllers-without-parts", "focused-examples", "projected-optionals", "shared-examples", "task-locals",
      "test-scheduler-ticks",
    ]

    static let all: [Piece] = {
      let folders = ["JavaScriptTests/Pieces", "ObjectiveCTests/Pieces", "StreamLangTests/Pasted"]
      return folders.flatMap { folder -> [Piece] in
        let root = "\(Program.root)/Tests/\(folder)"
        let files = (FileManager.default.subpaths(atPath: root) ?? []).sorted()
        return files.filter { ["js", "ts", "m", "swift"].contains(($0 as NSString).pathExtension) }
          .filter { !untranslated.contains((($0 as NSString).lastPathComponent as NSString).deletingPathExtension) }
          .map { Piece(path: "\(root)/\($0)") }
      }
    }()
  }

  @Test func `There are pieces`() { #expect(Piece.all.count > 300) }

  @Test(arguments: Piece.all) func `Each gives the same events in three ways`(_ piece: Piece) throws {
    // The picture of a translation may call lanes otherwise, so its log is compared, and that of standard input whole.
    let script = """
      cd $HOME
      RXPLAY --format json '\(piece.path)' 2>/dev/null >file; echo $? >>file
      cat '\(piece.path)' | RXPLAY --format json - 2>/dev/null >stdin; echo $? >>stdin
      RXPLAY translate '\(piece.path)' >script.rx || echo not translated
      RXPLAY --format json script.rx 2>/dev/null >own; echo $? >>own
      cat script.rx | RXPLAY --format json - 2>/dev/null >piped; echo $? >>piped
      cmp own piped
      \(piece.hasDrive ? "true" : "cmp file stdin")
      grep '"kind":"log"' file >file.log; grep '"kind":"log"' own >own.log; cmp file.log own.log
      tail -1 file >file.log; tail -1 own >own.log; cmp file.log own.log
      """
    let run = try Program.run([], through: script)
    #expect(run.output == "" && run.error == "", "\(run.output)\(run.error)")
  }

  @Test func `Scripts of rxplay's own that have words of other languages below`() throws {
    for lesson in ["errata", "feeds", "forms", "properties", "text-field", "five-libraries"] {
      let script = "RXPLAY lessons/\(lesson).rx >$HOME/file; RXPLAY - <lessons/\(lesson).rx | cmp - $HOME/file"
      let run = try Program.run([], through: script)
      #expect(run.output == "" && run.error == "", "\(lesson): \(run.output)\(run.error)")
    }
  }

  private let service = """
    standIns("swift")
    import RxSwift
    let query = PublishRelay()
    query.flatMapLatest { q in api.search(q).catchAndReturn([]) }.subscribe(onNext: { print($0) })
    query.accept("swift")
    wait(2s)

    """

  @Test func `A service of a script is one, whatever way the script is given`() throws {
    for name in ["search", "find", "contains", "get", "enter", "tap"] {
      let text = service.replacingOccurrences(of: "search", with: name)
      let script =
        "cat >$HOME/a.rx; RXPLAY $HOME/a.rx >$HOME/file; RXPLAY - <$HOME/a.rx | cmp - $HOME/file; cat $HOME/file"
      let run = try Program.run([], through: script, input: text)
      #expect(run.output.contains("note: stand-ins: api (.answers(\"…\") { … })"), "\(run.output)\(run.error)")
      #expect(run.output.contains("1s  \(name)\n"), "\(run.output)\(run.error)")
    }
  }

  @Test
  func `After standIns('off') a script shows its values, and what drives the code tells the kinds of its stand-ins`()
    throws
  {
    let text = """
      standIns("swift")
      import RxSwift
      field.rx.text.orEmpty.bind(to: label.rx.text)
      let twice = 2
      twice
      standIns("off")
      twice * 2
      field.enter("rx")
      """
    let run = try Program.run(["-"], input: text)
    #expect(run.output.contains("  twice * 2\n\n4\n"))
    #expect(!run.output.contains("\n2\n"))
  }

  @Test func `Lines that end as on Windows are read in the same language`() throws {
    let text = "import RxSwift\r\nlet bag = 1\r\nprint(bag)\r\n"
    #expect(try Program.run(["-"], input: text).output == "0s  1\n")
  }
}
