import Streams

/// A regular expression: characters, classes, groups, alternatives, anchors and repetitions, matched by backtracking.
package final class RegularExpression {
  /// A place where it matches, in UTF-16 units, and the texts of its groups.
  package struct Match {
    package let start: Int
    package let end: Int
    package let text: String
    package let groups: [Value]
    package let groupRanges: [Range<Int>?]
  }

  private indirect enum Part {
    case unit(UInt16)
    case any
    case set([ClosedRange<UInt16>], isNegated: Bool)
    case start, end
    case boundary(isNegated: Bool)
    case group(Part, number: Int?)
    case look(Part, isNegated: Bool)
    case sequence([Part])
    case either([Part])
    case repeated(Part, least: Int, most: Int, isLazy: Bool)
    case reference(Int)
  }

  /// The expression as messages call it.
  private let text: String
  /// `i` ignores case, with `m` the anchors match at each line, and with `s` the point matches the end of a line.
  private let options: String
  private var root = Part.sequence([])
  private var groupCount = 0
  /// The positions of the groups that have names.
  package private(set) var groupNames: [String: Int] = [:]
  private var units: [UInt16] = []
  private var position = 0

  package init(_ pattern: String, options: String = "", called text: String) throws(ErrorValue) {
    self.text = text
    self.options = options
    units = Array(pattern.utf16)
    root = try alternatives(depth: 0)
    if position < units.count { throw fault() }
  }

  private func fault() -> ErrorValue { ErrorValue("the regular expression \(text) cannot be read") }

  // MARK: Reading

  private var next: UInt16? { position < units.count ? units[position] : nil }

  private func accept(_ sign: Character) -> Bool {
    guard let value = sign.utf16.first, next == value else { return false }
    position += 1
    return true
  }

  private func alternatives(depth: Int) throws(ErrorValue) -> Part {
    guard depth < 50 else { throw fault() }
    var list = [try sequence(depth)]
    while accept("|") { list.append(try sequence(depth)) }
    return list.count == 1 ? list[0] : .either(list)
  }

  private func sequence(_ depth: Int) throws(ErrorValue) -> Part {
    var list: [Part] = []
    while let unit = next, unit != Character("|").utf16.first, unit != Character(")").utf16.first {
      list.append(try repetition(of: try atom(depth)))
    }
    return .sequence(list)
  }

  private func repetition(of node: Part) throws(ErrorValue) -> Part {
    let least: Int
    let most: Int
    let before = position
    if accept("*") {
      (least, most) = (0, .max)
    } else if accept("+") {
      (least, most) = (1, .max)
    } else if accept("?") {
      (least, most) = (0, 1)
    } else if accept("{") {
      guard let first = number() else {
        position = before
        return node
      }
      least = first
      most = accept(",") ? number() ?? .max : first
      guard accept("}") else { throw fault() }
    } else {
      return node
    }
    return .repeated(node, least: least, most: most, isLazy: accept("?"))
  }

  private func number() -> Int? {
    var number: Int?
    while let unit = next, unit >= 0x30, unit <= 0x39 {
      number = min((number ?? 0) * 10 + Int(unit) - 0x30, 100_000)
      position += 1
    }
    return number
  }

  private func atom(_ depth: Int) throws(ErrorValue) -> Part {
    if accept("(") {
      var number: Int?
      if accept("?") {
        if accept("=") || accept("!") {
          let isNegated = units[position - 1] == 0x21
          let inner = try alternatives(depth: depth + 1)
          guard accept(")") else { throw fault() }
          return .look(inner, isNegated: isNegated)
        }
        if accept("<") {
          let start = position
          while let unit = next, unit != 0x3E { position += 1; if unit == 0x3D || unit == 0x21 { throw fault() } }
          groupNames[String(decoding: units[start..<position], as: UTF16.self)] = groupCount
          guard accept(">") else { throw fault() }
          groupCount += 1
          number = groupCount
        } else if !accept(":") {
          throw fault()
        }
      } else {
        groupCount += 1
        number = groupCount
      }
      let inner = try alternatives(depth: depth + 1)
      guard accept(")") else { throw fault() }
      return .group(inner, number: number)
    }
    if accept("[") { return try set() }
    if accept(".") { return .any }
    if accept("^") { return .start }
    if accept("$") { return .end }
    if accept("\\") { return try escape() }
    guard let unit = next, unit != 0x2A, unit != 0x2B, unit != 0x3F else { throw fault() }
    position += 1
    return .unit(unit)
  }

  private static let digits: [ClosedRange<UInt16>] = [0x30...0x39]
  private static let words: [ClosedRange<UInt16>] = [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]
  private static let blanks: [ClosedRange<UInt16>] = [0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x2028...0x2029]

  private func escape() throws(ErrorValue) -> Part {
    guard let unit = next else { throw fault() }
    position += 1
    switch Character(Unicode.Scalar(unit) ?? " ") {
    case "d": return .set(Self.digits, isNegated: false)
    case "D": return .set(Self.digits, isNegated: true)
    case "w": return .set(Self.words, isNegated: false)
    case "W": return .set(Self.words, isNegated: true)
    case "s": return .set(Self.blanks, isNegated: false)
    case "S": return .set(Self.blanks, isNegated: true)
    case "b": return .boundary(isNegated: false)
    case "B": return .boundary(isNegated: true)
    case "1"..."9": return .reference(Int(unit) - 0x30)
    default: return .unit(escaped(unit))
    }
  }

  private func escaped(_ unit: UInt16) -> UInt16 {
    switch Character(Unicode.Scalar(unit) ?? " ") {
    case "n": return 0x0A
    case "t": return 0x09
    case "r": return 0x0D
    case "u", "x":
      let count = unit == 0x75 ? 4 : 2
      let digits = String(decoding: units[position..<min(position + count, units.count)], as: UTF16.self)
      guard digits.utf16.count == count, let value = UInt16(digits, radix: 16) else { return unit }
      position += count
      return value
    default: return unit
    }
  }

  private func set() throws(ErrorValue) -> Part {
    let isNegated = accept("^")
    var ranges: [ClosedRange<UInt16>] = []
    while let unit = next, unit != 0x5D {
      position += 1
      var low = unit
      if unit == 0x5C {
        switch try escape() {
        case .set(let known, let isNegatedInside):
          if isNegatedInside { throw fault() }
          ranges += known
          continue
        case .unit(let value): low = value
        case .boundary: low = 8
        default: throw fault()
        }
      }
      if next == 0x2D, position + 1 < units.count, units[position + 1] != 0x5D {
        position += 1
        var high = units[position]
        position += 1
        if high == 0x5C, case .unit(let value) = try escape() { high = value }
        guard low <= high else { throw fault() }
        ranges.append(low...high)
      } else {
        ranges.append(low...low)
      }
    }
    guard accept("]") else { throw fault() }
    return .set(ranges, isNegated: isNegated)
  }

  // MARK: Matching

  /// The matches in a text: the first, or all of them.
  package func matches(in text: String, all: Bool, _ context: EvaluationContext) throws(ErrorValue) -> [Match] {
    var matcher = Search(
      units: Array(text.utf16), ignoresCase: options.contains("i"), isMultiline: options.contains("m"),
      spansLines: options.contains("s"))
    var found: [Match] = []
    var start = 0
    while start <= matcher.units.count {
      matcher.groups = Array(repeating: nil, count: groupCount)
      let end = matcher.match(root, at: start, depth: 0) { position, _ in position }
      try context.countSteps(matcher.steps)
      matcher.steps = 0
      if matcher.isExhausted { throw ErrorValue("the regular expression \(self.text) takes too long on this text") }
      guard let end else {
        start += 1
        continue
      }
      found.append(
        Match(
          start: start, end: end, text: String(decoding: matcher.units[start..<end], as: UTF16.self),
          groups: matcher.groups.map { range in
            range.map { .string(String(decoding: matcher.units[$0], as: UTF16.self)) } ?? .nil
          }, groupRanges: matcher.groups))
      if !all { return found }
      start = max(end, start + 1)
    }
    return found
  }

  private struct Search {
    let units: [UInt16]
    let ignoresCase: Bool
    let isMultiline: Bool
    let spansLines: Bool
    var groups: [Range<Int>?] = []
    var steps = 0
    var isExhausted = false

    /// The stack of a browser takes as many.
    private static let deepest = 800

    typealias Rest = (Int, inout Search) -> Int?

    private func folded(_ unit: UInt16) -> UInt16 { (0x41...0x5A).contains(unit) ? unit + 0x20 : unit }

    private func isWord(_ position: Int) -> Bool {
      units.indices.contains(position) && RegularExpression.words.contains { $0.contains(units[position]) }
    }

    mutating func match(_ node: Part, at position: Int, depth: Int, _ rest: Rest) -> Int? {
      steps += 1
      guard steps < 200_000, depth < Self.deepest else {
        isExhausted = true
        return nil
      }
      switch node {
      case .unit, .any, .set: return isMatch(node, at: position) == true ? rest(position + 1, &self) : nil
      case .start:
        guard position == 0 || isMultiline && units[position - 1] == 0x0A else { return nil }
        return rest(position, &self)
      case .end:
        guard position == units.count || isMultiline && units[position] == 0x0A else { return nil }
        return rest(position, &self)
      case .boundary(let isNegated):
        return (isWord(position - 1) != isWord(position)) != isNegated ? rest(position, &self) : nil
      case .group(let inner, let number):
        return match(inner, at: position, depth: depth + 1) { end, matcher in
          guard let number else { return rest(end, &matcher) }
          let outer = matcher.groups[number - 1]
          matcher.groups[number - 1] = position..<end
          if let found = rest(end, &matcher) { return found }
          matcher.groups[number - 1] = outer
          return nil
        }
      case .look(let inner, let isNegated):
        let found = match(inner, at: position, depth: depth + 1) { end, _ in end } != nil
        return found != isNegated ? rest(position, &self) : nil
      case .sequence(let nodes): return match(nodes[...], at: position, depth, rest)
      case .either(let nodes):
        for node in nodes { if let end = match(node, at: position, depth: depth + 1, rest) { return end } }
        return nil
      case .repeated(let inner, let least, let most, let isLazy):
        if isMatch(inner, at: position) != nil { return matchUnits(inner, least, most, isLazy, at: position, rest) }
        return matchRepeated(inner, least, most, isLazy, count: 0, at: position, depth, rest)
      case .reference(let number):
        guard groups.indices.contains(number - 1), let range = groups[number - 1] else { return rest(position, &self) }
        guard position + range.count <= units.count,
          units[position..<position + range.count].elementsEqual(units[range])
        else { return nil }
        return rest(position + range.count, &self)
      }
    }

    /// Whether the unit at a position is one of those of the node; nothing where it is no node of one unit.
    private func isMatch(_ node: Part, at position: Int) -> Bool? {
      let unit = position < units.count ? units[position] : nil
      switch node {
      case .unit(let wanted): return unit.map { ignoresCase ? folded($0) == folded(wanted) : $0 == wanted } ?? false
      case .any: return unit.map { spansLines || $0 != 0x0A } ?? false
      case .set(let ranges, let isNegated):
        guard let unit else { return false }
        var isIn = ranges.contains { $0.contains(unit) }
        if ignoresCase, !isIn {
          let low = folded(unit)
          isIn = ranges.contains { $0.contains(low) || (0x61...0x7A).contains(low) && $0.contains(low - 0x20) }
        }
        return isIn != isNegated
      default: return nil
      }
    }

    /// A repetition of one unit, in a loop: it may be as long as the text.
    private mutating func matchUnits(
      _ inner: Part, _ least: Int, _ most: Int, _ isLazy: Bool, at position: Int, _ rest: Rest
    ) -> Int? {
      var count = 0
      while count < (isLazy ? least : most), isMatch(inner, at: position + count) == true { count += 1 }
      steps += count
      guard count >= least else { return nil }
      while true {
        if let end = rest(position + count, &self) { return end }
        if isExhausted { return nil }
        if isLazy {
          guard count < most, isMatch(inner, at: position + count) == true else { return nil }
          count += 1
        } else {
          guard count > least else { return nil }
          count -= 1
        }
        steps += 1
      }
    }

    private mutating func match(_ nodes: ArraySlice<Part>, at position: Int, _ depth: Int, _ rest: Rest) -> Int? {
      guard let first = nodes.first else { return rest(position, &self) }
      return match(first, at: position, depth: depth + 1) { end, matcher in
        matcher.match(nodes.dropFirst(), at: end, depth + 1, rest)
      }
    }

    private mutating func matchRepeated(
      _ inner: Part, _ least: Int, _ most: Int, _ isLazy: Bool, count: Int, at position: Int, _ depth: Int,
      _ rest: Rest
    ) -> Int? {
      func once(_ matcher: inout Search) -> Int? {
        guard count < most else { return nil }
        return matcher.match(inner, at: position, depth: depth + 1) { end, matcher in
          if end == position, count >= least { return nil }
          return matcher.matchRepeated(inner, least, most, isLazy, count: count + 1, at: end, depth + 1, rest)
        }
      }
      if count < least { return once(&self) }
      if isLazy { return rest(position, &self) ?? once(&self) }
      return once(&self) ?? rest(position, &self)
    }
  }
}
