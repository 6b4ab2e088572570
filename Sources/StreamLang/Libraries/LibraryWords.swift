import Streams

/// The names of a library besides its operators, by their meanings, for programs that move to another library.
struct LibraryWords: Sendable {
  /// The meanings of types.
  enum Role: Sendable {
    case stream, signal, single, maybe, completable, driver, emitter, infallible
    case subject, relay, current, currentRelay, replay, property
    case bag, disposable, observer, extended

    /// Whether its streams never fail.
    var isCertain: Bool {
      switch self {
      case .driver, .emitter, .infallible, .relay, .currentRelay, .property: true
      default: false
      }
    }

    /// Whether code sends values to it.
    var isSubject: Bool {
      switch self {
      case .subject, .relay, .current, .currentRelay, .replay: true
      default: false
      }
    }

    /// Whether it has a value at any time.
    var hasValue: Bool { self == .current || self == .currentRelay || self == .property }

    /// The roles that do for it in a library that lacks it, the nearest first.
    var nearest: [Role] {
      switch self {
      case .signal, .single, .maybe, .completable, .infallible, .driver, .property: [.stream]
      case .emitter, .subject, .observer: [.signal, .stream]
      case .relay: [.subject, .signal]
      case .currentRelay: [.current, .property]
      case .current: [.currentRelay, .property]
      case .replay: [.subject, .signal]
      case .stream, .bag, .disposable, .extended: []
      }
    }
  }

  /// A type of the library.
  struct TypeWord: Sendable {
    let role: Role
    let name: String
    /// Whether its last generic argument is the type of its errors.
    let namesFailure: Bool
    /// Whether its streams can fail.
    let fails: Bool

    init(_ role: Role, _ name: String, namesFailure: Bool = false, fails: Bool = true) {
      (self.role, self.name, self.namesFailure) = (role, name, namesFailure)
      self.fails = fails && !role.isCertain
    }
  }

  /// The parts of a subscription that closures take.
  enum Part: Sendable {
    case value, failure, completed, disposed, interrupted, event, completion, result
    /// For operators that only look on: before the subscription, after it, after an event, at a cancellation.
    case starting, started, afterValue, afterFailure, afterCompleted, cancelled, requested, terminated
  }

  /// A member that subscribes, with the meanings of its closures.
  struct Subscribing: Sendable {
    let name: String
    /// The labels in the order of a call, with their parts.
    let labels: KeyValuePairs<String, Part>
    let unlabelled: Part
    /// Whether it subscribes to hot streams (`Signal`).
    let isOfSignals: Bool

    init(
      _ name: String, _ unlabelled: Part = .value, _ labels: KeyValuePairs<String, Part> = [:],
      isOfSignals: Bool = false
    ) {
      (self.name, self.unlabelled, self.labels, self.isOfSignals) = (name, unlabelled, labels, isOfSignals)
    }

    func part(_ label: String) -> Part? { labels.first { $0.key == label }?.value }
    func label(_ part: Part) -> String? { labels.first { $0.value == part }?.key }
  }

  /// The closures of sources that send to an observer.
  enum ObserverForm: Sendable {
    /// `{ observer in …; return Disposables.create() }`
    case observer
    /// `{ single in single(.success(1)); return Disposables.create() }`
    case result
    /// `{ promise in promise(.success(1)) }`
    case promise
    /// `{ observer, lifetime in … }`
    case lifetime
  }

  /// The ways to pass values on, as calls at the end of a chain, or with `$` for the chain: to the property `%` of the
  /// control `#`, to a subject, to a property that has a value, and to the property of another object.
  struct Binding: Sendable {
    let control, subject, property, object: String
  }

  /// The way to write an interval.
  enum Intervals: Sendable { case units, unitsOrSeconds, seconds }

  /// The modules that programs import, the usual one first.
  let modules: [String]
  /// The types; the first one of a role is written.
  let types: [TypeWord]
  let subscribing: [Subscribing]
  /// The operator that only looks on.
  let observing: Subscribing
  /// How events are sent to a subject: a value, an error, the completion.
  let sends: (value: String, error: String, completed: String)
  /// How a value is sent to a relay.
  let relaySend: String
  /// The cases of its events: a value, an error, the completion.
  let events: (value: String, error: String, completed: String)
  let intervals: Intervals
  /// The schedulers: of main for timers, of main for delivery at once, in a later turn.
  let mainForTimers, mainAtOnce, mainLater: String
  /// The other schedulers: the one of events at once, and those of a queue of the quality `#`, of the name `#`, and
  /// of the code's own queue `#`.
  let queues: (current: String, global: String, serial: String, target: String)
  /// The making of a disposable from a closure.
  let makesDisposable: String
  /// The making of a bag, and the call that puts a subscription into the bag of a name.
  let makesBag: String
  /// The end of all subscriptions in a bag, and the call that puts one into it: `$` is the bag, `#` the subscription.
  let bagEnd, bagTakes: String
  /// The member that ends a subscription.
  let ending: String
  /// The members that give a stream of another type.
  var roles: [String: Role] = [:]
  /// The call that gives a stream the type of its errors, and the one that hides its type.
  var promotes = ""
  var erases = ""
  /// The operators that signals lack, of streams that begin anew for each subscriber.
  var lackedBySignals: Set<String> = []
  /// The modules of types and members besides the library's own.
  var modulesOfNames: [String: String] = [:]
  /// The name of a bag that is added, and the call that puts a subscription into it.
  var bagName = "cancellables"
  /// The names of the types of values and errors in extensions of its streams.
  var elementName = "Element"
  var failureName: String?
  /// The operators after which a stream cannot fail, and those after which it can.
  var takers: Set<String> = []
  var makers: Set<String> = []

  /// The sources whose closure sends to an observer.
  var observed: KeyValuePairs<String, ObserverForm> = [:]
  /// The member that makes a stream and its observer.
  var pipe: String?
  /// The operators whose closures give results, where others throw.
  var givingResults: Set<String> = []
  /// The source of the elements of a sequence, and of those of a list.
  var ofSequence = "", ofList = ""
  /// The later values of a property.
  var changes = ""
  /// The call that decodes data: `#` is the decoder and `%` the type.
  var decodes = ""
  /// The ways to pass values on.
  var binds = Binding(control: "", subject: "", property: "", object: "")
  /// The types, and the members of values that are no streams, that only this library has.
  var ownNames: Set<String> = []

  func type(_ name: String) -> TypeWord? { types.first { $0.name == name } }
  func word(for role: Role) -> TypeWord? {
    for role in [role] + role.nearest { if let word = types.first(where: { $0.role == role }) { return word } }
    return nil
  }
}

extension Library {
  /// Its words, for programs that move; nil if none can.
  var words: LibraryWords? {
    switch self {
    case _ where self === Self.rxswift: .rxswift
    case _ where self === Self.combine: .combine
    case _ where self === Self.reactiveswift: .reactiveswift
    default: nil
    }
  }
}
