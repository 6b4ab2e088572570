import Streams

extension ErrorValue {
  /// The fault of a closure that ends an app, in the words of its library.
  func inWords(of library: Library?, _ place: SourcePlace) -> ErrorValue {
    let wanted = "a stream is needed here, not "
    guard let library, let call = failingCall, text.hasPrefix(wanted) else { return self }
    let article = "AEIOU".contains(library.streamName.first ?? "x") ? "an" : "a"
    let title =
      "\(call.call.calledName) wants \(article) \(library.streamName) from its closure, and gets \(text.dropFirst(wanted.count))"
    return ErrorValue(title, place: place, help: help, failingCall: call)
  }
}
