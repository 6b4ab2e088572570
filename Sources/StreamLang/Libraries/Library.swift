import Streams

/// The names of a library of streams besides its operators: its types, and what its streams have.
///
/// The operators themselves are the spellings of the dialect. A library is a table: it says which functions and values
/// belong to the names of its types, and how its streams are subscribed. It is a class, since the checker asks for it
/// at each name and a table is long to copy.
final class Library: Sendable {
  /// The dialect, whose operators go with these names.
  let dialect: Dialect
  /// The library as a person calls it: `RxSwift`.
  let title: String
  /// The names after `import` that mean this library.
  let modules: [String]
  /// Names, members and labels that no other library has, which identify a text without an import: `Just`,
  /// `.sink`, `disposed(by:)`.
  let signs: Set<String>
  /// Types that have the sources of the dialect as static members: `Observable.just(1)`.
  let streamTypes: Set<String>
  /// Functions, initialisers and static functions, by their names with their types: `DisposeBag`, `Disposables.create`.
  let functions: [Builtin]
  /// Values and static properties, by their names with their types: `MainScheduler.instance`; those that are written
  /// without a type begin with a dot: `.never`.
  let values: KeyValuePairs<String, @Sendable () -> Value>
  /// The type of streams that `.init(…)` makes, where it has initialisers.
  let initialisedType: String?
  /// One of its streams in messages: `Observable`.
  let streamName: String
  /// One of its subjects in messages: `PublishSubject`.
  let subjectName: String
  /// Types whose objects end with the scope that holds them, and complete then.
  let endingInScope: Set<String>
  /// The members that send events, that for values first.
  let sends: [String]
  /// The types that have only some of them, those for values first: relays.
  let sendsOfTypes: [String: [String]]
  /// The labels of `send`, if the library has it; an empty one means none.
  let sendLabels: [String]
  /// The calls whose closure is given an observer to send to, and the number of its parameters.
  let givingObserver: [String: Int]
  /// The type of these observers.
  let observerName: String
  /// The advice on names that the library had in older versions, and on those that it does in several steps.
  let substitutes: [String: String]
  /// Members that types of streams lack, although other types have them, and what to write there.
  let exclusiveMembers: [String: [String: String]]
  /// The members that give a stream of another type; an empty one is not known.
  let typesOfMembers: [String: String]
  /// Types of streams that only a member gives, by the type that functions declare: `AnyPublisher`.
  let erasures: [String: String]
  /// The types whose value can only be read, and those whose value can be set.
  let settable: [String: String]
  /// The member that ends a subscription: `dispose`.
  let ending: String
  /// The call that keeps a subscription, in full: `disposed(by: bag)`; nothing where results may be dropped.
  let keeping: String?
  /// The label without which a call with another one is not complete: `receiveValue` beside `receiveCompletion`.
  let companions: [String: String]
  /// The types of streams whose operators know their scheduler.
  let typesWithScheduler: Set<String>
  /// Whether older versions took numbers of seconds for intervals.
  let hasCountedSeconds: Bool
  /// Operators whose intervals are numbers of seconds, not intervals with a unit.
  let takingSeconds: Set<String>
  /// The properties of controls after `rx` that give a stream of optionals.
  let givingOptionals: Set<String>
  /// Operators whose closures are called when they are made, where the values above them are known beforehand.
  let calledAtOnce: Set<String>
  /// The enums that its code switches over, by their cases.
  let enums: [[String]]
  /// A call that subscribes, for messages: `subscribe(onNext:)`.
  let subscribing: String
  /// A scheduler as people write it, for messages.
  let scheduler: String
  /// Whether operators on time want a scheduler, too, not only sources.
  let operatorsNeedScheduler: Bool
  /// The members of streams that are no operators.
  let members: [LibraryMember]
  /// The kinds of the parts of tuples that functions give: of `Signal.pipe`.
  let parts: [String: [ValueKind]]
  /// How its language prints values, and it prints events.
  let text: TextStyle

  /// The operators that can fail, and the members that take only streams that cannot.
  let failures: Failures?

  init(
    dialect: Dialect, title: String, modules: [String], signs: Set<String>, streamTypes: Set<String>,
    functions: [Builtin], values: KeyValuePairs<String, @Sendable () -> Value>, initialisedType: String? = nil,
    streamName: String, subjectName: String, endingInScope: Set<String>, sends: [String],
    sendsOfTypes: [String: [String]] = [:], sendLabels: [String] = [], givingObserver: [String: Int] = [:],
    observerName: String = "",
    substitutes: [String: String] = [:], exclusiveMembers: [String: [String: String]] = [:],
    typesOfMembers: [String: String] = [:], erasures: [String: String] = [:], settable: [String: String] = [:],
    ending: String, keeping: String? = nil, companions: [String: String] = [:], typesWithScheduler: Set<String> = [],
    hasCountedSeconds: Bool = false, takingSeconds: Set<String> = [], givingOptionals: Set<String> = [],
    calledAtOnce: Set<String> = [],
    enums: [[String]] = [], subscribing: String, scheduler: String, operatorsNeedScheduler: Bool,
    members: [LibraryMember], parts: [String: [ValueKind]] = [:], text: TextStyle,
    failures: Failures? = nil
  ) {
    self.dialect = dialect
    self.title = title
    self.modules = modules
    self.signs = signs
    self.streamTypes = streamTypes
    self.functions = functions
    self.values = values
    self.initialisedType = initialisedType
    self.streamName = streamName
    self.subjectName = subjectName
    self.endingInScope = endingInScope
    self.sends = sends
    self.sendsOfTypes = sendsOfTypes
    self.sendLabels = sendLabels
    self.givingObserver = givingObserver
    self.observerName = observerName
    self.substitutes = substitutes
    self.exclusiveMembers = exclusiveMembers
    self.typesOfMembers = typesOfMembers
    self.erasures = erasures
    self.settable = settable
    self.ending = ending
    self.keeping = keeping
    self.companions = companions
    self.givingOptionals = givingOptionals
    self.calledAtOnce = calledAtOnce
    self.typesWithScheduler = typesWithScheduler
    self.hasCountedSeconds = hasCountedSeconds
    self.takingSeconds = takingSeconds
    self.enums = enums
    self.subscribing = subscribing
    self.scheduler = scheduler
    self.operatorsNeedScheduler = operatorsNeedScheduler
    self.members = members
    self.parts = parts
    self.text = text
    self.failures = failures
  }

  /// The failure types of a library, as far as its chains show them.
  struct Failures: Sendable {
    /// Operators after which a stream can fail.
    let makers: Set<String>
    /// Operators after which it cannot.
    let takers: Set<String>
    /// Operators of several streams, whose failure types are the same.
    let joining: Set<String>
    /// The call that gives a failure type to a stream that cannot fail.
    let typing: @Sendable (String) -> String
    /// The members that take only streams that cannot fail; those with a label here take others.
    let refusing: [String: String]
    /// The types of streams that name their failure type last.
    let types: Set<String>
    /// The way out.
    let help: String
  }

  /// Every library: a line here and a file make one.
  static let all: [Library] = [.rxswift, .combine, .reactiveswift, .asyncsequence]

  /// The modules of the platform and of tests, whose names are known.
  private static let platformModules: Set<String> = [
    "Foundation", "UIKit", "AppKit", "SwiftUI", "Dispatch", "XCTest", "Testing", "PlaygroundSupport", "Swift",
    "CoreData", "CoreLocation", "MapKit", "os", "OSLog", "CoreGraphics", "QuartzCore", "WebKit", "AVFoundation",
    "Darwin", "ReactiveCocoa", "Result", "Observation",
  ]

  /// The members of streams whose closure without a label is given events or results.
  static let givingEvents: Set<String> = ["subscribe", "start", "observe", "startWithResult", "observeResult"]

  /// Whether a name is that of the member that keeps subscriptions in a library.
  func keeps(by name: String) -> Bool { keeping?.prefix { $0 != "(" } == name[...] }

  /// The library of a dialect.
  static func of(_ dialect: Dialect) -> Library? { all.first { $0.dialect == dialect } }

  /// Whether the names of a module are not known here.
  static func isUnknown(module: String) -> Bool { imported(as: module) == nil && !platformModules.contains(module) }

  /// The library that a module belongs to.
  static func imported(as module: String) -> Library? { all.first { $0.modules.contains(module) } }
}

extension Library {
  /// The static member of a type, or nothing.
  enum StaticMember {
    case function(Builtin)
    case value(Value)
    case sources(Overloads)
  }

  /// Whether a name is that of a type with static members.
  func hasType(_ name: String) -> Bool {
    streamTypes.contains(name) || Self.typeNames[dialect.name]?.contains(name) == true
  }

  /// Whether members name a type inside of one of its types and a case of it, as `Completion.finished` of
  /// `Subscribers`.
  func hasCase(ofType type: String, _ parts: ArraySlice<PostfixPart>) -> Bool {
    guard hasType(type), let nested = parts.first?.member, nested.arguments == nil,
      nested.name.first?.isUppercase == true, let name = parts.dropFirst().first?.member,
      name.name.first?.isLowercase == true
    else { return false }
    return !name.isMetatype && member(nested.name, ofType: type) == nil
  }

  private static let typeNames: [String: Set<String>] = {
    var names: [String: Set<String>] = [:]
    for library in all {
      let qualified =
        library.functions.map { $0.name } + (Array(library.values) + Array(PlatformNames.values)).map { $0.key }
        + library.dialect.spellings.map { $0.name }
      names[library.dialect.name] = Set(
        qualified.compactMap { name in
          name.firstIndex(of: ".").flatMap { $0 == name.startIndex ? nil : String(name[..<$0]) }
        })
    }
    return names
  }()

  /// The function or initialiser of a name.
  func function(_ name: String) -> Builtin? { functions.first { $0.name == name } }

  /// The value of a name.
  func value(_ name: String) -> Value? {
    (values.first { $0.key == name } ?? PlatformNames.values.first { $0.key == name })?.value()
  }

  /// The member of streams of a name.
  func member(_ name: String) -> LibraryMember? { members.first { $0.name == name } }

  /// The same, unless a call with these labels can mean only an operator of that name: `start(on:)` beside
  /// `start { … }`.
  func member(_ name: String, labels: [String?], beside overloads: Overloads?) -> LibraryMember? {
    guard let member = member(name) else { return nil }
    let fits = labels.allSatisfy { $0.map { member.labels.contains($0) } ?? true }
    return fits || overloads == nil ? member : nil
  }

  /// The static member of a type: a function, a value, or a source of streams.
  func member(_ name: String, ofType type: String) -> StaticMember? {
    let qualified = "\(type).\(name)"
    if let function = function(qualified) { return .function(function) }
    if let value = value(qualified) { return .value(value) }
    if let overloads = Catalogue.overloads(of: qualified, in: dialect, afterDot: false) { return .sources(overloads) }
    guard streamTypes.contains(type), let overloads = Catalogue.overloads(of: name, in: dialect, afterDot: false),
      overloads.first.form != .method
    else { return nil }
    return .sources(overloads)
  }

  /// The type that `.init(…)` makes, if it has such labels: the one that closures of operators give.
  func initialised(by member: Member) -> String? {
    guard member.name == "init", let type = initialisedType, let arguments = member.arguments else { return nil }
    let known = Catalogue.spelled.filter { $0.dialect == dialect && $0.name == type }.flatMap { entry in
      entry.spelling.split(whereSeparator: { "():".contains($0) }).dropFirst().map(String.init)
    }
    let isEmpty = arguments.list.isEmpty && arguments.trailing == nil
    return !isEmpty && arguments.list.allSatisfy { known.contains($0.label?.name ?? "_") } ? type : nil
  }

  /// The names of the static members of a type.
  func memberNames(ofType type: String) -> [String] {
    let qualified =
      functions.map { $0.name } + (Array(values) + Array(PlatformNames.values)).map { $0.key }
      + dialect.spellings.map { $0.name }
    let own = qualified.filter { $0.hasPrefix(type + ".") }.map { String($0.dropFirst(type.count + 1)) }
    guard streamTypes.contains(type) else { return own }
    return own + Catalogue.names(in: dialect) { $0.form != .method && !$0.name.contains(".") }
  }
}

extension Library {
  /// The other library that has a member or operator, which this one lacks, and the one here that does the same.
  func other(having name: String) -> (title: String, here: String?)? {
    // A name that this library does not spell may be one that it has in common with others.
    guard !dialect.names.contains(name),
      !Catalogue.spelledMeanings(of: name, in: dialect).contains(where: { $0.form != .source && $0.dialect == dialect })
    else { return nil }
    let spelled = Catalogue.spelled.filter { $0.name == name && $0.form != .source }
    for other in Self.all where other.dialect != dialect {
      if other.member(name)?.isEffect == true { return (other.title, subscribing) }
      guard let entry = spelled.first(where: { $0.dialect == other.dialect }) else { continue }
      let same = Catalogue.spelled.first { $0.dialect == dialect && $0.original === entry.original }
      return (other.title, same?.spelling)
    }
    return nil
  }
}
