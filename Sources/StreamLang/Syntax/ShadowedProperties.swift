/// Names of parameters and of local variables that hide a property of the code: `{ users in self.users = users }`.
///
/// The names after `self` are plain ones here, so that the local name gets another one, wherever it stands.
struct ShadowedProperties {
  /// The names that replace others, by the places of those.
  private(set) var names: [Int: String] = [:]
  private let tokens: [Token]
  private let source: SourceText
  /// The names that stand after `self` somewhere.
  private var properties: Set<String> = []
  /// The blocks with the names that have been renamed in them. A text with very many is not looked through to its end.
  private var renamed: Set<String> = []

  init(_ tokens: [Token], _ source: SourceText) {
    self.tokens = tokens
    self.source = source
    for index in tokens.indices where isProperty(index) { properties.insert(text(index)) }
    if properties.isEmpty { return }
    var open: [Int] = []
    /// The braces of types, whose variables are properties.
    var types: Set<Int> = []
    for index in tokens.indices {
      switch tokens[index].kind {
      case .leftCurly:
        open.append(index)
        rename(parameters(ofClosureAt: index), within: index)
      case .rightCurly: _ = open.popLast()
      case .let, .var:
        guard let block = open.last, !types.contains(block), !isCondition(index), index + 1 < tokens.count else {
          continue
        }
        rename([index + 1], within: block)
      case .name where isTypeWord(index):
        if let brace = tokens.indices.dropFirst(index).prefix(60).first(where: { tokens[$0].kind == .leftCurly }) {
          types.insert(brace)
        }
      case .func: renameParameters(ofFunctionAt: index)
      default: break
      }
    }
  }

  private func isTypeWord(_ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].kind == .name && ["class", "extension"].contains(text(index))
  }

  private func text(_ index: Int) -> String { source.text(in: tokens[index].span) }

  /// Whether a token is the name after `self.`, `self?.` or `strongSelf.`.
  private func isProperty(_ index: Int) -> Bool {
    guard index > 1, tokens[index].kind == .name, tokens[index - 2].kind == .name else { return false }
    guard tokens[index - 1].kind == .dot || tokens[index - 1].kind == .optionalDot else { return false }
    let owner = text(index - 2)
    return owner == "self" || owner.hasSuffix("Self")
  }

  /// Whether a `let` belongs to a condition or a pattern: its value still has the outer name.
  private func isCondition(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    switch tokens[index - 1].kind {
    case .if, .while, .comma, .leftRound: return true
    case .name: return ["guard", "case"].contains(text(index - 1))
    default: return false
    }
  }

  /// The names between `{` and `in`.
  private func parameters(ofClosureAt opening: Int) -> [Int] {
    var found: [Int] = []
    for index in tokens.indices.dropFirst(opening + 1).prefix(60) {
      switch tokens[index].kind {
      case .in: return found
      case .name:
        if index + 1 < tokens.count, [.in, .comma, .colon, .rightRound].contains(tokens[index + 1].kind) {
          found.append(index)
        }
      case .comma, .colon, .leftRound, .rightRound, .leftSquare, .rightSquare, .underscore, .dot, .less, .greater,
        .question, .not, .arrow, .at:
        break
      default: return []
      }
    }
    return []
  }

  /// The parameters of a function, whose labels stay.
  private mutating func renameParameters(ofFunctionAt start: Int) {
    guard let opening = tokens.indices.dropFirst(start + 1).prefix(40).first(where: { tokens[$0].kind == .leftRound }),
      tokens[opening].payload > opening
    else { return }
    let closing = tokens[opening].payload
    let names = (opening..<closing).filter { tokens[$0].kind == .name && tokens[$0 + 1].kind == .colon }
    guard let body = tokens.indices.dropFirst(closing + 1).prefix(60).first(where: { tokens[$0].kind == .leftCurly })
    else { return }
    rename(names, within: body)
  }

  /// Renames what tokens name, from there to the end of a block.
  private mutating func rename(_ declared: [Int], within opening: Int) {
    let closing = tokens[opening].payload
    guard closing > opening else { return }
    for declaration in declared where tokens[declaration].kind == .name && properties.contains(text(declaration)) {
      let name = text(declaration)
      guard renamed.count < 200, renamed.insert("\(opening) \(name)").inserted else { continue }
      let range = max(declaration + 1, opening + 1)..<closing
      guard range.contains(where: { isProperty($0) && text($0) == name }) else { continue }
      names[tokens[declaration].start] = name + "_"
      for index in range where tokens[index].kind == .name && text(index) == name {
        let before = tokens[index - 1].kind
        let isLabel = tokens[index + 1].kind == .colon && (before == .leftRound || before == .comma)
        if before != .dot, before != .optionalDot, !isLabel { names[tokens[index].start] = name + "_" }
      }
    }
  }
}
