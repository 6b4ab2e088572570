/// What the lexer and the parser can object to.
public enum SyntaxFault: Hashable, Sendable {
  case notText
}
