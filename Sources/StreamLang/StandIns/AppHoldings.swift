import Streams

/// The objects of the code that calls have given to the app, which keeps them alive: a view controller that is pushed,
/// until it is popped.
package final class AppHoldings {
  private var taken: [(call: String, object: Value)] = []

  package init() {}

  /// Keeps an object of the code that the app has made.
  package func keep(_ object: Value) { taken.append(("", object)) }

  /// The beginnings of calls that let the latest object go, each with that of the calls that give one.
  private static let ends = ["pop": "push", "dismiss": "present"]

  /// A call of a name gives the app its arguments, or lets the app forget an object.
  package func take(_ arguments: [Value], by call: String) {
    if let end = Self.ends.keys.first(where: { call.hasPrefix($0) }), let beginning = Self.ends[end] {
      if let last = taken.lastIndex(where: { $0.call.hasPrefix(beginning) }) { taken.remove(at: last) }
      return
    }
    for argument in arguments.flatMap({ $0.listed }) {
      if case .object(let box) = argument, box.isMortal { taken.append((call, argument)) }
    }
  }
}
