import Testing

@Suite("Help about pictures")
struct PictureHelpTests {
  @Test("The page has a picture and every sign")
  func page() throws {
    let page = try Program.run(["docs", "picture"]).output
    #expect(
      page.contains(
        """
                0s    100ms 200ms 300ms 400ms 500ms 600ms 700ms 800ms 900ms 1s
                ┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼
        a       ──────x─────────────────y───────────────────────────────────!
          x           ╰───────────1─────────────────[2|]
          y                             ╰┄┄┄┄┄┄┄┄┄┄┄^───────────'12'──[3 4]─#
                ┌─ concat ───────────────────────────────────────────────────
        result  ──────────────────1─────────────────2───────────'12'──[3 4]─#

                #  boom
        """), "\(page)")
    for sign in [
      "┼ +", "─ -", "^  ", "|  ", "#  ", "!  ", "→ >", "… ~", "[  ", "╰ \\", "┄ :", "╱ /", "┌ +", "│ |", "≠ *",
    ] {
      #expect(page.contains("\n  \(sign)  "), "\(sign)")
    }
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("Each sign has an answer", arguments: ["^", "!", "╰", "→", "≠", "╱", "|", "#", "[", "]", "[12|]", ">", "*"])
  func signs(sign: String) throws {
    let result = try Program.run(["docs", sign])
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("':help picture' shows all signs.\n"))
  }

  @Test("Names of operators and other words are no signs", arguments: ["throttle", "A", "nothing"])
  func others(name: String) throws {
    #expect(!(try Program.run(["docs", name]).output.contains("shows all signs")))
  }
}
