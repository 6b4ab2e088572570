// A dialect is its rules and its spellings, which are in a file of their own here, with a line for each name and list
// of labels that the library has for an operator. Other names are those of the catalogue.

extension Dialect {
  /// Swift's AsyncSequence with swift-async-algorithms: sequences are pulled.
  public static let asyncsequence = Dialect(
    "asyncsequence", title: "AsyncSequence", library: "AsyncSequence",
    rules: DialectRules(
      innerStreamsLeftFirst: .none,
      messages: .rx.advising("[x].async"),
      streamsArePulled: true),
    spellings: AsyncSequenceSpellings.all)
}
