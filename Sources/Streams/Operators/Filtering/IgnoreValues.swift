extension Operator {
  static let ignoreValues = Operator(
    "ignoreValues", also: ["ignoreElements"], elsewhere: ["RxSwift": "ignoreElements", "Combine": "ignoreOutput"],
    theme: .filtering,
    summary: "Drops every value; only the end comes through.",
    example: "from([1, 2]).ignoreValues()"
  ) { call throws(ErrorValue) in try call.linear(.keepNone) }
}
