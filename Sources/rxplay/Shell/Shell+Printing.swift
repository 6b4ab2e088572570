import LineEditing
import Marbles
import Printing
import Processes
import StreamLang

extension Shell {
  /// Prints a text that may take long to make. It is made in a child process, so that Ctrl-C ends it at any point.
  ///
  /// The picture of a run that Ctrl-C has stopped is shown whole if that takes a short time, or not at all.
  ///
  /// - Parameter noting: Returns whether to call `onNote` here. The child process calls it after making the text.
  /// - Returns: The number of bytes that were printed.
  @discardableResult
  func showLong(
    _ make: () -> String, noting: () -> Bool = { false }, onNote: () -> Void = {}
  ) -> Int {
    let isLate = Interruption.isRequested
    // After a run that was stopped, one picture is enough.
    guard !isLate || !isPrintingCut else { return 0 }
    var held: [UInt8] = []
    var count = 0
    var last: UInt8?
    let result = ForkedText.take({ (make(), noting()) }) { bytes in
      count += bytes.count
      last = bytes.last
      if isLate { held.append(contentsOf: bytes) } else { Standard.write(bytes) }
      // The message of the budget gives the reason.
      return count <= session.settings.limits[.output]
    }
    if result.note { onNote() }
    switch result.ending {
    case .whole:
      held.withUnsafeBytes { Standard.write($0) }
    case .enough: endCutLine(after: last)
    case .interrupted:
      isPrintingCut = true
      if isLate { return 0 }
      endCutLine(after: last)
    case .failed:
      endCutLine(after: last)
      say("note: it takes too much memory to be shown")
    }
    if count > 0 { shownCount += 1 }
    return count
  }

  /// Returns the bytes of a text that may take long to make; `nil` if Ctrl-C or a lack of memory ended that.
  func makeLong(_ make: () -> String) -> [UInt8]? {
    var bytes: [UInt8] = []
    switch ForkedText.take(
      { (make(), false) },
      {
        bytes.append(contentsOf: $0)
        return true
      }
    ).ending {
    case .whole, .enough: return bytes
    case .interrupted: say("interrupted; nothing was written")
    case .failed: say("it takes too much memory; nothing was written")
    }
    return nil
  }

  /// Prints a list that may be long.
  func list(_ make: () -> String) {
    isPrintingCut = false
    showLong(make)
    if isPrintingCut { sayInterrupted() }
  }

  /// Prints a sentence in the chosen language. Values take the places of `%1`, `%2` and so on.
  func say(_ english: String, _ values: String...) { Standard.write(presenter.edition.text(english, values) + "\n") }

  func sayInterrupted() { say("interrupted") }

  /// Begins the next output on a line of its own, without colour.
  private func endCutLine(after last: UInt8?) {
    guard let last else { return }
    if presenter.colour { Standard.write("\u{1B}[0m") }
    if last != UInt8(ascii: "\n") || isTerminal { Standard.write("\n") }
  }
}

extension Output {
  /// Returns whether it may take long to print.
  func isLarge(as format: Format) -> Bool {
    switch self {
    // The number of operators in a graph is not known before it is made.
    case .diagram(let picture): picture.isLarge || [.graph, .dot, .mermaid].contains(format)
    case .graph(let graph): graph.nodes.count > 100
    case .value(let value): value.size > 50_000
    case .log, .note, .failure: false
    }
  }
}

extension Shell {
  /// Returns the first line, as long as there is room.
  static func banner(width: Int, _ edition: Edition) -> String {
    let parts = [
      Command.version, edition.text("streams in virtual time"), edition.text(":help for help, Ctrl-D to leave"),
    ]
    let short = [parts[0], parts[2]]
    return [parts, short].map { $0.joined(separator: "   ") }.first { DisplayWidth.of($0) < width }
      ?? "\(parts[0])   :help"
  }

  /// Returns `rx> `, with the clock after it has left 0s.
  var prompt: String {
    if paste != nil { return "" }
    let text = session.clock == 0 ? "rx>" : "rx \(TimeText.format(Int64(session.clock)))>"
    return presenter.colour ? "\u{1B}[1;36m\(text)\u{1B}[0m " : text + " "
  }
}
