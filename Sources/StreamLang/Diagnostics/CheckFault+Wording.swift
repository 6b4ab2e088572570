import Streams

extension CheckFault {
  var wording: Wording {
    switch self {
    // Names
    case .unknownName(let name, let nearest, let isInUnnamedClosure, let isMember):
      Wording(
        "there is no '\(name)'" + CheckFault.meant(nearest),
        help: isInUnnamedClosure && nearest == nil
          ? isMember
            ? "a member stands after its value: $0.\(name)"
            : "a closure has its value as $0, or gives it a name: { \(name) in … }" : nil)
    case .unknownOperator(let receiver, let name, let nearest, let isFunction):
      Wording(
        "\(receiver) have no operator '\(name)'" + CheckFault.meant(nearest),
        help: nearest == nil && isFunction
          ? "'\(name)' is a function of its own, and stands without a dot before it" : nil)
    case .unknownMember(let receiver, let name, let nearest):
      Wording(
        "\(receiver) \(receiver == "nil" ? "has" : "have") no '\(name)'" + CheckFault.meant(nearest),
        help: receiver == "dictionaries"
          ? CheckFault.entryHelp(name)
          : receiver == "streams and values" && nearest == nil
            ? "'\(name)' is a name of its own, and stands without a dot before it" : nil)
    case .memberOfNothing(let name, let nearest, let mayBeEntry):
      Wording(
        "no value and no stream has \(CheckFault.article(of: name)) '\(name)'" + CheckFault.meant(nearest),
        help: mayBeEntry && nearest == nil ? CheckFault.entryHelp(name) : nil)
    case .memberOfOtherStreams(let name, let kinds, let found):
      Wording("only \(CheckFault.list(kinds, joinedBy: "and")) have '\(name)', and this is \(found)")
    case .operatorOfOther(let name, let found):
      Wording(
        "'\(name)' is an operator of streams, but this is \(found)",
        help: found == "a dictionary"
          ? CheckFault.entryHelp(name) : "just(x) makes a stream of a value, from(xs) of an array's elements")
    case .sourceAfterDot(let name):
      Wording("'\(name)' begins a stream, and is no operator of one", label: "write \(name)(…) without a '.'")
    case .nameOfOtherLibrary(let name, let library, let here):
      Wording("there is no '\(name)' here", help: "\(library) calls it \(name); here it is \(here)")
    case .nameNeedsImport(let name, let library, let module):
      Wording(
        "there is no '\(name)' here",
        help: "a dialect has the operators of its library; after 'import \(module)' all names of \(library) hold")
    case .usedBeforeDeclaration(let name):
      Wording(
        "'\(name)' is used before it is made", help: "functions can be used above their declaration, other names cannot"
      )
    case .nothingToGoOnFrom:
      Wording("there is no result to go on from", help: "a '.' at the head of a line goes on from the result before")
    case .dialectAlone(let name):
      Wording("expected an operator after '\(name)'", label: "as in s.\(name).throttle(1s)")
    case .unknownEvent(let name, let nearest):
      Wording(
        "there is no event '\(name)'" + CheckFault.meant(nearest),
        help: "events are event.next(value), event.error(\"message\"), event.completed and event.interrupted")
    case .unknownImplicitMember(let name, let nearest):
      Wording(
        "there is no '.\(name)' with arguments here" + CheckFault.meant(nearest),
        help: "there are .seconds(1) and its like, .next(x), .error(e), .success(x), .failure(e) and .max(1)")
    case .unknownType(let name):
      Wording(
        "nothing is known of the type '\(name)'",
        help: "values can be asked for Int, Double, String, Bool, Array, Dictionary and Error")

    // Calls
    case .notCallable(let found):
      Wording("this is \(found), and cannot be called")
    case .operatorNotCalled(let name, let call, let mayBeEntry):
      Wording(
        "'\(name)' is not called", label: "write \(call)", help: mayBeEntry ? CheckFault.entryHelp(name) : nil)
    case .functionNotCalled(let name):
      Wording("'\(name)' can only be called", help: "to hand it over, put the call into a closure: { \(name)($0) }")
    case .operatorWithoutStream(let name):
      Wording("'\(name)' is an operator, and needs a stream", label: "as in s.\(name)(…)")
    case .unknownLabel(let callee, let label, let nearest, let known):
      Wording(
        "'\(callee)' has no argument '\(label)'" + CheckFault.meant(nearest),
        help: nearest != nil || known.isEmpty
          ? nil
          : "it has \(CheckFault.list(known.map { "'\($0)'" }, joinedBy: "and"))"
            + CheckFault.having(label, callee))
    case .labelTwice(let callee, let label):
      Wording("'\(callee)' is given its argument '\(label)' twice")
    case .missingArgument(let callee, let name, let kind):
      Wording(
        "'\(callee)' needs its argument '\(name)'", label: "expected \(kind)",
        help: kind == "a closure" ? "write it after the call: \(callee) { … }" : nil)
    case .tooManyArguments(let callee, let takes, let given):
      Wording("'\(callee)' takes \(CheckFault.count(takes, "argument")), but is given \(given)")
    case .tooFewArguments(let callee, let takes, let given):
      Wording(
        "'\(callee)' needs \(CheckFault.count(takes, "argument")), but is given \(given == 0 ? "none" : "\(given)")")
    case .argumentKind(let callee, let name, let expected, let found, let duration):
      Wording(
        name.isEmpty
          ? "'\(callee)' needs \(expected), not \(found)" : "'\(name)' of '\(callee)' is \(expected), not \(found)",
        label: expected.hasPrefix("a duration") && (found == "an Int" || found == "a Double")
          ? duration.map { "a duration has a unit: write \($0)" } ?? "a duration has a unit, as in 500ms" : nil,
        help: CheckFault.argumentHelp(callee, expected: expected, found: found))
    case .noSpelling(let callee, let label, let nearest, let known):
      Wording(
        (label.map { "'\(callee)' has no label '\($0)'" } ?? "'\(callee)' does not take these arguments")
          + (nearest.map { ": did you mean \($0)?" } ?? ""),
        help: known.count == 1 && nearest != nil ? nil : "it is \(CheckFault.list(known, joinedBy: "or"))")
    case .closureNotTaken(let callee):
      Wording("'\(callee)' takes no closure", help: CheckFault.closureTaken(callee))
    case .closureParameterCount(let callee, let takes, let given):
      Wording(
        "'\(callee)' gives its closure \(CheckFault.count(takes, "value")), but this one takes \(given)",
        help: takes == 0 ? "leave the parameters out" : "the closure may take fewer, but not more")
    case .blockParameter(let callee):
      Wording(
        "the block of '\(callee)' has no parameter", label: "leave it out",
        help: "a block calls send(value), sendError(error) and sendCompleted() without a subscriber before the dot")
    case .invalidArgument(let callee, let reason, let help):
      Wording("'\(callee)' \(reason)", help: help)

    // Kinds
    case .operandKind(let sign, let expected, let found):
      Wording("'\(sign)' needs \(expected), but this is \(found)")
    case .operandKinds(let sign, let left, let right):
      Wording(
        "'\(sign)' cannot join \(left) and \(right)",
        help: CheckFault.operandHelp(sign: sign, left: left, right: right))
    case .conditionKind(let found):
      Wording(
        "a condition is true or false, but this is \(found)",
        help: found == "a tuple" ? "to compare two things, write a == b" : nil)
    case .sequenceKind(let found):
      Wording(
        "'for' goes over arrays, ranges and the like, but this is \(found)",
        help: found == "an Int"
          ? "for i in 0..<n counts" : found == "a stream" ? "s.subscribe { x in … } hears of each value" : nil)
    case .boundKind(let found):
      Wording("the ends of a range are Ints, but this is \(found)")
    case .subscriptKind(let found):
      Wording("this is \(found), and has no elements")
    case .indexKind(let receiver, let found):
      Wording("the elements of \(receiver) are counted by Ints, but this is \(found)")
    case .streamExpected(let word, let found):
      Wording("'\(word)' needs a stream, but this is \(found)")
    case .randomKind(let found):
      Wording(
        "'random' takes a range of numbers or of durations, or an array, not \(found)",
        help: "as in random(1...6) or random(300ms...800ms)")
    case .elementOutOfTuple(let index, let count):
      Wording("a tuple of \(CheckFault.count(count, "element")) has no .\(index)", help: "the first is .0")
    case .patternCount(let names, let found):
      Wording("\(names) names need a tuple of \(names) values, but this is \(found)")

    // Statements
    case .assignmentToConstant(let name, let constant):
      Wording(
        "'\(name)' \(constant.rawValue) and stays as it is",
        help: constant.help(for: name))
    case .assignmentToUnknown(let name, let nearest):
      Wording(
        "there is no '\(name)' to assign to" + CheckFault.meant(nearest),
        help: nearest == nil ? "make it first: var \(name) = …" : nil)
    case .assignmentToMember(let receiver, let name):
      Wording("\(receiver) have no '\(name)' that can be assigned to")
    case .bindingKind(let found):
      Wording(
        "'<~' binds a property, but this is \(found)",
        help: "the property stands on the left, and the stream on the right: property <~ stream")
    case .boundTwice(let name):
      Wording("'\(name)' is bound to a stream already", help: "merge both streams, and bind the property once")
    case .wordBelongsElsewhere(let word, let place, let help):
      Wording("'\(word)' can stand only in \(place)", help: help)
    case .guardGoesOn:
      Wording("the block of a 'guard' may not run to its end", help: "it ends in return, throw, break or continue")
    case .withoutValue(let name):
      Wording("'\(name)' has no value", help: "it is a statement of its own")
    case .waitingCallInside(let name):
      Wording(
        "'\(name)' waits, and a closure cannot wait for it",
        help:
          "call it in the script, in functions, and in signal and hot blocks; Task { await \(name)(…) } runs beside them"
      )
    case .settingInside(let name):
      Wording("'\(name)' is a setting of the script and stands between its statements")
    case .unknownChoice(let setting, let choice, let choices):
      Wording(
        "'\(setting)' knows no \"\(choice)\"",
        label: "expected " + CheckFault.list(choices.map { "\"\($0)\"" }, joinedBy: "or"))
    case .settingNotWritten(let setting, let example):
      Wording(
        "'\(setting)' holds for the text after it, so its argument is written out", label: "as in \(example)")
    case .ofOtherScene(let name, nil):
      Wording("'\(name)' belongs to an earlier scene, which is over", help: "make it anew in this scene")
    case .ofOtherScene(let name, let through?):
      Wording(
        "'\(through)' depends on '\(name)', which belongs to an earlier scene", help: "make both anew in this scene")
    case .repeatedLabel(let name):
      Wording("the label '\(name)' stands here twice")

    // Marble text
    case .marbleText(let message, let help):
      Wording(message, help: help)
    case .unusedMark(let mark):
      Wording("'\(mark)' stands in the legend, but not in the marble text")
    case .legendExpected:
      Wording("marble text is followed by its legend", label: "as in a: 1", help: "or [\"1\": 10] for any mark")

    // Warnings
    case .unusedStream:
      Wording(
        "this stream is not subscribed to", help: "return it, subscribe to it, or leave it out", isWarning: true)
    case .unusedClosure:
      Wording("this closure is not called", help: "its statements do not run", isWarning: true)
    case .unusedResult(let name):
      Wording(
        "the result of '\(name)' is not used", help: "it is a changed copy: x = x.\(name)(…) keeps it",
        isWarning: true)
    case .unusedNegation:
      Wording(
        "this line is a statement of its own", help: "to subtract, end the line before with '-'", isWarning: true)
    }
  }

  static let waitingPlaces = "statements of the script, of its functions, and of signal and hot blocks"

  private static func operandHelp(sign: String, left: String, right: String) -> String? {
    let kinds = [left, right]
    if kinds == ["a stream", "a stream"] { return "merge, concat and zip make one stream of two" }
    if left == "a stream" { return "map computes with each value, as in s.map { $0 \(sign) … }" }
    if sign == "+", kinds.contains("a String") { return "write \"\\(x)\" to make a String of a value" }
    let isTimed = kinds.contains("a duration") && (kinds.contains("an Int") || kinds.contains("a Double"))
    return isTimed ? "a duration has a unit, as in 500ms; n * 1ms makes one of a number" : nil
  }

  /// Returns the operator that takes a duration in place of one that does not, by its name in every dialect:
  /// `debounceTime` for `debounce`.
  private static func timed(_ name: String) -> String? {
    Catalogue.entries(named: name + "Time").isEmpty ? nil : "with a duration it is '\(name)Time'"
  }

  /// Returns the way from a value of a wrong kind to the wanted one.
  private static func argumentHelp(_ callee: String, expected: String, found: String) -> String? {
    switch (expected, found) {
    case ("a stream", "a duration"):
      "timer(1s) is a stream that sends once, and interval(1s) one that sends every second"
    case ("a stream", "a closure"): "write the stream itself, without braces"
    case ("a stream", "a String"), ("a stream", "an Int"), ("a stream", "a Double"), ("a stream", "a Bool"):
      "just(x) makes a stream of a value"
    case ("a closure", _): "write it in braces: \(callee) { … }"
    case (_, "a duration"): timed(callee) ?? longer(callee, taking: found)
    case (_, "an Int"): counted(callee)
    case (_, "a stream"): longer(callee, taking: found)
    default: nil
    }
  }

  /// Returns the operator with a longer name that takes such an argument: `takeUntil` for a stream in `take`.
  private static func longer(_ name: String, taking found: String) -> String? {
    let other = Catalogue.all.first { entry in
      entry.name.hasPrefix(name) && entry.name.dropFirst(name.count).first?.isUppercase == true
        && Catalogue.find(entry.name, in: .standard) === entry
        && entry.parameters.contains { $0.kindPhrase == found }
    }
    return other.map { "'\($0.name)' takes \(found)" }
  }

  /// Returns the operator that takes a number in place of one that does not: `bufferCount` for `buffer`.
  private static func counted(_ name: String) -> String? {
    Catalogue.entries(named: name + "Count").isEmpty ? nil : "with a number it is '\(name)Count'"
  }

  /// Returns the spelling of an operator that has a label that the present one lacks: "; 'rxjs.retry' has 'delay'".
  private static func having(_ label: String, _ callee: String) -> String {
    let other = Catalogue.entries(named: callee).first { entry in
      entry.dialect != nil && entry.parameters.contains { $0.label == label }
    }
    return other.flatMap { $0.dialect }.map { "; '\($0.name).\(callee)' has '\(label)'" } ?? ""
  }

  /// Returns the operator that takes a closure in place of one that does not: `concatMap` for `concat`,
  /// `takeUntilBlock` for `takeUntil`.
  private static func closureTaken(_ name: String) -> String? {
    let other = ["Map", "Block", "While"].map { name + $0 }.first { !Catalogue.entries(named: $0).isEmpty }
    let takesStreams = Catalogue.entries(named: name).contains { entry in
      entry.parameters.contains { if case .stream = $0.kind { true } else { false } }
    }
    if !takesStreams, other == nil, Catalogue.entries(named: name).first?.theme == .flattening {
      return "the streams come from above it: map { … }.\(name)()"
    }
    let ways = [
      takesStreams ? "'\(name)' takes a stream, in parentheses" : nil,
      other.map { takesStreams ? "'\($0)' takes a closure" : "'\($0)' takes one" },
    ].compactMap { $0 }
    return ways.isEmpty ? nil : ways.joined(separator: "; ")
  }

  private static func entryHelp(_ name: String) -> String {
    "a dictionary's entry is read by its key: x[\"\(name)\"]"
  }

  private static func article(of name: String) -> String {
    name.first.map { "aeiouAEIOU".contains($0) } == true ? "an" : "a"
  }

  static func meant(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }

  static func list(_ words: [String], joinedBy conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  fileprivate static func count(_ number: Int, _ noun: String) -> String {
    switch number {
    case 0: "no \(noun)s"
    case 1: "one \(noun)"
    default: "\(number) \(noun)s"
    }
  }
}

extension CheckFault.Constant {
  fileprivate func help(for name: String) -> String {
    switch self {
    case .constant: "make it by 'var', or as property(…) when it is to be observed"
    case .parameter, .element: "make a copy that can change: var copy = \(name)"
    case .function: "a closure can be exchanged: var \(name) = { … }"
    }
  }
}
