import Marbles

extension Picture {
  /// The script that plays the picture: its inputs, the pipeline, and subscriptions at their times.
  func script(of pipeline: String, given statements: String) -> String {
    // A stream that is sent as a value has to be made before the stream that sends it.
    let names = inputs.map(\.name)
    let outer = inputs.filter { input in input.marks.contains { mark in names.contains(expression(mark)) } }
    let inner = inputs.filter { input in !outer.contains { $0.name == input.name } }
    var lines = (inner + outer).map { input in
      let entries = input.marks.map { ", [\"\($0)\": \(expression($0))]" }.joined()
      let text = input.text.drop { $0 == " " }
      return "let \(input.name) = \(input.isHot ? "hot" : "cold")(\"\(text)\", numbers: true\(entries))"
    }
    lines.append(statements)
    var source = "(\(pipeline))"
    if subscribers.count > 1 {
      lines.append("let shared = \(pipeline)")
      source = "shared"
    }
    lines += timed(source)
    if !values.isEmpty {
      lines.append("from([\(values.map(\.expression).joined(separator: ", "))]).subscribe(\"legend\")")
    }
    return lines.joined(separator: "\n")
  }

  /// The entries of the legend that are no streams.
  var values: [(mark: String, expression: String)] {
    legend.filter { entry in entry.expression != "_" && !inputs.contains { $0.name == entry.expression } }
  }

  /// Whether `#` means an error with any message.
  var takesAnyError: Bool { legend.contains { $0.mark == "#" && $0.expression == "_" } }

  private func expression(_ mark: String) -> String {
    legend.first { $0.mark == mark }?.expression ?? ""
  }

  /// The statements that subscribe and dispose, in the order of their times.
  private func timed(_ source: String) -> [String] {
    var moments: [(time: Int64, statement: String)] = []
    for (index, subscriber) in subscribers.enumerated() {
      let (start, end) = (subscriber.marbles.subscribed, subscriber.marbles.disposed)
      let isDisposed = end == nil ? "" : "let subscription\(index) = "
      moments.append((start, "\(isDisposed)\(source).subscribe(\"=\(index)\")"))
      if let end { moments.append((end, "subscription\(index).dispose()")) }
    }
    var now: Int64 = 0
    return moments.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .flatMap { _, moment in
        defer { now = moment.time }
        return moment.time > now ? ["wait(\(moment.time - now)ns)", moment.statement] : [moment.statement]
      }
  }
}
