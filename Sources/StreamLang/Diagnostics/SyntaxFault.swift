/// A fault that the lexer or the parser finds.
public enum SyntaxFault: Error, Hashable, Sendable {
  // Characters
  case notText
  case unexpectedCharacter(String)
  case controlCharacter(String)
  case fullWidth(String, instead: String)
  case foreignOperator(String, instead: String)
  /// An operator on the bits of numbers.
  case bitOperator(String)
  /// `\.name`
  case keyPath(String)
  case badParameter(String)

  // Numbers
  case radixLiteral(String)
  case leadingDotNumber(String)
  case numberRunsIntoName(String)
  case integerTooLarge(String)
  case doubleTooLarge(String)
  case durationWithBlank(String)
  case compoundDuration(String, sum: String)
  case durationNotWhole(String)
  case durationTooLong(String)

  // Strings
  case singleQuotes
  case unclosedString
  case unclosedMultilineString
  case textBesideMultilineQuotes
  case multilineIndentation
  case unclosedInterpolation
  case emptyInterpolation
  case interpolationGoesOn(found: String)
  case unknownEscape(String)
  case badUnicodeEscape

  // Brackets
  case unclosedBracket(String)
  case strayBracket(String)
  case wrongBracket(String, for: String)
  case unexpectedInBrackets(found: String, bracket: String)
  case missingComma(before: String)
  case emptyParentheses
  case emptySubscript
  case nestingTooDeep(limit: Int)

  // Values
  case expectedValue(found: String)
  case missingOperand(of: String, found: String)
  /// `reduce(0, +)`
  case operatorAsValue(String)
  /// `x is Int`, `x as Int`
  case typeTest(String)
  /// `Signal<Int, Never>`
  case genericArguments(String)
  case keywordAsValue(String)
  case conditionalAsValue
  case conditionalWithoutColon
  case chainedComparison
  case chainedRange
  case unaryPlus
  case forcedValue
  case nothingBeforeDot
  case lineBeginsWithOperator(String)
  case labelInTuple(String)
  case labelIsNoName(String)
  case labelWithEqual
  case keyInArray
  case entryWithoutValue
  case severalTrailingClosures(String)

  // Closures
  case arrowInClosure(String)
  case parametersBetweenBars
  case parenthesizedParameters
  case parameterTypes
  case parameterDefault
  case closureParameters
  case noParametersBeforeIn
  case namedAndNumbered(String)
  case parameterOutside(String)

  // Statements
  case expectedEndOfStatement(found: String)
  /// `print "x"`
  case callWithoutParentheses(String)
  case expectedName(after: String, found: String)
  case expectedBlock(after: String, found: String)
  case keywordAsName(String)
  case duplicateName(String)
  case declarationWithoutValue(String)
  case severalDeclarations(String)
  case typeAnnotation(String)
  case patternOfOne
  case functionByLet
  case functionWithoutParameters(String)
  case functionWithoutBody(String)
  case resultType
  case notAssignable
  case chainedAssignment
  case assignmentInCondition
  case conditionBinds
  case headMissing(String)
  case closureInHead(String)
  case loopForm
  case outsideLoop(String)
  case returnOutside
  case throwWithoutValue
  case expectWithoutValue
  case sceneWithoutTitle
  case sceneInside
  case strayElse
  case strayColon
  case foreignStatement(String, instead: String)

  // Expected output
  case outputBesideCode
  case outputInsideStatement
  case outputWithoutStatement
  case secondOutput
}
