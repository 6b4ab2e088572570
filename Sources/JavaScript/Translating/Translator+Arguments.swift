import StreamLang
import Streams

/// The arguments of operators and sources.
extension Translator {
  /// The arguments of an operator or source: numbers that are times become durations, options become labels.
  func arguments(_ name: String, _ arguments: [JSArgument]) -> [Argument] {
    let parameters = RxJSModule.parameters(of: name)
    if arguments.contains(where: { $0.isSpread }) { return [Argument(list(arguments))] }
    if Self.takingThis.contains(name), name != "flatMap", arguments.count == 2, !isFunction(arguments[1].value),
      !isNothing(arguments[1].value)
    {
      return [Argument(bound(arguments))]
    }
    var list: [Argument] = []
    /// Whether an argument before was left out, so that those after it need their labels.
    var hasGap = false
    for (index, argument) in arguments.enumerated() {
      let value = argument.value
      // Everything runs in virtual time: a scheduler says no more.
      if isScheduler(value) { continue }
      // A period below 0 is none.
      if name == "timer", index == 1, case .unary("-", _) = value.kind { continue }
      if isNothing(value), index >= parameters.count, parameters.last?.isVariadic != true { continue }
      if RxJSModule.takingOptions.contains(name), index > 0, isNothing(value), index < arguments.count - 1 { continue }
      if RxJSModule.takingOptions.contains(name), case .object(let properties) = value.kind,
        let options = options(name, parameters, properties)
      {
        list += options
        continue
      }
      if isStreamOfElements(index, of: arguments, for: name, parameters) {
        let span = value.span
        list.append(Argument(Expression.name("from", span).called([Argument(expression(value))], span, span)))
        continue
      }
      let parameter = index < parameters.count ? parameters[index] : parameters.last { $0.isVariadic }
      if parameter?.takesOnlyFunction == true, isNothing(value) {
        hasGap = true
        continue
      }
      var given = self.argument(value, for: parameter, of: name, index)
      if hasGap, let parameter {
        given = Argument(label: Label(name: parameter.label, span: value.span), value: given.value)
      }
      list.append(given)
    }
    return list
  }

  /// Whether an argument is an array that means a stream of its elements, and is not the list of the streams.
  private func isStreamOfElements(
    _ index: Int, of arguments: [JSArgument], for name: String, _ parameters: [Parameter]
  ) -> Bool {
    func isArray(_ argument: JSArgument) -> Bool { literalKind(argument.value) == "an array" }
    let takesStreams = parameters.contains { parameter in
      switch parameter.kind {
      case .stream, .streamOrInt: parameter.isVariadic
      default: false
      }
    }
    guard takesStreams, isArray(arguments[index]) else { return false }
    let takesNoList = ["merge", "concat", "withLatestFrom"].contains(name) || name.hasSuffix("With")
    return index > 0 || takesNoList || arguments.dropFirst().contains { isArray($0) || isStream($0.value) }
  }

  /// Arguments among which arrays are spread, as one array.
  func list(_ arguments: [JSArgument]) -> Expression {
    let elements = arguments.map { $0.isSpread ? JSExpression.ArrayElement.spread($0.value) : .value($0.value) }
    guard let first = arguments.first, let last = arguments.last else { return Expression(.array([]), Span(at: 0)) }
    let span = first.value.span.joined(with: last.value.span)
    return expression(JSExpression(kind: .array(elements), span: span))
  }

  private func options(
    _ name: String, _ parameters: [Parameter], _ properties: [JSExpression.Property]
  ) -> [Argument]? {
    var list: [Argument] = []
    for property in properties {
      guard case .value(.name(let key, let span), let value) = property else { return nil }
      if key == "scheduler" { continue }
      guard let parameter = parameters.first(where: { $0.label == key }) else {
        let known = parameters.map { $0.label }
        let nearest = Suggestion.nearest(to: key, among: known)
        report(
          "\(name) has no option '\(key)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""), span,
          help: nearest == nil ? "it has \(known.joined(separator: ", "))" : nil)
        continue
      }
      if isNothing(value) { continue }
      let argument = self.argument(value, for: parameter, of: name, 0)
      list.append(Argument(label: Label(name: key, span: span), value: argument.value))
    }
    return list
  }

  /// `Infinity`: as a count it is more than any run has.
  private func isEndless(_ value: JSExpression) -> Bool {
    ["Infinity", "Number.POSITIVE_INFINITY"].contains(source.text(in: value.span))
  }

  /// Operators whose function gives what goes on.
  private static let wantingResults: Set<String> = [
    "map", "filter", "scan", "reduce", "switchMap", "mergeMap", "concatMap", "exhaustMap", "catchError",
  ]

  private func argument(_ value: JSExpression, for parameter: Parameter?, of name: String, _ index: Int) -> Argument {
    if case .function(let function) = value.kind {
      if Self.wantingResults.contains(name), index == 0, !function.isExpression, !function.isGenerator,
        !["return", "throw"].contains(where: { source.mentions($0, in: function.span) })
      {
        warn("the function of \(name) returns nothing; write return, or leave its braces out", value.span)
      }
      return Argument(closure(function, dropsResult: parameter?.isEffect ?? false))
    }
    guard let parameter else { return Argument(expression(value)) }
    if isNothing(value), case .value = parameter.kind {
    } else if isNothing(value) {
      return Argument(Expression(.nilLiteral, value.span))
    }
    switch parameter.kind {
    case .int where isEndless(value), .streamOrInt where isEndless(value):
      return Argument(.integer(1 << 53, value.span))
    case .duration: return Argument(duration(value, for: name))
    case .durationOrFunction where parameter.label == "delay":
      if literalKind(value) == "a number" { return Argument(duration(value, for: name)) }
      // Whether it is a time or something else, only the run knows.
      return Argument(.call("Duration", "milliseconds", [expression(value)], value.span))
    case .durationOrFunction, .streamOrDuration:
      if let kind = literalKind(value), kind == "a number" {
        let wanted = parameter.takesFunction ? "a function" : "a stream"
        report("\(name) wants \(wanted), and this is \(kind)", value.span, help: "\(name)Time takes milliseconds")
      }
    case .function:
      let takesStreams = index > 0 && RxJSModule.parameters(of: name).contains { $0.isVariadic }
      let stream = !takesStreams && isStream(value) ? "a stream" : nil
      let isFine = takesStreams ? [Self.promise] : name == "tap" ? ["an object"] : []
      if let kind = literalKind(value) ?? stream, !isFine.contains(kind) {
        report(
          takesStreams
            ? "\(name) wants streams, and argument \(index + 1) is \(kind)"
            : "\(name) wants a function, and this is \(kind)", value.span,
          help: stream.map { _ in "write \(name)(() => \(source.text(in: value.span)))" })
      }
    case .stream:
      if let kind = literalKind(value), !["an array", "an object", Self.promise].contains(kind) {
        report(
          parameter.isVariadic
            ? "\(name) wants streams, and argument \(index + 1) is \(kind)"
            : "\(name) wants a stream, and this is \(kind)",
          value.span)
      }
    case .int:
      if let kind = literalKind(value), kind != "a number" {
        report("\(name) wants a number, and this is \(kind)", value.span)
      }
      // A count below 0 is none.
      let isNegative: Bool = if case .unary("-", _) = value.kind { true } else { false }
      if isNegative, name != "elementAt" { return Argument(.integer(0, value.span)) }
    default: break
    }
    return Argument(expression(value))
  }

  /// A number of milliseconds as a duration.
  func duration(_ value: JSExpression, for name: String) -> Expression {
    if case .number(let number) = value.kind {
      let nanoseconds = (max(number, 0) * 1_000_000).rounded()
      guard nanoseconds < 9e18 else {
        report("\(name) wants a time below 292 years", value.span)
        return Expression(.duration(nanoseconds: 0), value.span)
      }
      return Expression(.duration(nanoseconds: Int(nanoseconds)), value.span)
    }
    if let kind = literalKind(value), kind != "a number" {
      report("\(name) wants milliseconds (a number), and this is \(kind)", value.span)
    }
    return .call("Duration", "milliseconds", [expression(value)], value.span)
  }
}
