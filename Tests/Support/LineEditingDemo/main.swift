import CLibrary
import LineEditing
import Processes

// A small shell over the editor, for tests in a terminal. Entries are complete when their brackets are closed; the
// preview echoes the entry in capitals, Tab after `ponder` goes on until Ctrl-C; `:vi`, `:emacs`, `:spin` and `:size`
// do what they say.

func depth(of text: String) -> Int {
  text.reduce(0) { "([{".contains($1) ? $0 + 1 : ")]}".contains($1) ? $0 - 1 : $0 }
}

let words: [(String, String)] = [
  ("map", "changes each value"), ("mapReplace", "replaces each value"), ("merge", "puts streams together"),
  ("throttle", "waits for a quiet spell"), ("合并", "merge, in Chinese"),
]

nonisolated(unsafe) var previewCount = 0

let hooks = EntryHooks(
  prompt: { History.variable("DEMO_PROMPT") ?? "rx> " },
  completeness: { text in
    if text.hasPrefix("lazily") { usleep(150_000) }
    let open = depth(of: text)
    return open > 0 ? .incomplete(indent: 2 * open) : .complete
  },
  complete: { text, cursor in
    let head = String(decoding: Array(text.utf8)[..<cursor], as: UTF8.self)
    let typed = head.reversed().prefix { $0.isLetter }.reversed()
    let word = String(typed)
    if word == "ponder" { while !Interruption.isRequested { usleep(1000) } }
    let numbered = (1...40).map { ("item\($0)", "the item number \($0)") }
    let candidates = (words + (word.hasPrefix("item") ? numbered : [])).filter { $0.0.hasPrefix(word) }
    return Completion(
      replacement: cursor - word.utf8.count..<cursor,
      candidates: candidates.map { Completion.Candidate($0.0, summary: $0.1) })
  },
  preview: { text, room in
    if text.hasSuffix("?") { return .nothing(problem: text.hasSuffix("??") ? "two signs" : nil) }
    if text.hasPrefix("tall") { return .lines((1...room.rows).map { "row \($0)" }) }
    if text.hasPrefix("slow") {
      usleep(1_500_000)
      return .lines(["SLOW"])
    }
    if text.hasPrefix("spin") { while true { usleep(1) } }
    if text.hasPrefix("trap") { abort() }
    if text.hasPrefix("count") {
      previewCount += 1
      print("a preview writes")
      return .lines(["\(previewCount)"])
    }
    return .lines(text.split(separator: "\n", omittingEmptySubsequences: false).map { "= " + $0.uppercased() })
  },
  rest: { isDisturbed in
    guard History.variable("DEMO_REST") != nil else { return true }
    while !isDisturbed() { usleep(1000) }
    return false
  })

let history = History(path: History.defaultPath())
if let warning = history.warning { print(warning) }
let reader = makeEntryReader(hooks: hooks, history: history)
let editor = reader as? LineEditor
editor?.isPreviewing = History.variable("DEMO_PREVIEW") != nil

reading: while true {
  switch reader.readEntry() {
  case .entry(":vi"): editor?.editingMode = .vi
  case .entry(":emacs"): editor?.editingMode = .emacs
  case .entry(":size"): print("\(Terminal.size.columns)x\(Terminal.size.rows)")
  case .entry(":quit"): break reading
  case .entry(":spin"):
    Interruption.reset()
    print("spinning")
    while !Interruption.isRequested { usleep(1000) }
    Interruption.reset()
    print("stopped")
  case .entry(let text):
    let shown = text.unicodeScalars.map { $0 == "\n" ? "⏎" : String($0) }.joined()
    print("entry \(text.unicodeScalars.count): \(shown)")
  case .interrupted: print("interrupted")
  case .endOfInput:
    print("end")
    break reading
  }
}
