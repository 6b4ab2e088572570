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

    init(_ role: Role, _ name: String, namesFailure: Bool = false) {
      (self.role, self.name, self.namesFailure) = (role, name, namesFailure)
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
    let labels: [String: Part]
    let unlabelled: Part

    init(_ name: String, _ unlabelled: Part = .value, _ labels: [String: Part] = [:]) {
      (self.name, self.unlabelled, self.labels) = (name, unlabelled, labels)
    }
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
  /// The making of a disposable from a closure.
  let makesDisposable: String
  /// The making of a bag, and the call that puts a subscription into the bag of a name.
  let makesBag: String
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
