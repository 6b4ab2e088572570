import Testing

@testable import Streams

struct `The catalogue` {
  @Test(arguments: Dialect.all) func `Every name and alias is unique within a dialect`(dialect: Dialect) {
    var seen: [String: String] = [:]
    for entry in Catalogue.all where entry.dialect == dialect || entry.dialect == nil {
      for name in [entry.name] + entry.aliases {
        #expect(seen[name] == nil, "'\(name)' is \(seen[name] ?? "") and \(entry.name)")
        seen[name] = entry.name
      }
    }
  }

  @Test(arguments: Dialect.all) func `Every line of the catalogue has its operator's own name, and finds it`(
    dialect: Dialect
  ) {
    for line in Catalogue.lines { #expect(line.name == line.entry().name) }
    for entry in Catalogue.all where entry.dialect == dialect || entry.dialect == nil {
      for name in [entry.name] + entry.aliases where Catalogue.spelledMeanings(of: name, in: dialect).isEmpty {
        #expect(Catalogue.find(name, in: dialect) === entry, "\(name)")
      }
    }
  }

  @Test(arguments: Catalogue.all.map(\.name)) func `Every entry says what it does, with an example`(name: String) {
    for entry in Catalogue.entries(named: name) {
      #expect(entry.summary.hasSuffix("."))
      #expect(!entry.example.isEmpty)
      #expect(Set(entry.parameters.map(\.label)).count == entry.parameters.count)
    }
  }

  @Test func `Every member of a kind of stream has one meaning for that kind`() throws {
    let kinds: [Stream] = try [
      Subject(.none, .reopening), Property(.nil), GroupStream(.nil), Channel(), Channel().leading,
      ConnectableStream(EmptyStream(), .none, .reopening, reconnects: false),
      Command(NativeFunction(parameterCount: 1) { _ in .nil }, enabled: nil, isConcurrent: false, .rac),
    ]
    for kind in kinds {
      #expect(!kind.members.isEmpty)
      #expect(Set(kind.members.map(\.name)).count == kind.members.count)
    }
  }

  @Test func `A trailing closure goes after the closures between the brackets`() throws {
    let operation = Operator.aggregateWithStartFactory
    let inBrackets = ArgumentShape(label: nil, isFunction: true, isTrailing: false)
    let trailing = ArgumentShape(label: nil, isFunction: true, isTrailing: true)
    #expect(try operation.bind([inBrackets, trailing]) == [[0], [1]])
    #expect(throws: ArgumentFault.self) { try operation.bind([trailing]) }
    let other = ArgumentShape(label: nil, isFunction: false, isTrailing: false)
    #expect(try Operator.scan.bind([other, trailing]) == [[0], [1]])
  }
}
