import FuzzTargets
import Testing

@testable import StreamLang

/// Everything that a script gives, in full, run by the fast rules or by the general ones.
func transcript(of script: String, takesFastPaths: Bool) -> [String] {
  let session = Session()
  session.settings.takesFastPaths = takesFastPaths
  session.settings.keepsAll = true
  var lines: [String] = []
  let outcome = ScriptRun(SourceText(name: "test.rx", text: script), in: session).run { event in
    guard case .output(let output, _) = event else { return }
    if case .diagram(let run) = output {
      lines += run.full.lanes.map { "\($0)" } + run.drawn.notes
    } else {
      lines.append("\(output)")
    }
  }
  return lines + ["\(outcome)"]
}

/// Checks that a script gives the same to the last event, error and place with fast paths and without.
func checkAgreement(_ script: String, at location: SourceLocation = #_sourceLocation) {
  let fast = transcript(of: script, takesFastPaths: true)
  if let last = fast.last, last.hasPrefix("rejected") { Issue.record("\(script)\n\(last)", sourceLocation: location) }
  let general = transcript(of: script, takesFastPaths: false)
  if fast != general {
    let difference = zip(fast, general).first { $0 != $1 }
    Issue.record(
      """
      \(script)
      fast:    \(difference?.0.prefix(400) ?? "\(fast.count) lines")
      general: \(difference?.1.prefix(400) ?? "\(general.count) lines")
      """, sourceLocation: location)
  }
}
