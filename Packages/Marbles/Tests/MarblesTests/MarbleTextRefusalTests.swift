import Testing

@testable import Marbles

struct `Marble text that is refused` {
  /// The text, carets under the fault, the message and the hint.
  private func refusal(_ text: String, _ kind: MarbleText.Kind) -> String {
    do throws(MarbleTextError) {
      _ = try MarbleText.parse(text, kind: kind, tick: 100 * millisecond)
      return "\(text)\naccepted"
    } catch {
      let before = String(decoding: Array(text.utf8)[..<error.range.lowerBound], as: UTF8.self)
      let fault = String(decoding: Array(text.utf8)[error.range], as: UTF8.self)
      let carets =
        String(repeating: " ", count: DisplayWidth.of(before))
        + String(repeating: "^", count: max(1, DisplayWidth.of(fault)))
      return "\(text)\n\(carets) \(error.message)" + (error.hint.map { "; \($0)" } ?? "")
    }
  }

  @Test(
    arguments: [
      (
        "-(ab", .cold,
        """
        -(ab
         ^ '(' is never closed; close it with ')'
        """
      ),
      (
        "-ab]-", .cold,
        """
        -ab]-
           ^ ']' closes a group that was never opened; open it with '[', or quote the value: ']' between quotes
        """
      ),
      (
        "-(ab]-", .cold,
        """
        -(ab]-
            ^ '(' is closed by ']'; close it with ')'
        """
      ),
      (
        "-(a[b])", .cold,
        """
        -(a[b])
           ^ a group in a group; one group holds all that happens at its instant
        """
      ),
      (
        "-[ ]-", .cold,
        """
        -[ ]-
         ^^^ an empty group; '-' is a tick in which nothing happens
        """
      ),
      (
        "-[a-b]", .cold,
        """
        -[a-b]
           ^ time passes in a group; a group is one instant; to mean the value write '-' in quotes
        """
      ),
      (
        "-(a 10ms b)", .cold,
        """
        -(a 10ms b)
            ^^^^ a duration in a group; a group is one instant
        """
      ),
      (
        "-[|a]", .cold,
        """
        -[|a]
          ^ '|' is not the last of its group; nothing comes after the end
        """
      ),
      (
        "-a-|-b", .cold,
        """
        -a-|-b
             ^ a value after the end of the stream; nothing comes after '|'
        """
      ),
      (
        "-#-|", .cold,
        """
        -#-|
           ^ the stream has ended already, at '#'; a stream ends once
        """
      ),
      (
        "-'two words", .cold,
        """
        -'two words
         ^ a quote that is never closed; close it with '
        """
      ),
      (
        "-^-a", .cold,
        """
        -^-a
         ^ cold text has no '^'; it starts when it is subscribed; to mean the value write '^' in quotes
        """
      ),
      (
        "-^-a-^", .hot,
        """
        -^-a-^
             ^ there is a second '^'; time zero is where the first stands; to mean the value write '^' in quotes
        """
      ),
      (
        "-[^a]", .hot,
        """
        -[^a]
          ^ '^' in a group; to mean the value write '^' in quotes
        """
      ),
      (
        "-a-!", .hot,
        """
        -a-!
           ^ hot text has no '!'; its subscribers decide when to leave; to mean the value write '!' in quotes
        """
      ),
      (
        "-a-^", .lane,
        """
        -a-^
           ^ '^' after an event; a lane has no events before its subscription
        """
      ),
      (
        "-[a^]", .lane,
        """
        -[a^]
           ^ '^' is not the first of its group; write [^…]: nothing comes before it
        """
      ),
      (
        "-!-a", .lane,
        """
        -!-a
           ^ an event after '!'; nothing comes after the disposal
        """
      ),
      (
        "-!!", .lane,
        """
        -!!
          ^ a second '!'; a lane is disposed of once
        """
      ),
      (
        "-|!", .lane,
        """
        -|!
          ^ '!' after the end of the stream; '|' has ended it
        """
      ),
      (
        "a 500 ms b", .cold,
        """
        a 500 ms b
          ^^^^^^ a blank between a number and its unit; write 500ms; to mean values put the number in quotes
        """
      ),
      (
        "a-10ms-b", .cold,
        """
        a-10ms-b
          ^^^^ the duration '10ms' needs blanks around it; write ' 10ms '; to mean values put the first digit in quotes
        """
      ),
      (
        "1m30s a", .cold,
        """
        1m30s a
        ^^^^^ a duration is one number and one unit; write 1.5s or 90s, or two durations
        """
      ),
      (
        "a 5min b", .cold,
        """
        a 5min b
          ^^^^ no unit of time is called 'min'; write 5m; the units are ns, us, ms, s, m and h
        """
      ),
      (
        "a 1.5ns b", .cold,
        """
        a 1.5ns b
          ^^^^^ not a whole number of nanoseconds; nothing is shorter than 1ns
        """
      ),
      (
        "a 3000000h b", .cold,
        """
        a 3000000h b
          ^^^^^^^^ time runs past 2^63 nanoseconds; that is some 292 years
        """
      ),
      (
        "-旅（客）", .cold,
        """
        -旅（客）
           ^^ '（' is not marble text; write (; to mean the value quote it: '（'
        """
      ),
      (
        "a\u{200B}b", .cold,
        """
        a\u{200B}b
         ^ an invisible character, U+200B; take it out, or give it by the legend
        """
      ),
      (
        "-a\u{A0}b", .cold,
        """
        -a\u{A0}b
          ^ a blank that is no ASCII blank, U+00A0; write ' '
        """
      ),
      (
        "-\u{1B}b", .cold,
        """
        -\u{1B}b
         ^ a control character, U+001B; give it by the legend: name a letter here
        """
      ),
    ] as [(String, MarbleText.Kind, String)])
  func `Each fault has a message of its own, with its place and the likely fix`(
    text: String, kind: MarbleText.Kind, expected: String
  ) {
    #expect(refusal(text, kind) == expected)
  }

  @Test(arguments: 0..<20) func `Any text is read or refused with a place inside it`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "-", "a", "1", "5", " ", "(", ")", "[", "]", "|", "#", "^", "!", "'", "ms", "s", ".", "漢", "\u{301}", "🇩", "\r\n",
      "10ms", "\0",
    ]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in random.pick(pieces) }.joined()
      for kind in [MarbleText.Kind.cold, .hot, .lane] {
        do throws(MarbleTextError) {
          _ = try MarbleText.parse(text, kind: kind, tick: 100)
        } catch {
          #expect(error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count, "\(text.debugDescription)")
          #expect(!error.range.isEmpty, "\(text.debugDescription)")
        }
      }
    }
  }
}
