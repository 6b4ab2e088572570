import StreamLang
import Streams

/// Selectors that are written wrong.
extension Translator {
  /// A selector that is written wrong by a letter or two.
  func repair(_ parts: inout [SelectorPart], _ type: ObjCType) {
    let selector = parts.selector
    // A receiver of any kind has the selectors of ReactiveCocoa.
    let isReactive = selector.hasPrefix("rac_")
    let known: String? = if case .object(let name?) = type, KnownClasses.names.contains(name) { name } else { nil }
    guard let name = known ?? (isReactive ? "UIControl" : nil), !KnownClasses.has(selector, name),
      !KnownClasses.isKnown(selector), methods[selector] == nil, Self.meant(selector, name) == nil
    else { return }
    // With an argument more or less it is a selector that is written right.
    if KnownClasses.has(selector.hasSuffix(":") ? String(selector.dropLast()) : selector + ":", name) { return }
    let near = lookedUp(selector, in: name) {
      let selectors = KnownClasses.selectors(name)
      let meant =
        known == nil
        ? (selectors + KnownClasses.selectors("NSObject")).filter { $0.hasPrefix("rac_") } : selectors
      return Self.nearest(selector, ofAsManyParts: meant)
    }
    guard let near else { return }
    warn("'\(selector)' is read as '\(near)'", parts[0].span)
    let words = near.split(separator: ":").map { String($0) }
    for (index, word) in words.enumerated() where parts.indices.contains(index) {
      let part = parts[index]
      parts[index] = SelectorPart(
        name: word, span: part.span, arguments: part.arguments, takesArgument: part.takesArgument)
    }
  }

  /// A property that is written wrong by a letter or two.
  func repaired(_ name: String, _ span: Span, _ type: ObjCType) -> String {
    var parts = [SelectorPart(name: name, span: span, arguments: [], takesArgument: false)]
    repair(&parts, type)
    return parts[0].name
  }

  private static func nearest(_ selector: String, ofAsManyParts selectors: [String]) -> String? {
    let colons = selector.filter { $0 == ":" }.count
    // A short word is near to many that were not meant.
    return Edits.nearest(
      selector, among: selectors.filter { $0.filter { $0 == ":" }.count == colons }, upTo: selector.count < 5 ? 1 : 2)
  }

  /// A selector that a class does not have.
  func check(_ parts: [SelectorPart], _ type: ObjCType, isClass: Bool) {
    let selector = parts.selector
    if parts.dropFirst().contains(where: { $0.name.hasPrefix("subscribe") }), methods[selector] == nil,
      let messages = Self.messages(in: parts, KnownClasses.isKnown)
    {
      return report("\(messages) messages: each has brackets of its own", parts[0].span)
    }
    if selector.hasPrefix("rac_"), !KnownClasses.isKnown(selector), methods[selector] == nil {
      if KnownClasses.isKnown(selector + ":") { return report("'\(selector):' takes an argument", parts[0].span) }
      let word = String(selector.dropLast())
      if KnownClasses.isKnown(word) { return report("'\(word)' takes no argument", parts[0].span) }
    }
    if type == .object("RACSubscriber"), let meant = Self.meant(selector, "RACSubscriber"), let first = parts.first {
      return report("RACSubscriber has no '\(selector)'; did you mean '\(meant)'?", first.span)
    }
    if type == .any, let longer = KnownClasses.longerOfSignals[selector], methods[selector] == nil,
      !KnownClasses.isKnown(selector), let first = parts.first
    {
      warn("a signal has no '\(selector)'; did you mean '\(longer)'?", first.span)
    }
    guard case .object(let name?) = type, KnownClasses.isWhole(name), methods[selector] == nil, let first = parts.first
    else { return }
    let arguments = parts.map { $0.arguments.count }.max() ?? 0
    if arguments > 1, !Self.variadic.contains(selector) {
      let isOfList = Catalogue.selector(selector, ofClass: true)?.arguments == [.streams]
      let way = isOfList ? "; write an array: @[…]" : ""
      return report("'\(selector)' takes one argument, \(arguments) are given" + way, first.span)
    }
    checkSide(selector, name, isClass: isClass, first.span)
    guard !KnownClasses.has(selector, name) else { return }
    if KnownClasses.has(selector + ":", name) { return report("'\(selector):' takes an argument", first.span) }
    if selector.hasSuffix(":"), KnownClasses.has(String(selector.dropLast()), name) {
      return report("'\(selector.dropLast())' takes no argument", first.span)
    }
    if let meant = Self.meant(selector, name) {
      return report("\(name) has no '\(selector)'; did you mean '\(meant)'?", first.span)
    }
    if selector.hasPrefix("set"), parts.count == 1 { return }
    if let messages = Self.messages(in: parts, { KnownClasses.has($0, name) }) {
      return report("\(messages) messages: each has brackets of its own", first.span)
    }
    let near = isFull ? nil : Self.nearest(selector, among: KnownClasses.selectors(name))
    let title = "\(name) has no '\(selector)'"
    let isOfApp = classes.count > 1 || selector.contains("_") && !selector.hasPrefix("rac_")
    guard near == nil, isOfApp else {
      return report(title + (near.map { "; did you mean '\($0)'?" } ?? ""), first.span)
    }
    // A category of the app may have it.
    warn(title + "; a category of the app may have it", first.span)
  }

  /// The messages that are written as one, as in `[s take:2 subscribeNext:f]`.
  private static func messages(in parts: [SelectorPart], _ isKnown: (String) -> Bool) -> String? {
    var messages: [String] = []
    var rest = parts[...]
    while !rest.isEmpty {
      guard let count = (1...rest.count).last(where: { isKnown(Array(rest.prefix($0)).selector) }) else { return nil }
      messages.append("'\(Array(rest.prefix(count)).selector)'")
      rest = rest.dropFirst(count)
    }
    return messages.count > 1 ? messages.joined(separator: " and ") + " are \(messages.count)" : nil
  }

  /// The name that was meant by one that its owner does not have; it is looked for once.
  private func lookedUp(_ name: String, in owner: String, _ find: () -> String?) -> String? {
    let key = "\(owner) \(name)"
    if let known = repairs[key] { return known }
    let near = find()
    repairs[key] = .some(near)
    return near
  }

  /// A property of `self` that nothing declares, where a declared one differs in a letter.
  func checkOwn(_ name: String, _ span: Span) {
    guard !isFull, name.count > 3, use(of: "self." + name)?.declared == nil, methods[name] == nil else { return }
    let near = lookedUp(name, in: "self") {
      let declared = own.uses.compactMap { $0.value.declared == nil ? nil : String($0.key.dropFirst(5)) }
      return Edits.nearest(name, among: (declared + methods.keys.filter { !$0.hasSuffix(":") }).sorted(), upTo: 1)
    }
    guard let near, near.utf8.count == name.utf8.count, !name.contains(where: { $0.isNumber }) else { return }
    warn("nothing declares '\(name)'; did you mean '\(near)'?", span)
  }

  /// A message to `self` that nothing answers, where a method differs in a letter.
  func checkOwn(_ parts: [SelectorPart]) {
    let selector = parts.selector
    guard !isFull, methods[selector] == nil, !KnownClasses.isKnown(selector), let first = parts.first,
      let near = lookedUp(selector, in: "[self]", { Edits.nearest(selector, among: methods.keys.sorted(), upTo: 1) }),
      !selector.contains(where: { $0.isNumber })
    else { return }
    warn("nothing declares '\(selector)'; did you mean '\(near)'?", first.span)
  }

  /// The selector that sends an event, where other libraries call it otherwise.
  private static func meant(_ selector: String, _ name: String) -> String? {
    guard name == "RACSubscriber" || name.hasSuffix("Subject") else { return nil }
    switch selector {
    case "next:", "onNext:", "send:", "sendValue:": return "sendNext:"
    case "error:", "onError:", "fail:": return "sendError:"
    case "complete", "completed", "onCompleted", "onComplete", "sendComplete": return "sendCompleted"
    default: return nil
    }
  }

  /// The selectors after whose last argument more may follow.
  private static let variadic: Set<String> = [
    "setNameWithFormat:", "tupleWithObjects:", "rac_liftSelector:withSignals:",
  ]

  /// The selector that was meant: one that is written nearly so, that has letters more, or that another library calls
  /// so.
  private static func nearest(_ selector: String, among known: [String]) -> String? {
    if let near = Edits.nearest(selector, among: known, upTo: 2) { return near }
    let longer = known.filter { Edits.isPart(selector, of: $0) }.min { $0.count < $1.count }
    if let longer { return longer }
    let word = String(selector.prefix { $0 != ":" })
    for dialect in [Dialect.rxswift, .rxjs, .combine, .reactiveswift] {
      guard let entry = Catalogue.find(word, in: dialect) else { continue }
      let own = entry.original ?? entry
      if let same = Catalogue.selectors.first(where: { $0.entry === own && known.contains($0.name) }) {
        return same.name
      }
    }
    return Edits.nearest(selector, among: known, upTo: min(4, selector.count / 3))
  }

  /// A message of the class that goes to a signal, or the other way round.
  private func checkSide(_ selector: String, _ name: String, isClass: Bool, _ span: Span) {
    guard KnownClasses.has("subscribeNext:", name), KnownClasses.has(selector, name),
      !KnownClasses.has(selector, "NSObject")
    else { return }
    let isSubject = selector.lowercased().contains("subject")
    let isOfClass = isSubject || Catalogue.selector(selector, ofClass: true) != nil
    let isOfObjects = !isSubject && Catalogue.selector(selector, ofClass: false) != nil
    if isClass, !isOfClass {
      report("'\(selector)' is a message of a signal, and \(name) is the class", span)
    } else if !isClass, isOfClass, !isOfObjects {
      let other = String(selector.dropLast()) + "With:"
      let way = KnownClasses.has(other, name) ? "; did you mean '\(other)'?" : "; write [\(name) \(selector)…]"
      report("'\(selector)' is a message of the class" + way, span)
    }
  }

  /// A list of arguments that has no end.
  func checkEnd(_ parts: [SelectorPart]) {
    let selector = parts.selector
    guard Self.endsWithNil.contains(selector) || selector.hasSuffix("otherButtonTitles:"),
      let last = parts.last?.arguments.last
    else { return }
    if case .null = last.kind { return }
    warn("the arguments of '\(selector)' end with nil", parts[0].span)
  }

  private static let endsWithNil: Set<String> = [
    "arrayWithObjects:", "setWithObjects:", "orderedSetWithObjects:", "initWithObjects:", "tupleWithObjects:",
    "dictionaryWithObjectsAndKeys:", "initWithObjectsAndKeys:", "rac_liftSelector:withSignals:",
  ]
}
