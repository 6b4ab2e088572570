import Testing

@testable import Streams

struct `Selectors of ReactiveCocoa` {
  @Test(arguments: Catalogue.selectors.map(\.name)) func `A selector has a colon for each argument`(name: String) {
    for selector in Catalogue.selectors where selector.name == name {
      guard let arguments = selector.arguments else { continue }
      #expect(arguments.count == name.filter { $0 == ":" }.count)
    }
  }

  @Test(arguments: Catalogue.selectors.map(\.name)) func `An operator takes a closure where its selector takes a block`(
    name: String
  ) {
    for selector in Catalogue.selectors where selector.name == name {
      guard let entry = selector.entry, let arguments = selector.arguments, arguments.count == 1 else { continue }
      for (argument, parameter) in zip(arguments, entry.parameters) {
        if argument.isBlock, argument != .deferred { #expect(parameter.takesFunction) }
      }
    }
  }

  @Test func `An operator is named in ReactiveCocoa by its selectors`() {
    #expect(Operator.flatten.elsewhere["ReactiveObjC"] == "-flatten, -flatten:")
    #expect(Operator.try.elsewhere["ReactiveObjC"] == "+try:, -try:")
  }
}
