import FuzzTargets
import Streams

/// Calls of every operator of every dialect, with arguments that keep the numbers of their sources where they can.
extension OriginPipelines {
  mutating func catalogueCall(_ depth: Int, _ last: Bool) -> String {
    let (dialect, entry) = pick(CataloguePipelines.operators)
    called.append("\(dialect.name).\(entry.name)")
    var arguments: [String] = []
    var isByPosition = true
    for parameter in entry.parameters {
      if parameter.isVariadic {
        guard isByPosition else { continue }
        for _ in 0..<number(1...2) { arguments.append(argument(parameter, depth, last)) }
        isByPosition = false
      } else if parameter.isRequired || number(1...3) == 1 {
        if !isByPosition, parameter.labelling == .never { continue }
        let isLabelled = parameter.labelling == .always || !isByPosition
        arguments.append((isLabelled ? "\(parameter.label): " : "") + argument(parameter, depth, last))
      } else if parameter.labelling != .always {
        isByPosition = false
      }
    }
    return ".\(dialect.name).\(entry.name)(\(arguments.joined(separator: ", ")))"
  }

  private mutating func argument(_ parameter: Parameter, _ depth: Int, _ last: Bool) -> String {
    switch parameter.kind {
    case .value: return pick(["1", "11", "[1, 2]"])
    case .int: return String(number(1...3))
    case .duration: return period()
    case .bool: return pick(["true", "false"])
    case .string: return "\"s\""
    case .array: return "[\(other(depth, last)), \(other(depth, last))]"
    case .error: return "\"e\""
    case .scheduler: return "background"
    case .stream: return other(depth, last)
    case .function(let count): return closure(count, parameter, depth, last)
    case .streamOrFunction: return pick([other(depth, last), "{ \(other(depth, last)) }"])
    case .streamOrDuration: return pick([period(), other(depth, last)])
    case .durationOrFunction: return pick([period(), "{ \(other(depth, last)) }"])
    case .boolOrFunction: return pick(["true", "{ just(true) }"])
    case .choice(let words): return "\"\(pick(words))\""
    case .streamOrInt: return pick([other(depth, last), String(number(1...3))])
    }
  }

  private mutating func closure(_ count: Int, _ parameter: Parameter, _ depth: Int, _ last: Bool) -> String {
    if parameter.isBlock { return "{ send(7); wait(100ms); complete() }" }
    if parameter.isEffect { return "{ 1 }" }
    let stream = other(depth, last)
    switch count {
    case 0: return pick(["{ true }", "{ \(stream) }"])
    case 1: return pick(["{ $0 }", "{ x in x != 1001 }", "{ x in [x, 3] }", "{ x in \(stream) }", "{ x in just(x) }"])
    default: return pick(["{ x, y in [x, y] }", "{ x, y in y }", "{ x, y in x }", "{ x, y in just([x, y]) }"])
    }
  }
}
