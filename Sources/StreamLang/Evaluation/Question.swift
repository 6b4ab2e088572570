import Streams

/// A question on a run: why an event came, or what became of a value.
struct Question: Equatable {
  enum Subject {
    /// The causes of an event, or the reasons for silence.
    case why
    /// The fate of a value.
    case fate
  }

  let subject: Subject
  /// The value, as pictures print it; nothing for whatever there is.
  var value: String?
  /// The name of the lane.
  var lane: String?
  /// The instant, in nanoseconds.
  var time: Int?
  /// Whether it is asked why nothing came.
  var isOfSilence = false
  /// Whether it is asked why a lane ended.
  var isOfEnd = false
  /// The end that it is asked for, where a word names one.
  var end: Trace.Event.Kind?

  init(_ subject: Subject, value: String? = nil, time: Int? = nil) {
    self.subject = subject
    self.value = value
    self.time = time
  }
}
