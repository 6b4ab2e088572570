extension Operator {
  static let asProperty = Operator(
    "asProperty", elsewhere: ["ReactiveSwift": "Property(_:)"],
    theme: .sharing, form: .source, [.stream("property")],
    summary: "A property with the value of another, which cannot be set.",
    example: "reactiveswift.Property(MutableProperty(1))", exampleDialect: .reactiveswift
  ) { call throws(ErrorValue) in FollowingProperty(try call.stream(0)) }
}

extension Stream {
  /// Returns the values of a property from the current one on, as a stream that is no property.
  public func producer() throws(ErrorValue) -> Stream { try through(.asObservable) }

  /// Returns the changes of a property from now on.
  public func changes() throws(ErrorValue) -> Stream { isProperty ? try through(.skip, .int(1)) : self }
}
