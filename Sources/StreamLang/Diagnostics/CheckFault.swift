/// What can be told about a script before it runs.
public enum CheckFault: Hashable, Sendable {
  case unknownName(String, nearest: String?)
  case wording(String)
}
extension CheckFault {
  var wording: Wording { Wording("") }
}
