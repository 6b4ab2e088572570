/// The meaning of one dialect, a rule for each point in which dialects differ.
///
/// No rule has a default value: a dialect that leaves one open does not compile.
public struct DialectRules: Sendable {
  /// The value that `zip`, `combineLatest` and their kind make of several values when they are given no closure.
  public var combinations: Combinations
  /// Whether a closure with one parameter more than it needs is also given the number of its call, from 0.
  public var closuresTakeIndex: Bool
  /// Whether a closure that gives `nil` in place of a stream gives the empty stream; else that is an error.
  public var nilIsEmptyStream: Bool
  /// Whether an array can stand for the stream of its elements.
  public var arraysAreStreams: Bool
  /// The value that a closure is given which handles an error.
  public var handledErrors: HandledErrors
  /// How operators find that two values are the same.
  public var sameness: Sameness
  /// Whether marble text may go on after its end, without effect; else that is an error.
  public var dropsMarblesAfterEnd: Bool
  /// Whether the period of a timer may be 0s: it then ticks without end at one instant.
  public var allowsPeriodOfZero: Bool
  /// Whether `takeLast(0)` completes at once; else it completes with its source.
  public var takeLastOfZeroCompletesAtOnce: Bool
  /// The behaviour of streams that several subscribers share: subjects, `hot`, connections.
  public var subjects: SubjectRules
  /// Whether a connection that was disposed can be made again.
  public var connectionsCanBeMadeAgain: Bool
  /// The moment at which values that must be streams are turned into streams, where no closure does that.
  public var streamsOfStreams: StreamsOfStreams
  /// Whether `switchToLatest` disposes of the running stream before it subscribes to the next one; else after that.
  public var switchingDisposesFirst: Bool
  /// Whether the work of a stream that a closure made ends before its own end is delivered; else after that.
  public var createdStreamsEndFirst: Bool
  /// The order of the teardowns of a subscription that is over.
  public var teardownOrder: TeardownOrder
  /// The inner streams that an operator leaves before it acts on their completion.
  public var innerStreamsLeftFirst: InnerStreams
  /// Whether an operator that is disposed leaves the stream before the dot first, and then the others.
  public var sourceIsLeftFirst: Bool
  /// Whether the next stream of a list is subscribed inside the completion of the one before, also where that completes
  /// at once; else when the call has returned that subscribed to it.
  public var listsGoOnInsideCompletions: Bool
  /// Whether a failed stream is disposed before the next one is subscribed to; else after that.
  public var recoveryDisposesFirst: Bool
  /// Whether the stream that follows an error waits until the call has returned that subscribed to the failed one.
  public var recoveryWaitsForSubscription: Bool
  /// Whether a number after several streams is how many of them run at a time.
  public var streamsTakeLimit: Bool
  /// Whether `zip` stops subscribing to its streams once it has ended.
  public var zipStopsSubscribingAtItsEnd: Bool
  /// Whether more than two streams are zipped two at a time, each pair with the next stream.
  public var zipsPairByPair: Bool
  /// Whether `concat` without arguments flattens a stream of streams; else it gives its source.
  public var concatOfNothingFlattens: Bool
  /// Whether sequences that send at once send one value a turn, so that several of them take turns.
  public var sequencesTakeTurns: Bool
  /// Whether an operator of several streams subscribes to all of them, also when one has ended it meanwhile.
  public var subscribesToAllStreams: Bool
  /// Whether `zip` and `combineLatest` of one list of streams send arrays, whatever they send for streams one by one.
  public var listsCombineToArrays: Bool
  /// Whether `combineLatest` stops subscribing to its streams once it has ended.
  public var combineLatestStopsSubscribingAtItsEnd: Bool
  /// Whether the closure of `flatMap` is called when its value comes; else when the stream of the value begins.
  public var closuresRunOnArrival: Bool
  /// Whether `take(0)` is interrupted at once; else it completes at once.
  public var takeOfZeroInterrupts: Bool
  /// Whether `timeout` arms its first deadline before it subscribes to its source; else after that.
  public var timeoutArmsFirst: Bool
  /// Whether a timer whose first tick has another delay than the next ones is made anew after it; else it is one timer.
  /// The order at one instant tells the difference.
  public var timersAreMadeAnewForTheirPeriod: Bool
  /// Whether the timer of a debounce runs to its end although values come, and is then armed for the rest of the time;
  /// else each value arms it anew. The order at one instant tells the difference.
  public var debounceLetsItsTimerRun: Bool

  /// The duration, in nanoseconds, that a number 1 means where a duration is needed; nothing where a number is none.
  public var durationOfOne: Int?

  /// Whether an error event stands for the stream that fails with it, as `.error(e)` in a closure does.
  public var errorEventsAreStreams: Bool
  /// The texts of the errors that operators make.
  public var messages: ErrorMessages
  /// Whether disposing of a stream interrupts it from above: below an operator that sends events on a scheduler the
  /// interruption comes in a later turn (ReactiveSwift).
  public var disposalInterrupts = false

  /// A value made of several.
  public enum Combinations: Sendable {
    case tuples, arrays
  }

  /// An order of teardowns.
  public enum TeardownOrder: Sendable {
    /// As the subscribers are disposed of: from the source down.
    case fromSource
    /// As they were added to the subscribers (RxJS `Subscription`).
    case asAdded
    /// From the subscriber up to the source (ReactiveSwift).
    case fromBelow
  }

  /// Inner streams, by the operator that runs them.
  public enum InnerStreams: Sendable {
    case none
    /// Those that may have to wait for others, as in `concat`.
    case waiting
    case all
  }

  /// The form of an error in a closure.
  public enum HandledErrors: Sendable {
    /// An error with a message, also where a string was thrown.
    case errors
    /// The value that was thrown.
    case thrownValues
  }

  /// The moment at which a value is turned into a stream.
  public enum StreamsOfStreams: Sendable {
    /// When the value comes: anything but a stream is an error at once, and `nil` is passed over.
    case checkedOnArrival
    /// When the stream is to run: arrays and `nil` have the meaning that they have in closures.
    case convertedWhenRun
  }
}

/// The behaviour of streams that several subscribers share.
public struct SubjectRules: Sendable {
  /// Whether an end is final: later values are dropped, and later subscribers hear the end. Else later
  /// subscribers receive later values.
  public var endIsFinal: Bool
  /// Whether a subscriber to which remembered values are being sent also receives values that are sent meanwhile.
  public var hearsDuringReplay: Bool
  /// Whether later subscribers of a stream that has ended are interrupted, however it ended; else they hear that end.
  public var interruptsLateSubscribers = false

  /// A subject that goes on for later subscribers (ReactiveCocoa).
  public static let reopening = SubjectRules(endIsFinal: false, hearsDuringReplay: false)
  /// A subject that has ended, and interrupts those who come later (ReactiveSwift).
  public static let interruptingLateSubscribers = SubjectRules(
    endIsFinal: true, hearsDuringReplay: true, interruptsLateSubscribers: true)
  /// A subject that has ended for everybody (Rx).
  public static let endingForGood = SubjectRules(endIsFinal: true, hearsDuringReplay: true)
}

/// The texts of the errors that operators of a library make.
public struct ErrorMessages: Sendable {
  /// A deadline has passed.
  public let timeout: String
  /// There was no value where one was needed.
  public let noElements: String
  /// There was a second value where one was needed.
  public let moreThanOne: String
  /// There was no value with a number.
  public let outOfRange: String
  /// A call that makes a stream of one value, for advice.
  public private(set) var streamOfValue = "just(x)"
  /// A closure has given no stream where one was needed.
  public private(set) var streamExpected: @Sendable (Value) -> String = {
    "a stream is needed here, not \($0.kindName)"
  }
  /// `from` was given something that has no elements.
  public private(set) var elementsExpected: @Sendable (Value) -> String = {
    "'from' needs an array, a range or a stream, not \($0.kindName)"
  }

  /// The same texts with another call that makes a stream of one value.
  public func advising(_ call: String) -> ErrorMessages {
    var messages = self
    messages.streamOfValue = call
    return messages
  }

  /// The same texts as RxJS has them, which shows the value that was no stream.
  func showingValues() -> ErrorMessages {
    var messages = advising("of(x)")
    let streamExpected: @Sendable (Value) -> String = { value in
      let shown =
        switch value {
        case .nil: "'undefined'"
        case .unit: "'null'"
        case .function: "a function"
        case .int, .double, .bool: "'\(value.text(upTo: 40))'"
        default: "an invalid object"
        }
      return "You provided \(shown) where a stream was expected. "
        + "You can provide an Observable, Promise, ReadableStream, Array, AsyncIterable, or Iterable."
    }
    (messages.streamExpected, messages.elementsExpected) = (streamExpected, streamExpected)
    return messages
  }

  /// The texts of RxJS, which libraries share that have none of their own.
  public static let rx = ErrorMessages(
    timeout: "Timeout has occurred", noElements: "no elements in sequence", moreThanOne: "too many matching values",
    outOfRange: "argument out of range")
  /// The texts of RxSwift's `RxError`.
  public static let rxError = ErrorMessages(
    timeout: "Sequence timeout.", noElements: "Sequence doesn't contain any elements.",
    moreThanOne: "Sequence contains more than one element.", outOfRange: "Argument out of range.")
}
