/// The form of printed results.
public enum Format: String, CaseIterable, Sendable {
  case text, json, marbles, log, svg, graph, dot, mermaid

  /// Whether only pictures and graphs are printed in this form.
  public var isPictorial: Bool {
    switch self {
    case .svg, .graph, .dot, .mermaid: true
    case .text, .json, .marbles, .log: false
    }
  }

  /// Whether all values of a run are printed, so that all are recorded.
  public var printsValues: Bool { !isPictorial && self != .text }
}
