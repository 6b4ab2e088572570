import Foundation
import Testing

/// Files, terminals and surroundings that are not as they should be.
@Suite struct HostileInputTests {
  private func shell(_ command: String) throws -> (output: String, error: String, status: Int) {
    try Program.run([], through: command)
  }

  @Test(arguments: [
    ("printf '1\\377'", "it is not a text"),
    ("printf '1\\0002'", "this text has a NUL character at 1:2"),
    ("printf '\\355\\240\\200'", "it is not a text"),
    ("head -c 100000000 /dev/zero", "it is larger than 64 MB"),
    ("yes | head -c 100000000", "it is larger than 64 MB"),
    ("yes 1 | head -c 10000000", "the source is longer than 2000000 bytes"),
    ("head -c 1000000000 /dev/zero | tr '\\0' 1", "it is larger than 64 MB"),
  ])
  func aSourceThatIsNoneIsRefused(_ source: String, _ message: String) throws {
    let run = try shell("\(source) | RXPLAY -")
    #expect(run.status == 1)
    #expect(run.error.contains(message) || run.error.contains("not a text"), "\(run.error.prefix(200))")
  }

  @Test func aFIFOIsReadLikeAFile() throws {
    let run = try shell("mkfifo $HOME/f; (echo 1 > $HOME/f &); RXPLAY $HOME/f")
    #expect(run.output.contains("1") && run.status == 0)
  }

  @Test func aDirectoryAndADeviceAreNoScripts() throws {
    #expect(try shell("RXPLAY /").error == "rxplay: /: it is a directory\n")
    #expect(try shell("RXPLAY /dev/zero").status == 1)
    #expect(try shell("RXPLAY $HOME/none").error.contains("there is no such file"))
  }

  /// A file of a gigabyte, with hardly any data on disk, is refused before it is read whole.
  @Test(.disabled(if: Program.isSanitized, "the address sanitizer takes all addresses"))
  func aHugeFileIsRefusedInLittleMemory() throws {
    let run = try shell("truncate -s 1G $HOME/f; (ulimit -v 1000000; RXPLAY $HOME/f); rm $HOME/f")
    #expect(run.error.contains("it is larger than 64 MB"), "\(run.error.prefix(200))")
  }

  /// A read sees the old or the new file, never a mixture that hangs or traps.
  @Test(arguments: ["mv $HOME/n $HOME/f", ": > $HOME/f", "rm $HOME/f", "yes 1 | head -c 900000 > $HOME/f"])
  func aFileThatChangesWhileItIsReadIsRead(_ change: String) throws {
    let run = try shell(
      "yes 'let a = 1;' | head -c 900000 > $HOME/f; echo 2 > $HOME/n; ({ sleep 0.02; \(change); } &); RXPLAY $HOME/f >$HOME/o; "
        + "echo $?; wait")
    #expect(["0\n", "1\n"].contains(run.output), "\(run.output)")
    #expect(!run.error.contains("Fatal") && !run.error.contains("Crash"), "\(run.error.prefix(300))")
  }

  @Test func streamsThatAreClosedAreNoMatter() throws {
    let noInput = try shell("RXPLAY - <&-")
    #expect(noInput.status == 1 && noInput.error.contains("it cannot be read"))
    #expect(try shell("RXPLAY -e '1 + 1' <&-").output == "2\n")
    let noOutput = try shell("RXPLAY -e '1 + 1' >&-")
    #expect(noOutput.status == 1 && noOutput.error.contains("standard output cannot be written"))
    #expect(try shell("RXPLAY -e '1 + 1' >&- 2>&- <&-").status == 1)
    #expect(try shell("RXPLAY -e '1 + nil' 2>&-").status == 1)
    #expect(try shell("RXPLAY -e '1 + nil' 2> /dev/full").status == 1)
  }

  @Test func aFileThatGrowsWhileItIsReadIsReadToWhereItEnds() throws {
    let run = try shell("(echo 1; sleep 0.2; echo 2) | RXPLAY -")
    #expect(run.status == 0 && run.output.contains("1") && run.output.contains("2"))
  }

  @Test func aReaderThatGoesIsNoError() throws {
    let run = try shell("RXPLAY -e 'for i in 0..<100000 { log(i) }' | head -n 1")
    #expect(run.output == "0s  0\n")
    #expect(run.error == "")
  }

  @Test func aRunWithoutBudgetsEndsOnceItsReaderHasGone() throws {
    let endless = "horizon(1000000s); interval(1ms).subscribe(next: { log($0) })"
    let run = try shell(
      "echo '\(endless)' >$HOME/e.rx; timeout 60 RXPLAY --limit off $HOME/e.rx | head -n 3; echo done")
    #expect(run.output.hasSuffix("done\n"))
    let script = try shell(
      "echo 'limits(\"off\")\n\(endless)' >$HOME/e.rx; (timeout 60 RXPLAY $HOME/e.rx; echo $? >$HOME/s) | true; cat $HOME/s"
    )
    #expect(script.output == "141\n")
  }

  @Test(arguments: [
    "RXPLAY -e 1", "RXPLAY --format json -e 'just(1)'", "RXPLAY --help", "RXPLAY docs", "RXPLAY lessons",
    "RXPLAY test lessons/zip.rx", "echo 1 | RXPLAY ",
  ])
  func aFullDiskIsReported(_ command: String) throws {
    let run = try shell(command + " > /dev/full")
    #expect(run.status == 1)
    #expect(run.error.contains("standard output cannot be written"))
  }

  @Test func aFullDiskIsReportedForAFile() throws {
    let run = try shell("RXPLAY -o /dev/full -e 1")
    #expect(run.status == 1)
    #expect(run.error.contains("cannot be written"))
  }

  @Test func aFailedWriteLeavesTheOldFileWhole() throws {
    let run = try shell(
      "mkdir $HOME/d && echo old > $HOME/d/a && (ulimit -f 1; RXPLAY -o $HOME/d/a -e 'for i in 0..<9000 { log(i) }'); "
        + "cat $HOME/d/a; ls $HOME/d")
    #expect(run.output == "old\na\n", "\(run.output.prefix(200))")
    #expect(run.error.contains("cannot be written"), "\(run.error)")
  }

  @Test func noHomeAndNoTerminalSizeAreNoMatter() throws {
    #expect(try shell("env -i RXPLAY -e 1").output == "1\n")
    #expect(try shell("env -i COLUMNS=x LINES=-1 TERM= RXPLAY -e 1").output == "1\n")
    #expect(try shell("echo 1 | env -i RXPLAY ").output.contains("1"))
  }

  @Test(arguments: ["text", "json", "log", "marbles", "svg"])
  func nothingSteersTheTerminal(_ format: String) throws {
    let nasty = "\\u{1b}[2J\\u{9b}2J\\u{7}\\u{202e}"
    let script = """
      let a = just("\(nasty)")
      a.map { [$0, $0] }
      fail("\(nasty)")
      log("\(nasty)")
      "\(nasty)"
      just(error("\(nasty)")).materialize()
      [("\(nasty)"): "\(nasty)"]
      cold("-x-|", x: "\(nasty)")
      just(1).deliverOn(scheduler("\(nasty)")).subscribe("\(nasty)") { log($0) }
      scene "\(nasty)"
      subject().subscribe("\(nasty)")
      throw "\(nasty)"
      """
    let run = try Program.run(["--format", format, "-"], input: script)
    for text in [run.output, run.error] {
      #expect(!text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B || $0.value == 7 }, "\(text)")
    }
    let raw = try Program.run(["-"], input: "\u{1B}[2J\nlet \u{1B}x = 1\n\"\u{1B}[2J\" + 1\n\u{9B}2J")
    #expect(!(raw.output + raw.error).unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B })
    let shown = try Program.run(["-"], input: "//: \u{1B}[2J\u{202E}\r\n\"\u{1B}[2J\u{202E}\"\r\n")
    #expect(shown.output.hasPrefix("\\u{1b}[2J\\u{202e}\n\n  \"\\u{1b}[2J\\u{202e}\"\n"), "\(shown.output)")
    let named = try Program.run(["\u{1B}[2J.rx"])
    #expect(!named.error.contains("\u{1B}"))
  }

  /// A script cannot reach the system: the names for it are unknown, and nothing of it is called.
  @Test(arguments: [
    "read(\"/etc/passwd\")", "open(\"/etc/passwd\")", "system(\"ls\")", "exec(\"ls\")",
    "load(\"x.rx\")", "include(\"x.rx\")", "getenv(\"HOME\")", "fetch(\"http://localhost\")", "socket()", "`ls`",
    "$(ls)",
  ])
  func aScriptReachesNothingOutside(_ script: String) throws {
    let run = try Program.run(["-e", script])
    #expect(run.status == 1)
    #expect(run.output == "")
  }

  @Test func `The modules that run scripts and print them can reach no file, process or socket`() throws {
    let known = ["Marbles", "OrderedCollections", "StreamLang", "Streams", "Synchronization", "Times"]
    let folders =
      ["Times", "Marbles"].map { "Packages/Marbles/Sources/" + $0 }
      + ["Streams", "StreamLang", "FastPaths", "Printing"].map { "Sources/" + $0 }
    for module in folders {
      let folder = Program.root + "/" + module
      let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
      #expect(!files.isEmpty)
      for file in files where file.hasSuffix(".swift") {
        let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
        let imports = text.split(separator: "\n").filter { $0.hasPrefix("import ") || $0.contains("@_silgen_name") }
        for line in imports where !known.contains(String(line.dropFirst(7))) {
          #expect(file == "Values/Releasing.swift" && line == "import CLibrary", "\(module)/\(file): \(line)")
        }
      }
    }
  }
}
