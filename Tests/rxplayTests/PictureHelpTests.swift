import Testing

struct `Help about pictures` {
  @Test func `The page has every sign with its meaning, and a picture with most of them`() throws {
    let page = try Program.run(["docs", "picture"]).output
    for line in [
      "┼ +  the time of this column", "─ -  the lane is subscribed", "^    a subscription", "|    completion",
      "#    an error", "!    disposal", "→ >  the lane goes on", "… ~  a budget", "[    several things",
      ",    the elements",
      "'    a string", "A    a value", "╰ \\  an inner stream", "┄ :  an inner stream that waits", "╱ /  time",
      "┌ +  the operators", "│ |  the operators", "≠ *  the pipelines",
    ] {
      #expect(page.contains("\n    \(line)"), "\(line)")
    }
    for part in ["╰┄┄┄┄", "[2 3]", "^", "#", "concat"] { #expect(page.contains(part), "\(part)") }
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: ["signs", "^", "!", "╰", "→", "≠", "╱", "|", "#", "[", "]", "'", ">", "*", "\\", "~"])
  func `The page is found by each sign`(name: String) throws {
    let page = try Program.run(["docs", name])
    #expect(page.status == 0)
    #expect(page.output.hasPrefix("\npicture\n"))
  }
}
