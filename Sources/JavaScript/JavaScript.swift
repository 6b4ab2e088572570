import StreamLang
import Streams

extension SourceLanguage {
  /// JavaScript and TypeScript with RxJS.
  public static let javaScript = SourceLanguage(
    name: "js", title: "JavaScript", fileExtensions: ["js", "ts", "mjs", "cjs", "jsx", "tsx"],
    values: ValueRules(
      name: "javascript",
      operators: ValueRules.Operators(
        apply: { operation, one, two, context throws(ErrorValue) in
          try JSValue.apply(operation, one, two, context)
        },
        negate: { value throws(ErrorValue) in try JSValue.negate(value) }, isTrue: { JSValue.isTrue($0) },
        isAbsent: { JSValue.isNullish($0) }),
      text: ValueRules.Text(
        interpolated: { value, context throws(ErrorValue) in try JSText.interpolated(value, context) },
        logged: { values, context throws(ErrorValue) in try JSText.logged(values, context) }),
      library: ValueRules.OwnLibrary(
        value: { JSLibrary.value($0) }, function: { JSLibrary.function($0) },
        property: { value, name, context throws(ErrorValue) in try JSObject.property(value, name, context) },
        isProperty: { JSStreams.properties.contains($0) }, member: { JSLibrary.member($0, $1) },
        isEffect: { JSLibrary.isEffect($0) },
        missing: { value, name, receiver, isCalled throws(ErrorValue) in
          try JSObject.missing(value, name, receiver, isCalled)
        },
        holds: { value in
          switch value {
          case .array, .object, .dictionary, .error, .nil, .unit: true
          case .stream, .disposable: JSInstance.instance(of: value) != nil
          default: false
          }
        },
        element: { value, index, context throws(ErrorValue) in try JSObject.element(value, index, context) },
        setElement: { value, index, new, context throws(ErrorValue) in
          try JSObject.setElement(value, index, new, context)
        },
        construct: { box, values, _ throws(ErrorValue) in
          guard let type = CodeClass(box) else { return .nil }
          return try JSInstance.construct(type, values, as: type)
        }, commonNames: ["console", "Math", "Object", "Array", "JSON", "Promise", "document", "window"]),
      words: ValueWords(
        none: "undefined", unit: "null", number: { $0 == 0 && $0.sign == .minus ? "-0" : JSNumber.text($0) },
        hasBraces: true, contents: { ($0 as? JSBox)?.pictured }), ties: .fifo),
    beginnings: ["ngOnInit", "componentDidMount", "connectedCallback"],
    words: { JSWords.of($0, $1) }, message: { JSError.message(of: $0) }, recognises: { Recognition.isJavaScript($0) },
    read: { Reading.script($0) })
}

/// From the text to statements.
enum Reading {
  /// Whether a fault is that of a bracket which is not closed.
  private static func isOfBracket(_ fault: SpannedFault) -> Bool {
    guard case .language(let words) = fault.fault else { return false }
    return words.title.hasPrefix("expected '") && words.title.hasSuffix("is still open")
  }

  static func script(_ source: SourceText) -> ParsedScript {
    let lexer = Lexer(source)
    lexer.run()
    let brackets = lexer.closeBrackets()
    var faults = lexer.faults
    let parser = Parser(source, lexer.tokens)
    parser.faults = brackets
    let tree = parser.program()
    // A string without an end hides the brackets after it.
    let broken = Set(lexer.faults.map { source.position(at: $0.span.start).line })
    faults += parser.faults.filter { !isOfBracket($0) || !broken.contains(source.position(at: $0.span.start).line) }
    // The readable statements are translated, too, so that all faults are reported at once.
    let translator = Translator(
      source, functionStarts: parser.functionStarts.sorted(), words: WordIndex(lexer.tokens),
      declaredMethods: parser.declaredMethods)
    let statements = translator.program(tree)
    faults += translator.faults
    return ParsedScript(
      source: source, items: statements.map { .statement($0) },
      faults: Array(faults.sorted { $0.span.start < $1.span.start }.prefix(20)),
      comments: lexer.comments.sorted { $0.span.start < $1.span.start })
  }
}

/// Whether a text is JavaScript, by its words.
enum Recognition {
  static func isJavaScript(_ text: String) -> Bool {
    for line in text.split(whereSeparator: { $0.isNewline }) {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if words.hasPrefix("import "), words.contains(" from '") || words.contains(" from \"") { return true }
      if words.hasPrefix("import '") || words.hasPrefix("import \"") { return true }
      if words.hasPrefix("const ") || words.hasPrefix("function ") || words.hasPrefix("export ") { return true }
      if words.contains("require('") || words.contains("require(\"") || words.contains("console.log(") { return true }
      if words.contains("=>"), !words.hasPrefix("//") { return true }
      if words.contains(" === ") || words.contains(" !== ") { return true }
    }
    return false
  }
}
