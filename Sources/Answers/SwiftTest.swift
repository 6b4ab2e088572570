import Marbles
import StreamLang
import Times

/// Writes a picture as a test in Swift, for a package that uses the library Marbles.
enum SwiftTest {
  static func text(of run: RunDiagram, _ drawn: Diagram) -> String {
    let full = run.full([.text, .literal])
    // Inner lanes have no streams of their own in such a test.
    let kept = full.lanes.filter { lane in
      lane.outer == nil && drawn.lanes.contains { $0.name == lane.name && $0.subscribed == lane.subscribed }
    }
    var lanes: [Lane] = []
    var names: [String] = []
    var statements = ""
    for var lane in kept {
      lane.operators = nil
      lane.role = .result
      let name = variable(lane.name, besides: names)
      names.append(name)
      lanes.append(lane)
      let start = lane.subscribed > 0 ? ", subscribed: \(duration(lane.subscribed))" : ""
      statements += "  var \(name) = Lane(\(ValueText.literal(lane.name))\(start))\n"
      for event in lane.events where event.omitted == 0 {
        statements += "  \(name).next(\(literal(event)), at: \(duration(event.time)))\n"
      }
      switch lane.end {
      case .completed(let time): statements += "  \(name).complete(at: \(duration(time)))\n"
      case .error(let time, let message):
        statements += "  \(name).fail(\(ValueText.literal(message)), at: \(duration(time)))\n"
      case .interrupted(let time): statements += "  \(name).interrupt(at: \(duration(time)))\n"
      case .disposed(let time): statements += "  \(name).dispose(at: \(duration(time)))\n"
      case .open, .cut: break
      }
    }
    var options = TextDiagram.Options(width: 80)
    options.tick = 100_000_000
    let picture = TextDiagram.render(Diagram(lanes: lanes), options: options)
    let rows = picture.split(separator: "\n").map { "    \($0)\n" }.joined()
    return """
      import Marbles
      import MarblesTesting
      import Testing

      @Test func marbles() {
      \(statements)  expectMarbles(
          [\(names.joined(separator: ", "))],
          \"\"\"
      \(rows)    \"\"\")
      }

      """
  }

  /// Returns a value as Swift writes it, if it is a number, a truth value or a text, or else its text.
  private static func literal(_ event: LaneEvent) -> String {
    let isPlain = event.literal.hasPrefix("\"") || event.literal == "true" || event.literal == "false"
    return isPlain || Double(event.literal) != nil ? event.literal : ValueText.literal(event.text)
  }

  private static func duration(_ time: Int64) -> String {
    if time.isMultiple(of: 1_000_000_000) { return ".seconds(\(time / 1_000_000_000))" }
    if time.isMultiple(of: 1_000_000) { return ".milliseconds(\(time / 1_000_000))" }
    return ".nanoseconds(\(time))"
  }

  /// Returns the name of a lane as an identifier of Swift that no other lane has.
  private static func variable(_ name: String, besides taken: [String]) -> String {
    var word = String(name.filter { $0.isLetter || $0.isNumber || $0 == "_" })
    if word.first.map({ $0.isNumber }) ?? true { word = "lane" + word }
    var number = 2
    var unique = word
    while taken.contains(unique) {
      unique = "\(word)\(number)"
      number += 1
    }
    return unique
  }
}
