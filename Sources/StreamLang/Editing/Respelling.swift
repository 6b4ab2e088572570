import Streams

/// A script with the operators of another library, as far as this has them.
///
/// A name becomes that of the same operator in the dialect of the other library. A call that this does not take, as it
/// lacks the operator or wants other arguments, has the name of its dialect before it: `.rac.throttle(1s)`.
public struct Respelling {
  /// The change of the whole text.
  public let edit: SourceEdit
  /// The operators that the other library does not have in that form.
  public let kept: [String]

  /// A call of an operator.
  private struct Call {
    let name: String
    let span: Span
    let isMember: Bool
    /// The ways to write it, the best first.
    let ways: [String]
    var way = 0
    /// Its name in the changed text.
    var place = Span(at: 0)
  }

  /// Writes a script in another dialect.
  ///
  /// - Parameters:
  ///   - name: The name of the dialect.
  ///   - settings: The settings at its beginning.
  public init(of source: SourceText, to name: String, in settings: Settings) throws(EditRefusal) {
    guard let target = Dialect.named(name) else { throw EditRefusal("there is no dialect '\(name)'") }
    let script = Parser.parse(source)
    guard script.faults.isEmpty, Checker.check(script, in: Session(settings: settings).environment).faults.isEmpty
    else { throw EditRefusal("mend the mistakes first; then the program can be translated") }
    guard !script.statements.contains(where: { $0.importsLibrary }) else {
      throw EditRefusal("this program imports a library, which says how it is read")
    }
    let named = script.statements.first { $0.setting("dialect") != nil }
    let own = named.flatMap { $0.setting("dialect") }.flatMap { Dialect.named($0) } ?? settings.dialect
    guard own != target else { throw EditRefusal("this program is in the words of \(target.title) already") }
    var calls = Self.calls(in: script, from: own, to: target)
    let head = named == nil ? "dialect(\"\(target.name)\")\n" : ""
    var text = ""
    for _ in 0...2 * calls.count {
      text = Self.text(of: source, &calls, head: head, named: named?.span, to: target)
      let changed = SourceText(name: source.name, text: text)
      var plain = settings
      if named == nil { plain.dialect = own }
      let faults = Checker.check(Parser.parse(changed), in: Session(settings: plain).environment).faults
      guard let fault = faults.first else { break }
      // The call whose name is nearest before the fault, or at it, takes its next way.
      guard
        let index = calls.indices.last(where: {
          calls[$0].place.start <= fault.span.end && calls[$0].way + 1 < calls[$0].ways.count
        })
      else { throw EditRefusal("\(target.title) has no counterpart for all of this: \(fault.diagnostic.title)") }
      calls[index].way += 1
    }
    edit = SourceEdit(Span(start: 0, end: source.bytes.count), with: text)
    var kept: [String] = []
    for call in calls where call.ways[call.way].hasPrefix(own.name + ".") && !kept.contains(call.name) {
      kept.append(call.name)
    }
    self.kept = kept
  }

  private static func calls(in script: ParsedScript, from own: Dialect, to target: Dialect) -> [Call] {
    var calls: [Call] = []
    let theirs = LibraryName.all(in: target)
    func add(_ name: String, _ span: Span, _ arguments: Arguments, isMember: Bool) {
      guard let entries = Catalogue.overloads(of: name, in: own, afterDot: isMember)?.entries else { return }
      let meanings = entries.map { $0.meant }
      func means(_ other: String) -> Bool {
        let found = Catalogue.overloads(of: other, in: target, afterDot: isMember)?.entries ?? []
        return found.contains { entry in meanings.contains { $0 === entry.meant } }
      }
      let names = entries.flatMap { LibraryName.counterparts(of: $0, in: target) }.filter { $0.entry != nil }
      // The name stays if it is one of the library's own.
      let isTheirs = theirs.contains { $0.name == name && $0.entry != nil } && means(name)
      var ways = isTheirs ? [name] : names.map { $0.name }.filter(means)
      // `throttle(1s)` becomes `debounce(for: 1s)`.
      var label: String?
      if let first = arguments.list.first, first.label == nil, first.value.span.start == span.end + 1 {
        for theirs in names where means(theirs.name) && label == nil {
          let words = theirs.text.split(separator: "(").dropFirst().first?.split(separator: ":") ?? []
          guard let word = words.first, words.count <= arguments.list.count + 1, word != "_", word != ")" else {
            continue
          }
          label = "\(theirs.name)(\(word): "
        }
      }
      if let label { ways.append(label) }
      if means(name) { ways.append(name) }
      ways += ["\(own.name).\(name)", name]
      calls.append(Call(name: name, span: span, isMember: isMember, ways: ways))
    }
    let walk = SyntaxWalk { expression in
      guard case .postfix(let base, let parts) = expression.kind else { return true }
      if case .call(let arguments)? = parts.first, case .name(let name) = base.kind {
        add(name, base.span, arguments, isMember: false)
      }
      for part in parts {
        if let member = part.member, let arguments = member.arguments {
          add(member.name, member.nameSpan, arguments, isMember: true)
        }
      }
      return true
    }
    walk.walk(script.statements)
    return calls.sorted { $0.span.start < $1.span.start }
  }

  private static func text(
    of source: SourceText, _ calls: inout [Call], head: String, named: Span?, to target: Dialect
  ) -> String {
    var text = head
    var end = 0
    func copy(to place: Int) {
      text += source.text(in: Span(start: end, end: place))
      end = place
    }
    for index in calls.indices {
      if let named, end <= named.start, named.end <= calls[index].span.start {
        copy(to: named.start)
        text += "dialect(\"\(target.name)\")"
        end = named.end
      }
      guard calls[index].span.start >= end else { continue }
      copy(to: calls[index].span.start)
      let start = text.utf8.count
      text += calls[index].ways[calls[index].way]
      calls[index].place = Span(start: start, end: text.utf8.count)
      // A way with a label has the bracket.
      end = calls[index].span.end + (calls[index].ways[calls[index].way].last == " " ? 1 : 0)
    }
    copy(to: source.bytes.count)
    return text
  }
}
