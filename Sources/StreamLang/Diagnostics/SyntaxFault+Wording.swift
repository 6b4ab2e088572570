extension SyntaxFault {
  var wording: Wording {
    switch self {
    case .holdsNull(let line, let column):
      Wording("this text has a NUL character at \(line):\(column)", help: "delete it; in a string write \\0 or \\u{0}")
    case .notText:
      Wording("this is not a text in UTF-8", help: "scripts are plain text; a binary file cannot be run")
    case .unexpectedCharacter(let character):
      Wording("'\(character)' means nothing here", help: "text stands in quotes: \"\(character)\"")
    case .controlCharacter(let character):
      Wording("the control character '\(character)' stands here", label: "leave it out")
    case .fullWidth(let written, let instead):
      Wording("'\(written)' is a full-width or typographic character", label: "write '\(instead)'")
    case .foreignOperator(let written, let instead):
      Wording("there is no '\(written)'", label: "write \(instead)")
    case .unclosedComment:
      Wording("this comment is not closed", label: "expected */")
    case .badParameter(let text):
      Wording(
        "'\(text)' is no parameter", help: "a closure's parameters are $0, $1, …; names do not begin with '$'")

    case .leadingDotNumber(let text):
      Wording("a number cannot begin with '.'", label: "write 0\(text)")
    case .numberRunsIntoName(let text):
      Wording(
        "'\(text)' is neither a number nor a duration", help: "units of time are ns, us, ms, s, m and h, as in 500ms")
    case .integerTooLarge(let text):
      Wording(
        "\(text) is too large for an Int",
        help: "integers go up to 9223372036854775807; a Double such as 1e20 goes further")
    case .doubleTooLarge(let text):
      Wording("\(text) is too large for a Double")
    case .durationWithBlank(let together):
      Wording("a duration is written without a blank", label: "write \(together)")
    case .compoundDuration(let text, let sum):
      Wording("a duration has one unit, '\(text)' has several", label: "write (\(sum))")
    case .durationNotWhole(let text):
      Wording("\(text) is no whole number of nanoseconds", help: "virtual time counts in whole nanoseconds")
    case .durationTooLong(let text):
      Wording("\(text) is too long a time", help: "virtual time ends after some 292 years")

    case .singleQuotes:
      Wording("strings stand in double quotes", label: "write \"…\"")
    case .unclosedString:
      Wording("the string is not closed", label: "expected \" before the end of the line")
    case .unclosedMultilineString:
      Wording(
        "the string is not closed", help: "the \"\"\" that close a string of several lines stand on a line of their own"
      )
    case .textBesideMultilineQuotes:
      Wording(
        "\"\"\" stand alone on the first and the last line of a string of several lines",
        help: "the text begins on the next line; a string of one line has single \" around it")
    case .multilineIndentation:
      Wording("this line is indented less than the \"\"\" that close the string")
    case .unclosedInterpolation:
      Wording("the \\( in this string is not closed", label: "expected ) before the end of the line")
    case .emptyInterpolation:
      Wording("the \\( ) in this string holds nothing", label: "expected a value")
    case .interpolationGoesOn(let found):
      Wording("expected ')' after the value in the string, but found \(found)")
    case .unknownEscape(let text):
      Wording("there is no escape '\(text)'", help: "there are \\n \\t \\r \\0 \\\" \\\\ \\u{1F600} and \\(value)")
    case .badUnicodeEscape:
      Wording("\\u takes a character's number in hexadecimal digits", label: "as in \\u{1F600}")

    case .unclosedBracket(let bracket):
      Wording("this '\(bracket)' is not closed", label: "expected '\(SyntaxFault.partner(of: bracket))'")
    case .strayBracket(let bracket):
      Wording("this '\(bracket)' closes nothing", help: "there is no '\(SyntaxFault.partner(of: bracket))' before it")
    case .wrongBracket(let bracket, let opening):
      Wording("'\(bracket)' cannot close '\(opening)'", label: "expected '\(SyntaxFault.partner(of: opening))'")
    case .unexpectedInBrackets(let found, let bracket):
      Wording("expected ',' or '\(SyntaxFault.partner(of: bracket))', but found \(found)")
    case .missingComma(let found):
      Wording("expected ',' before \(found)")
    case .emptySubscript:
      Wording("expected an index or a key in the brackets", label: "as in xs[0] or d[\"k\"]")
    case .nestingTooDeep(let limit):
      Wording(
        "this is nested more than \(limit) levels deep", help: "give the inner parts names with let or func")
    case .chainTooLong(let limit):
      Wording("this chain has more than \(limit) parts", help: "give its beginning a name with let")

    case .expectedValue(let found):
      Wording("expected a value, but found \(found)")
    case .missingOperand(let sign, let found):
      Wording("expected a value after '\(sign)', but found \(found)")
    case .keywordAsValue(let word):
      Wording("'\(word)' is a word of the language, not a value")
    case .conditionalWithoutColon:
      Wording(
        "this '?' has no ':'", label: "expected condition ? one : other",
        help: "x?.name is nil when x is; x ?? y is y then")
    case .chainedComparison:
      Wording("comparisons cannot be chained", help: "join two of them: a < b && b < c")
    case .chainedRange:
      Wording("a range has two ends")
    case .nothingBeforeDot:
      Wording(
        "nothing stands before this '.'",
        help: "sources have none before them, as in just(1); a statement of the script can go on from the last result")
    case .lineBeginsWithOperator(let sign):
      Wording("a line cannot begin with '\(sign)'", help: "end the line before with it, then the statement goes on")
    case .labelIsNoName(let text):
      Wording("an argument's label is a name, '\(text)' is not", help: "give other keys in a dictionary: [\(text): …]")
    case .labelWithEqual:
      Wording("an argument's label ends in ':'", label: "write ':'")
    case .keyInArray:
      Wording("an array's elements have no keys", help: "give every element one, then it is a dictionary")
    case .entryWithoutValue:
      Wording("this entry of the dictionary has a key only", label: "expected ':' and a value after it")

    case .arrowInClosure(let arrow):
      Wording(
        "a closure's parameters end in 'in', not in '\(arrow)'", label: "write in", help: "as in { a, b in a + b }")
    case .arrowAsSign(let sign):
      Wording("there is no '=>' between values", label: "write \(sign)")
    case .parametersBetweenBars:
      Wording("a closure's parameters stand without bars", help: "as in { a, b in a + b }")
    case .parameterTypes:
      Wording("expected ',' or ':' after the name of a parameter", help: "as in func f(a, b) or func f(label a: Int)")
    case .typesWithoutParentheses:
      Wording("parameters with types stand in parentheses", help: "as in { (x: Int) in x + 1 }, or { x in x + 1 }")
    case .closureParameters:
      Wording("expected names with ',' between them before 'in'", help: "as in { a, b in a + b }")
    case .noParametersBeforeIn:
      Wording(
        "expected a parameter before 'in'", label: "leave it out", help: "or { _ in … } for a value that is ignored")
    case .namedAndNumbered(let parameter):
      Wording(
        "this closure names its parameters, so there is no '\(parameter)'", help: "use the names that stand before 'in'"
      )
    case .parameterOutside(let parameter):
      Wording(
        "'\(parameter)' stands outside of a closure",
        help: "a closure stands in braces, not in parentheses: { … }; functions name their parameters")

    case .expectedType(let word, let found):
      Wording("expected a type after '\(word)', but found \(found)")
    case .unclosedGenericArguments(let found):
      Wording("expected '>' after the types, but found \(found)")

    case .expectedPattern(let found):
      Wording("expected a pattern, but found \(found)", help: "as in case 1...9:, case .next(let x): or case (0, _):")
    case .patternWithoutValue:
      Wording("this pattern is compared with nothing", label: "write = and a value after it")
    case .guardWithoutElse:
      Wording("this 'guard' has no 'else'", help: "as in guard x > 1 else { return nil }")
    case .switchWithoutCase:
      Wording("this 'switch' has no case", help: "as in switch x { case 1: …; default: … }")
    case .expectedCase(let found):
      Wording("expected 'case' or 'default', but found \(found)")
    case .caseWithoutColon:
      Wording("this case has no ':'", label: "write ':' after it")

    case .expectedEndOfStatement(let found):
      Wording(
        "expected the end of the statement, but found \(found)",
        help: "statements stand on lines of their own, or have ';' between them")
    case .callWithoutParentheses(let name):
      Wording("the arguments of '\(name)' stand in parentheses", label: "write \(name)(…)")
    case .expectedName(let word, let found):
      Wording("expected a name after '\(word)', but found \(found)")
    case .expectedMember(let found):
      Wording(
        "a member of the type is expected here, not \(found)",
        help: "a type has 'let', 'var', 'func', 'init' and 'case'; statements belong into a function")
    case .expectedBlock(let word, let found):
      Wording("expected '{' after '\(word)', but found \(found)", help: "a block is written in braces: { … }")
    case .keywordAsName(let word):
      Wording("'\(word)' is a word of the language and cannot be a name", label: "take another name")
    case .duplicateName(let name):
      Wording("the name '\(name)' stands here twice", help: "a value that is ignored is called _")
    case .declarationWithoutValue(let text):
      Wording("'\(text)' has no value", label: "write \(text) = …")
    case .patternOfOne:
      Wording("expected two names or more in these parentheses", help: "as in let (a, b) = pair")
    case .functionByLet:
      Wording("a function is made by 'func'", help: "as in func f(x) = x + 1, or let f = { x in x + 1 }")
    case .functionWithoutParameters(let name):
      Wording("expected '(' after 'func \(name)'", label: "write \(name)()")
    case .functionWithoutBody(let text):
      Wording("'\(text)' has no body", label: "write \(text) = …")
    case .notAssignable:
      Wording("nothing can be assigned to this", help: "assign to a name, x.name, x[key] or p.value; compare with '=='")
    case .chainedAssignment:
      Wording("an assignment has no value", help: "write two assignments")
    case .assignmentInCondition:
      Wording("an assignment is no condition", label: "write == to compare")
    case .headMissing(let word):
      Wording(
        "expected a value after '\(word)'", help: word == "in" ? "as in for x in xs { … }" : "as in \(word) x > 1 { … }"
      )
    case .loopForm:
      Wording("a loop goes over values", label: "expected for x in xs { … }", help: "for i in 0..<10 { … } counts")
    case .outsideLoop(let word):
      Wording("'\(word)' stands outside of a loop")
    case .returnOutside:
      Wording("'return' stands outside of a function", help: "a script's own statements have no result")
    case .throwWithoutValue:
      Wording("expected an error after 'throw'", label: "as in throw \"message\"")
    case .expectWithoutValue:
      Wording("expected a condition after 'expect'", label: "as in expect a == b")
    case .sceneWithoutTitle:
      Wording("expected a title after 'scene'", label: "as in scene \"title\"")
    case .sceneInside:
      Wording("a scene begins between statements of the script, not within one")
    case .strayElse:
      Wording("this 'else' belongs to no 'if'", help: "it stands right after the block of the 'if'")
    case .strayColon:
      Wording(
        "this ':' belongs to nothing",
        help: "dictionaries stand in brackets: [\"key\": value]; labels in a call's parentheses")
    case .foreignStatement(let word, let instead):
      if instead.isEmpty {
        Wording(
          "there is no '\(word)' in this language", help: "there are let, var, func, if, for, while and expressions")
      } else {
        Wording("there is no '\(word)'", label: "write \(instead)")
      }

    case .outputBesideCode:
      Wording("expected output stands on lines of its own", label: "put it under the statement")
    case .outputInsideStatement:
      Wording("expected output stands inside of a statement", label: "put it under the whole statement")
    case .outputWithoutStatement:
      Wording("this expected output has no statement", help: "it stands right under the statement that gives it")
    case .secondOutput:
      Wording("this statement has expected output already", help: "an empty line of output is written //>, too")
    }
  }

  static func partner(of bracket: String) -> String {
    switch bracket {
    case "(": ")"
    case "[": "]"
    case "{": "}"
    case "\\(": ")"
    case ")": "("
    case "]": "["
    default: "{"
    }
  }
}
