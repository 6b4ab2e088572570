import StreamLang
import Streams

typealias Method = LibraryMember

/// The names and members that JavaScript has at hand. Their list is in `JSLibrary+Names`.
enum JSLibrary {
  /// The members of subjects, observers and subscriptions in other libraries, with those of RxJS.
  static let membersElsewhere = [
    "onNext": "next", "onError": "error", "onCompleted": "complete", "onComplete": "complete", "send": "next",
    "emit": "next", "trigger": "next", "fire": "next", "listen": "subscribe", "on": "subscribe",
    "dispose": "unsubscribe", "cancel": "unsubscribe",
  ]

  static func table(_ members: [Method]) -> [String: Method] {
    members.reduce(into: [:]) { $0[$1.name] = $1 }
  }

  static func function(of value: Value) throws(ErrorValue) -> FunctionValue {
    guard case .function(let function) = value else { throw ErrorValue("a function is needed here") }
    return function
  }
}
