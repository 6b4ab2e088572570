/// A program with the library and with rxplay.
struct Comparison {
  let program: Program
  let wanted: [Run.LogLine]
  let received: [Run.LogLine]
  let messages: [String]

  init(_ program: Program, with player: Player) throws {
    self.program = program
    wanted = program.comparable(program.log())
    let played = try player.log(of: program.text)
    (received, messages) = (program.comparable(played.log), played.messages)
    // Events that meet at one instant are not compared here: another rule for ties then gives another order.
    let isSame = wanted == received && messages.isEmpty
    isTied = try !isSame && program.comparable(player.log(of: "//! ties(\"fifo\")\n" + program.text).log) != received
  }

  var isSame: Bool { wanted == received && messages.isEmpty }
  /// Whether rxplay's log differs, and depends on the order at one instant.
  let isTied: Bool

  /// The name of the known difference that explains this one.
  var knownName: String? { KnownDifference.all.first { $0.explains(self) }?.name }

  /// The smallest part of the program that still differs.
  func shrunk(with player: Player) throws -> Comparison {
    var smallest = self
    var goesOn = true
    while goesOn {
      goesOn = false
      for candidate in smallest.program.smaller {
        let comparison = try Comparison(candidate, with: player)
        guard !comparison.isSame, !comparison.isTied, comparison.knownName == nil,
          comparison.messages.isEmpty == messages.isEmpty
        else { continue }
        smallest = comparison
        goesOn = true
        break
      }
    }
    return smallest
  }

  var report: String {
    func lines(_ log: [Run.LogLine]) -> String {
      log.map { "    \($0.time / 1_000_000)ms  \($0.text)" }.joined(separator: "\n")
    }
    return
      "\(program.text)\n  OpenCombine:\n\(lines(wanted))\n  rxplay:\n\(lines(received))\n\(messages.joined(separator: "\n"))"
  }
}

extension Program {
  /// The part of a log that is compared: the lines of two subscribers at one instant have no order of their own, since
  /// OpenCombine keeps subscribers in a set.
  func comparable(_ log: [Run.LogLine]) -> [Run.LogLine] {
    let hasSecond = events.contains { if case .subscribe = $0.event { true } else { false } }
    guard hasSecond else { return log }
    func subscriber(_ line: Run.LogLine) -> Substring { line.text.prefix { $0 != " " } }
    return log.enumerated().sorted { one, two in
      (one.element.time, subscriber(one.element), one.offset) < (two.element.time, subscriber(two.element), two.offset)
    }.map(\.element)
  }

  /// The programs with one step or one event less.
  var smaller: [Program] {
    func without<Element>(_ list: [Element]) -> [[Element]] {
      list.indices.map { index in
        var rest = list
        rest.remove(at: index)
        return rest
      }
    }
    return without(steps).map { Program(self, steps: $0, events: events) }
      + without(events).map { Program(self, steps: steps, events: $0) }
  }
}
