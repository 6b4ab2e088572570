/// The functions of a text that have a name in common, with each other or with one of Swift's own, and that
/// their labels distinguish: `fetch(user:)` and `fetch(post:)`, `print(label:event:)`.
///
/// Each is called by its full name. They are found before the text is parsed, as calls may stand before declarations.
struct OverloadedFunctions {
  private struct Parameter {
    let label: String?
    var mayBeLeftOut = false
  }

  private var signatures: [String: [[Parameter]]] = [:]

  /// Names of Swift's own that people give to functions with other labels.
  private static let own: Set<String> = ["print", "debugPrint", "min", "max", "zip", "abs", "map", "filter"]

  init(_ tokens: [Token], _ source: SourceText) {
    let types = Self.bodiesOfTypes(tokens, source)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where index + 3 < tokens.count {
      switch token.kind {
      case .leftCurly: open.append(index)
      case .rightCurly: _ = open.popLast()
      default: break
      }
      // Methods are distinguished by their calls.
      guard token.kind == .func, tokens[index + 1].kind == .name, open.last.map(types.contains) != true else {
        continue
      }
      var opening = index + 2
      // Generic parameters are passed over.
      if tokens[opening].kind == .less {
        while opening + 1 < tokens.count, tokens[opening].kind != .leftRound, !tokens[opening].startsLine {
          opening += 1
        }
      }
      guard tokens[opening].kind == .leftRound else { continue }
      let name = source.text(in: tokens[index + 1].span)
      signatures[name, default: []].append(Self.parameters(tokens, opening, source))
    }
    signatures = signatures.filter { $0.value.count > 1 || Self.own.contains($0.key) }
  }

  /// The places of the braces around the members of types.
  private static func bodiesOfTypes(_ tokens: [Token], _ source: SourceText) -> Set<Int> {
    var braces: Set<Int> = []
    for (index, token) in tokens.enumerated() where token.kind == .name && index + 1 < tokens.count {
      guard TypeDeclaration.Kind(rawValue: source.text(in: token.span)) != nil, !tokens[index + 1].startsLine,
        tokens[index + 1].kind == .name
      else { continue }
      var next = index + 2
      while next < tokens.count, tokens[next].kind != .leftCurly, tokens[next].kind != .rightCurly { next += 1 }
      if next < tokens.count, tokens[next].kind == .leftCurly { braces.insert(next) }
    }
    return braces
  }

  private static func parameters(_ tokens: [Token], _ opening: Int, _ source: SourceText) -> [Parameter] {
    let depth = tokens[opening].depth + 1
    var parameters: [Parameter] = []
    var isStart = true
    for token in tokens[(opening + 1)...] {
      if token.depth < depth || token.kind == .end { break }
      guard token.depth == depth else { continue }
      switch token.kind {
      case .comma: isStart = true
      case .at: break
      case _ where isStart && token.kind.isWord:
        parameters.append(Parameter(label: token.kind == .underscore ? nil : source.text(in: token.span)))
        isStart = false
      case .assign, .closedRange:
        if !parameters.isEmpty { parameters[parameters.count - 1].mayBeLeftOut = true }
      default: break
      }
    }
    return parameters
  }

  /// The name of a declaration.
  func name(of name: String, _ labels: [String?]) -> String {
    signatures[name] == nil ? name : Self.full(name, labels)
  }

  /// The function that a call with these labels means; without a call it is the first of that name.
  func name(of name: String, calledWith labels: [String?]?, hasTrailing: Bool) -> String {
    guard let candidates = signatures[name] else { return name }
    guard let labels else { return Self.own.contains(name) ? name : Self.full(name, candidates[0].map { $0.label }) }
    let meant =
      candidates.first { Self.fits($0, labels, hasTrailing) } ?? (Self.own.contains(name) ? nil : candidates[0])
    return meant.map { Self.full(name, $0.map { $0.label }) } ?? name
  }

  private static func fits(_ parameters: [Parameter], _ labels: [String?], _ hasTrailing: Bool) -> Bool {
    var rest = labels[...]
    var isLastFree = hasTrailing
    for (index, parameter) in parameters.enumerated() {
      if let label = rest.first, label == parameter.label {
        rest.removeFirst()
      } else if index == parameters.count - 1, isLastFree {
        isLastFree = false
      } else if !parameter.mayBeLeftOut {
        return false
      }
    }
    return rest.isEmpty
  }

  private static func full(_ name: String, _ labels: [String?]) -> String {
    "\(name)(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }
}
