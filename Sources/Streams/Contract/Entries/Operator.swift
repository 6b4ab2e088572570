/// The entry of an operator in the catalogue: its names, parameters and documentation, and the code for its streams.
public final class Operator: Sendable {
  /// Its name, as the language writes it.
  public let name: String
  /// Other names that mean the same here.
  public let aliases: [String]
  /// The dialect of this entry; `nil` if all dialects that have the name agree.
  public let dialect: Dialect?
  /// Its names in other libraries, as far as no table of names has them.
  var namedElsewhere: KeyValuePairs<String, String> { makeElsewhere() }
  /// The words of tasks that a search finds it by.
  public var keywords: [String] { makeKeywords() }
  /// Its theme in the reference.
  public let theme: Theme
  /// The origin of its values.
  public let flow: ValueFlow
  /// The form of its call: as a source, after a dot, or both.
  public let form: Form
  /// Its parameters, besides its receiver.
  public var parameters: [Parameter] {
    if let knownParameters { return knownParameters }
    let parameters = makeParameters()
    knownParameters = parameters
    return parameters
  }
  /// A description in one line.
  public let summary: String
  /// Its behaviour on next, error, completed and disposal, if the summary does not describe that.
  public let details: String
  /// A script that shows it; the tests run it.
  public let example: String
  /// Whether a source with a name is driven from outside: its streams belong to their scene.
  public let isDrivenFromOutside: Bool
  /// The kind of its streams, which determines their members.
  public let makes: StreamKind
  let make: @Sendable (Call) throws(ErrorValue) -> Stream
  /// The operator that this entry spells for a library; `nil` for an operator of the catalogue.
  public let original: Operator?
  /// The spelling that it is an entry of.
  public let spelled: Spelling?
  /// Whether it is a spelling with fixed values for parameters of its operator.
  public var fixesParameters: Bool { spelled.map { $0.fixed.count > 0 } ?? false }
  /// The dialect of its example.
  public let exampleDialect: Dialect
  /// The closure is called on demand: the lists of all operators would be a tenth of a short script's start.
  private let makeElsewhere: @Sendable () -> KeyValuePairs<String, String>
  private let makeKeywords: @Sendable () -> [String]
  private let makeParameters: @Sendable () -> [Parameter]
  /// The parameters, after the first access. The engine is made for one thread at a time, and so is this.
  nonisolated(unsafe) private var knownParameters: [Parameter]?

  init(
    _ name: String, also aliases: [String] = [], in dialect: Dialect? = nil,
    elsewhere: @autoclosure @escaping @Sendable () -> KeyValuePairs<String, String> = [:],
    theme: Theme, flow: ValueFlow? = nil, form: Form = .method,
    _ parameters: @autoclosure @escaping @Sendable () -> [Parameter] = [],
    summary: String, details: String = "", keywords: @autoclosure @escaping @Sendable () -> [String] = [],
    example: String, isDrivenFromOutside: Bool = false, makes: StreamKind? = nil,
    original: Operator? = nil, spelled: Spelling? = nil, exampleDialect: Dialect? = nil,
    make: @escaping @Sendable (Call) throws(ErrorValue) -> Stream
  ) {
    self.name = name
    self.aliases = aliases
    self.dialect = dialect
    makeElsewhere = elsewhere
    self.theme = theme
    self.flow = flow ?? theme.flow
    self.form = form
    makeParameters = parameters
    makeKeywords = keywords
    self.summary = summary
    self.details = details
    self.example = example
    self.isDrivenFromOutside = isDrivenFromOutside
    self.makes = makes ?? (isDrivenFromOutside ? .other : .plain)
    self.original = original
    self.spelled = spelled
    self.exampleDialect = exampleDialect ?? dialect ?? .rac
    self.make = make
  }

  /// Whether its closure is a block that can send and wait.
  public var takesBlock: Bool { parameters.contains { $0.isBlock } }
  /// Whether marble text may stand where instants are expected.
  public var takesMarbleText: Bool { form == .source && parameters.first?.label == "at" }

  /// Returns the call as help shows it, under one of its names: `s.throttle(interval: duration)`.
  public func signature(as name: String) -> String {
    let list = parameters.map { $0.signature }.joined(separator: ", ")
    let call = parameters.isEmpty ? "\(name)()" : "\(name)(\(list))"
    return form == .source ? call : "stream.\(call)"
  }

  /// Makes the stream.
  ///
  /// - Throws: A fault in the arguments.
  public func apply(_ call: Call) throws(ErrorValue) -> Stream {
    let stream = try make(call)
    if stream.operatorEntry == nil {
      stream.operatorEntry = self
      if original != nil, call.dialect.rules.streamsArePulled { stream.isPulled = true }
      stream.place = call.place
      stream.serial = Stream.nextSerial()
      var inputs: [Value] = []
      inputs.reserveCapacity(call.arguments.count + 1)
      if let receiver = call.receiver {
        inputs.append(.stream(receiver))
        stream.depth = receiver.depth + 1
        // A deeper stream could be built, but neither subscribed to nor freed within a stack.
        if stream.depth > Stream.deepest {
          throw ErrorValue("more than \(Stream.deepest) operators stand on one another", place: call.place)
        }
      }
      // The stream itself decides whether it keeps an object of the code alive.
      for argument in call.arguments { if let argument { inputs.append(argument.weak) } }
      stream.inputs = inputs
    }
    return stream
  }
}

extension Stream {
  static let deepest = 10_000

  /// The number of streams so far. The engine runs on one thread.
  nonisolated(unsafe) public private(set) static var serial = 0

  static func nextSerial() -> Int {
    serial &+= 1
    return serial
  }
}
