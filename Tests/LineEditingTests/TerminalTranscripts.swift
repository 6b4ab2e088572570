import Foundation
import TerminalTesting
import Testing

/// Signals, sizes, and the rows under the entry.
@Suite(.serialized, .inTerminal) struct TerminalTranscripts {
  @Test func controlCDropsTheEntry() throws {
    let demo = try Demo(preview: true)
    try demo.terminal.paste("one {\ntwo")
    try demo.terminal.wait(for: "= TWO")
    try demo.terminal.press("Up", "C-c")
    try demo.terminal.wait(forScreen: ["rx> one {", "two^C", "interrupted", "rx>"], cursor: (4, 3))
    try demo.terminal.press("C-c")
    try demo.terminal.wait(forScreen: ["rx> one {", "two^C", "interrupted", "rx> ^C", "interrupted", "rx>"])
    // In the middle of a sequence of keys as well.
    try demo.terminal.press("Escape", "C-c")
    try demo.terminal.wait(for: "third interruption") { $0.filter { $0 == "interrupted" }.count == 3 }
  }

  @Test func controlCStopsARunEveryTime() throws {
    let demo = try Demo()
    for time in 1...3 {
      try demo.terminal.type(":spin")
      try demo.terminal.press("Enter")
      try demo.terminal.wait(for: "run \(time)") { $0.filter { $0 == "spinning" }.count == time }
      try demo.terminal.press("C-c")
      try demo.terminal.wait(for: "stop \(time)") { $0.filter { $0.hasSuffix("stopped") }.count == time }
    }
  }

  /// Ctrl-C ends the work that the program does for a key, and drops the entry.
  @Test func controlCStopsACompletion() throws {
    let demo = try Demo()
    try demo.terminal.type("ponder")
    try demo.terminal.wait(for: "rx> ponder")
    try demo.terminal.press("Tab", "C-c")
    try demo.terminal.type("next")
    try demo.terminal.wait(forScreen: ["rx> ponder^C", "interrupted", "rx> next"], cursor: (8, 2))
  }

  /// The work of the program between keys gives way to keys and to Ctrl-C.
  @Test func restsOnlyBetweenKeys() throws {
    let demo = try Demo(environment: ["DEMO_REST": "1"])
    try demo.terminal.type("one")
    try demo.terminal.wait(forScreen: ["rx> one"], cursor: (7, 0))
    try demo.terminal.press("Enter")
    try demo.terminal.wait(forScreen: ["rx> one", "entry 3: one", "rx>"], cursor: (4, 2))
    try demo.terminal.type("two")
    try demo.terminal.press("C-c")
    try demo.terminal.wait(forScreen: ["rx> one", "entry 3: one", "rx> two^C", "interrupted", "rx>"], cursor: (4, 4))
  }

  /// Text typed right after a Ctrl-C belongs to the next entry: not to the one that it drops, nor to the run that it
  /// stops.
  @Test func keysAfterControlCAreTheNextEntry() throws {
    let demo = try Demo()
    for time in 10..<15 {
      // While the editor looks whether the entry is complete, it reads nothing.
      try demo.terminal.type("lazily(")
      try demo.terminal.wait(for: "lazily(")
      try demo.terminal.press("Enter")
      usleep(20_000)
      try demo.terminal.press("C-c", "t", "w", "o", "\(time)", "Enter")
      try demo.terminal.wait(for: "entry 5: two\(time)")
      try demo.terminal.press("C-l")
    }
    for time in 10..<15 {
      try demo.terminal.type(":spin")
      try demo.terminal.press("Enter")
      try demo.terminal.wait(for: "run \(time)") { $0.last == "spinning" }
      try demo.terminal.press("C-c", "t", "w", "o", "\(time)", "Enter")
      try demo.terminal.wait(for: "entry 5: two\(time)")
      try demo.terminal.press("C-l")
    }
  }

  @Test func controlDLeavesAtAnEmptyEntryOnly() throws {
    let demo = try Demo()
    try demo.terminal.type("ab")
    try demo.terminal.press("Left", "C-d")
    try demo.terminal.wait(forScreen: ["rx> a"], cursor: (5, 0))
    try demo.terminal.press("C-d", "BSpace", "C-d")
    #expect(try demo.terminal.waitForExit() == 0)
    #expect(try demo.terminal.scrollback().prefix(2) == ["rx>", "end"])
  }

  @Test func controlBackslashEndsNothing() throws {
    let demo = try Demo()
    try demo.terminal.press("C-\\")
    try demo.terminal.type("still here")
    try demo.terminal.wait(forScreen: ["rx> still here"])
  }

  @Test func stopsAndGoesOn() throws {
    let demo = try Demo(environment: ["PS1": "$ "], waitingFor: nil, shell: true)
    try demo.terminal.wait(for: "$")
    try demo.terminal.type("clear; DEMO_PREVIEW=1 ./demo")
    try demo.terminal.press("Enter")
    try demo.terminal.wait(forScreen: ["rx>"])
    try demo.terminal.paste("abc {\ndef")
    try demo.terminal.wait(for: "= DEF")
    try demo.terminal.press("C-z")
    try demo.terminal.wait(for: "Stopped")
    try demo.terminal.wait(forNo: "= DEF")
    try demo.terminal.type("clear; fg")
    try demo.terminal.press("Enter")
    try demo.terminal.wait(for: "= DEF")
    let rows = try demo.terminal.screen()
    #expect(rows.suffix(4) == ["rx> abc {", "def", "= ABC {", "= DEF"])
    #expect(rows.filter { $0.hasPrefix("rx>") }.count == 1)
    try demo.terminal.type("x}")
    try demo.terminal.press("Enter")
    try demo.terminal.wait(for: "entry 11: abc {⏎defx}")
  }

  @Test func drawsTheEntryAnewAtAnotherSize() throws {
    let demo = try Demo(columns: 30)
    try demo.terminal.type("abcdefghij合并合并klmnopqrstuvwxyz012345")
    try demo.terminal.wait(forScreen: ["rx> abcdefghij合并合并klmnopqr", "stuvwxyz012345"], cursor: (14, 1))
    try demo.terminal.resize(to: .init(50, 14))
    try demo.terminal.wait(forScreen: ["rx> abcdefghij合并合并klmnopqrstuvwxyz012345"], cursor: (44, 0))
    try demo.terminal.press("Home")
    try demo.terminal.type("合")
    try demo.terminal.wait(forScreen: ["rx> 合abcdefghij合并合并klmnopqrstuvwxyz012345"], cursor: (6, 0))
    try demo.terminal.resize(to: .init(25, 14))
    try demo.terminal.wait(forScreen: ["rx> 合abcdefghij合并合并k", "lmnopqrstuvwxyz012345"], cursor: (6, 0))
    try demo.terminal.press("C-u", "C-k")
    try demo.terminal.type(":size")
    try demo.terminal.press("Enter")
    try demo.terminal.wait(for: "25x14")
  }

  /// The line editor keeps two copies of the screen: of the size that this terminal claims they would take 28 GB.
  @Test(.disabled(if: sanitizerOptions != nil, "the address sanitizer takes more room than is given here"))
  func aTerminalThatClaimsToBeHuge() throws {
    let demo = try Demo(environment: ["PS1": "$ "], waitingFor: nil, shell: true)
    try demo.terminal.wait(for: "$")
    // A preview that takes more than 2 GB ends, and leaves the memory to others.
    try demo.terminal.type("ulimit -Sv 2000000; stty rows 60000 cols 60000; clear; ./demo")
    try demo.terminal.press("Enter")
    try demo.terminal.wait(forScreen: ["rx>"])
    try demo.terminal.type("one")
    try demo.terminal.press("Enter")
    try demo.terminal.type(":size")
    try demo.terminal.press("Enter")
    try demo.terminal.wait(forScreen: ["rx> one", "entry 3: one", "rx> :size", "80x24", "rx>"])
    // It claims so while an entry is being typed, too.
    try demo.terminal.type("two")
    try demo.terminal.wait(for: "rx> two")
    try demo.terminal.claim(.init(60_000, 60_000))
    try demo.terminal.type("s")
    try demo.terminal.press("Enter")
    try demo.terminal.wait(for: "entry 4: twos")
    try demo.terminal.type(":size")
    try demo.terminal.press("Enter")
    try demo.terminal.wait(for: "the mended size") { $0.filter { $0 == "80x24" }.count == 2 }
  }

  @Test func drawsAPreviewWhileTyping() throws {
    let demo = try Demo(preview: true)
    try demo.terminal.type("map 合")
    try demo.terminal.wait(forScreen: ["rx> map 合", "= MAP 合"], cursor: (10, 0))
    #expect(try demo.terminal.styledScreen().contains { $0.contains("\u{1B}[2m= MAP 合") })
    // An unfinished entry keeps the last good one.
    try demo.terminal.type("?")
    try demo.terminal.wait(forScreen: ["rx> map 合?", "= MAP 合", "↑ drawn for map 合"], cursor: (11, 0))
    try demo.terminal.type("?")
    try demo.terminal.wait(forScreen: ["rx> map 合??", "= MAP 合", "↑ drawn for map 合", "error: two signs"])
    try demo.terminal.press("BSpace")
    try demo.terminal.press("C-r")
    try demo.terminal.wait(forScreen: ["rx> map 合?", "search:"])
    try demo.terminal.press("C-g")
    try demo.terminal.wait(forScreen: ["rx> map 合?", "= MAP 合", "↑ drawn for map 合"])
    try demo.terminal.press("Enter")
    try demo.terminal.wait(forScreen: ["rx> map 合?", "entry 6: map 合?", "rx>"], cursor: (4, 2))
  }

  @Test func drawsAPreviewAtTheBottomOfTheScreen() throws {
    let demo = try Demo(rows: 8, preview: true)
    for _ in 1...3 {
      try demo.terminal.type("x")
      try demo.terminal.press("Enter")
    }
    try demo.terminal.wait(for: "prompt at the end") { $0.count == 7 && $0.last == "rx>" }
    try demo.terminal.paste("one {\n二")
    try demo.terminal.wait(
      forScreen: ["rx> x", "entry 1: x", "rx> x", "entry 1: x", "rx> one {", "二", "= ONE {", "= 二"], cursor: (2, 5))
    try demo.terminal.press("Up", "End")
    try demo.terminal.type("!")
    try demo.terminal.wait(
      forScreen: ["rx> x", "entry 1: x", "rx> x", "entry 1: x", "rx> one {!", "二", "= ONE {!", "= 二"], cursor: (10, 4))
    try demo.terminal.type("}")
    try demo.terminal.press("Enter")
    try demo.terminal.wait(for: "prompt under the entry") {
      $0.suffix(4).elementsEqual(["rx> one {!}", "二", "entry 9: one {!}⏎二", "rx>"])
    }
  }

  @Test func boundsThePreviewToTheRoom() throws {
    let demo = try Demo(rows: 10, preview: true)
    try demo.terminal.type("tall")
    try demo.terminal.wait(forScreen: ["rx> tall"] + (1...6).map { "row \($0)" }, cursor: (8, 0))
    try demo.terminal.press("C-c")
    try demo.terminal.wait(forScreen: ["rx> tall^C", "interrupted", "rx>"], cursor: (4, 2))
  }

  @Test func aSlowPreviewDoesNotBlockTyping() throws {
    let demo = try Demo(preview: true)
    try demo.terminal.type("slow")
    for letter in "abcdef" {
      try demo.terminal.type(String(letter))
      try demo.terminal.wait(for: "key \(letter)") { $0.first?.hasSuffix(String(letter)) == true }
    }
    try demo.terminal.press("C-c")
    try demo.terminal.wait(forScreen: ["rx> slowabcdef^C", "interrupted", "rx>"])
    try demo.terminal.type("slow")
    try demo.terminal.wait(forScreen: ["rx> slowabcdef^C", "interrupted", "rx> slow", "SLOW"])
  }

  @Test func aPreviewLeavesNoTrace() throws {
    let demo = try Demo(preview: true)
    try demo.terminal.type("count")
    try demo.terminal.wait(forScreen: ["rx> count", "1"])
    try demo.terminal.type("ed")
    try demo.terminal.wait(forScreen: ["rx> counted", "1"])
    try demo.terminal.press("Enter")
    try demo.terminal.wait(forScreen: ["rx> counted", "entry 7: counted", "rx>"])
  }

  @Test func aPreviewThatNeverEndsOrDiesIsGivenUp() throws {
    let demo = try Demo(preview: true)
    for word in ["spin", "trap"] {
      try demo.terminal.type(word)
      try demo.terminal.wait(for: word) { $0.last == "rx> \(word)" }
      try demo.terminal.type("x")
      try demo.terminal.wait(for: "the next key") { $0.last == "rx> \(word)x" }
      try demo.terminal.press("C-c")
      try demo.terminal.wait(for: "the next prompt") { $0.suffix(2) == ["interrupted", "rx>"] }
    }
    try demo.terminal.type("ok")
    try demo.terminal.wait(for: "= OK")
  }
}
