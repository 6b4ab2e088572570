/// A fault that the lexer or the parser finds.
public enum SyntaxFault: Error, Hashable, Sendable {
  // Characters
  case notText
  case holdsNull(line: Int, column: Int)
  case unexpectedCharacter(String)
  case controlCharacter(String)
  case unclosedComment
  case fullWidth(String, instead: String)
  case foreignOperator(String, instead: String)
  case badParameter(String)

  // Numbers
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
  case emptySubscript
  case nestingTooDeep(limit: Int)
  case chainTooLong(limit: Int)

  // Values
  case expectedValue(found: String)
  case missingOperand(of: String, found: String)
  case keywordAsValue(String)
  case conditionalWithoutColon
  case chainedComparison
  case chainedRange
  case nothingBeforeDot
  case lineBeginsWithOperator(String)
  case labelIsNoName(String)
  case labelWithEqual
  case keyInArray
  case entryWithoutValue

  // Closures
  case arrowInClosure(String)
  /// `$0 => 18`
  case arrowAsSign(String)
  case parametersBetweenBars
  case parameterTypes
  case typesWithoutParentheses
  case closureParameters
  case noParametersBeforeIn
  case namedAndNumbered(String)
  case parameterOutside(String)

  // Types
  case expectedType(after: String, found: String)
  case unclosedGenericArguments(found: String)

  // Patterns
  case expectedPattern(found: String)
  case patternWithoutValue
  case guardWithoutElse
  case switchWithoutCase
  case expectedCase(found: String)
  case caseWithoutColon

  // Statements
  case expectedEndOfStatement(found: String)
  /// `print "x"`
  case callWithoutParentheses(String)
  case expectedName(after: String, found: String)
  case expectedBlock(after: String, found: String)
  case expectedMember(found: String)
  case keywordAsName(String)
  case duplicateName(String)
  case declarationWithoutValue(String)
  case patternOfOne
  case functionByLet
  case functionWithoutParameters(String)
  case functionWithoutBody(String)
  case notAssignable
  case chainedAssignment
  case assignmentInCondition
  case headMissing(String)
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
