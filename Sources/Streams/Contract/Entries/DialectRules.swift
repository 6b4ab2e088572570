/// The semantics of one dialect, with a rule for each difference between dialects.
///
/// A rule has the value that most libraries have, unless a dialect gives it another one.
public struct DialectRules: Sendable {
  /// The value that `zip`, `combineLatest` and similar operators make of several values without a closure.
  public var combinations = Combinations.tuples
  /// Whether a closure with one parameter more than it needs also receives the index of its call, from 0.
  public var closuresTakeIndex = false
  /// Whether `nil` as the result of a closure that returns a stream is the empty stream; otherwise it is an error.
  public var nilIsEmptyStream = false
  /// Whether an array can be used as the stream of its elements.
  public var arraysAreStreams = false
  /// The argument of a closure that handles an error.
  public var handledErrors = HandledErrors.errors
  /// The way operators compare values.
  public var sameness = Sameness.contents
  /// Whether marble text may continue after its end, without effect; otherwise that is an error.
  public var dropsMarblesAfterEnd = false
  /// Whether the period of a timer may be 0s: it then ticks without end at one instant.
  public var allowsPeriodOfZero = true
  /// Whether `takeLast(0)` completes at once; otherwise it completes with its source.
  public var takeLastOfZeroCompletesAtOnce = false
  /// The behaviour of streams that several subscribers share: subjects, `hot`, connections.
  public var subjects = SubjectRules.endingForGood
  /// Whether a connection that was disposed can be made again.
  public var connectionsCanBeMadeAgain = true
  /// The moment at which values are converted to streams, if no closure does that.
  public var streamsOfStreams = StreamsOfStreams.checkedOnArrival
  /// Whether `switchToLatest` disposes of the running stream before it subscribes to the next one, or after that.
  public var switchingDisposesFirst = true
  /// Whether the work of a stream that a closure made ends before its own end is delivered, or after that.
  public var createdStreamsEndFirst = false
  /// The order of the teardowns of a subscription that has ended.
  public var teardownOrder = TeardownOrder.fromSource
  /// The inner streams that an operator leaves before it acts on their completion.
  public var innerStreamsLeftFirst = InnerStreams.waiting
  /// Whether an operator that is disposed leaves the stream before the dot first, and then the others.
  public var sourceIsLeftFirst = false
  /// Whether the next stream of a list is subscribed during the completion of the one before, even if that completes at
  /// once; otherwise after the subscribing call has returned.
  public var listsGoOnInsideCompletions = false
  /// Whether a failed stream is disposed before the next one is subscribed to, or after that.
  public var recoveryDisposesFirst = true
  /// Whether the stream after an error is subscribed only when the call that subscribed to the failed one has returned.
  public var recoveryWaitsForSubscription = false
  /// Whether a number after several streams is the maximum number of streams that run at a time.
  public var streamsTakeLimit = false
  /// Whether `zip` stops subscribing to its streams once it has ended.
  public var zipStopsSubscribingAtItsEnd = false
  /// Whether more than two streams are zipped two at a time, each pair with the next stream.
  public var zipsPairByPair = false
  /// Whether `concat` without arguments flattens a stream of streams; otherwise it returns its source.
  public var concatOfNothingFlattens = false
  /// Whether sequences that send at once send one value a turn, so that several of them take turns.
  public var sequencesTakeTurns = false
  /// Whether an operator of several streams subscribes to all of them, even if one has ended it meanwhile.
  public var subscribesToAllStreams = false
  /// Whether `zip` and `combineLatest` of one list of streams send arrays, regardless of `combinations`.
  public var listsCombineToArrays = false
  /// Whether `combineLatest` stops subscribing to its streams once it has ended.
  public var combineLatestStopsSubscribingAtItsEnd = false
  /// Whether the closure of `flatMap` is called when its value comes, or when the stream of the value begins.
  public var closuresRunOnArrival = false
  /// Whether `take(0)` is interrupted at once, or completes at once.
  public var takeOfZeroInterrupts = false
  /// Whether `timeout` arms its first deadline before it subscribes to its source, or after that.
  public var timeoutArmsFirst = false
  /// Whether a timer whose first delay differs from its period is made anew after its first tick. The order at one
  /// instant shows the difference.
  public var timersAreMadeAnewForTheirPeriod = false
  /// Whether the timer of a debounce runs to its end in spite of new values, and is then armed for the rest of the
  /// time; otherwise each value arms it anew. The order at one instant shows the difference.
  public var debounceLetsItsTimerRun = false

  /// The duration of the number 1, in nanoseconds, if a duration is needed; `nil` if numbers are no durations.
  public var durationOfOne: Int?

  /// Whether an error event counts as the stream that fails with it, as `.error(e)` in a closure does.
  public var errorEventsAreStreams = false
  /// The texts of the errors that operators make.
  public var messages: ErrorMessages
  /// Whether disposing of a stream interrupts it from above: below an operator that sends events on a scheduler, the
  /// interruption comes in a later turn (ReactiveSwift).
  public var disposalInterrupts = false

  /// Whether the streams of its operators send only on request.
  public var streamsArePulled = false

  /// A value made of several.
  public enum Combinations: Sendable {
    case tuples, arrays
  }

  /// An order of teardowns.
  public enum TeardownOrder: Sendable {
    /// The order of disposal of the subscribers: from the source down.
    case fromSource
    /// The order of addition to the subscribers (RxJS `Subscription`).
    case asAdded
    /// The order from the subscriber up to the source (ReactiveSwift).
    case fromBelow
  }

  /// The operators whose inner streams are meant.
  public enum InnerStreams: Sendable {
    case none
    /// The operators whose inner streams may have to wait for others, such as `concat`.
    case waiting
    case all
  }

  /// The form of an error in a closure.
  public enum HandledErrors: Sendable {
    /// An error with a message, even if a string was thrown.
    case errors
    /// The value that was thrown.
    case thrownValues
  }

  /// The moment at which a value is turned into a stream.
  public enum StreamsOfStreams: Sendable {
    /// The arrival of the value: anything but a stream is an error at once, and `nil` is skipped.
    case checkedOnArrival
    /// The start of the stream: arrays and `nil` have the meaning that they have in closures.
    case convertedWhenRun
  }
}

/// The behaviour of streams that several subscribers share.
public struct SubjectRules: Sendable {
  /// Whether an end is final: later values are dropped, and later subscribers receive the end. Otherwise later
  /// subscribers receive later values.
  public var endIsFinal: Bool
  /// Whether a subscriber also receives values that are sent while remembered values are sent to it.
  public var hearsDuringReplay: Bool
  /// Whether later subscribers of a stream that has ended are interrupted; otherwise they receive its end.
  public var interruptsLateSubscribers = false

  /// A subject that continues for later subscribers (ReactiveCocoa).
  public static let reopening = SubjectRules(endIsFinal: false, hearsDuringReplay: false)
  /// A subject that interrupts subscribers after its end (ReactiveSwift).
  public static let interruptingLateSubscribers = SubjectRules(
    endIsFinal: true, hearsDuringReplay: true, interruptsLateSubscribers: true)
  /// A subject that ends for all subscribers (Rx).
  public static let endingForGood = SubjectRules(endIsFinal: true, hearsDuringReplay: true)
}

/// The texts of the errors that operators of a library make.
public struct ErrorMessages: Sendable {
  /// The error of a deadline that has passed.
  public let timeout: String
  /// The error of a missing value.
  public let noElements: String
  /// The error of a second value.
  public let moreThanOne: String
  /// The error of an index without a value.
  public let outOfRange: String
  /// A call that makes a stream of one value, for advice.
  public private(set) var streamOfValue = "just(x)"
  /// The error of a closure's result that is no stream.
  public private(set) var streamExpected: @Sendable (Value) -> String = {
    "a stream is needed here, not \($0.kindName)"
  }
  /// The error of an argument of `from` that has no elements.
  public private(set) var elementsExpected: @Sendable (Value) -> String = {
    "'from' needs an array, a range or a stream, not \($0.kindName)"
  }

  /// Returns the same texts with another call that makes a stream of one value.
  public func advising(_ call: String) -> ErrorMessages {
    var messages = self
    messages.streamOfValue = call
    return messages
  }

  /// Returns the same texts as RxJS has them, which show the value that was no stream.
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

  /// The texts of RxJS, also for libraries that have none of their own.
  public static let rx = ErrorMessages(
    timeout: "Timeout has occurred", noElements: "no elements in sequence", moreThanOne: "too many matching values",
    outOfRange: "argument out of range")
  /// The texts of RxSwift's `RxError`.
  public static let rxError = ErrorMessages(
    timeout: "Sequence timeout.", noElements: "Sequence doesn't contain any elements.",
    moreThanOne: "Sequence contains more than one element.", outOfRange: "Argument out of range.")
}

extension CombiningSubscriber {
  /// Applies the rules of a dialect on leaving streams.
  @discardableResult
  func leaves(by rules: DialectRules) -> Self {
    goesOnWhenOver = rules.innerStreamsLeftFirst == .all
    leavesSourceFirst = rules.sourceIsLeftFirst
    forgetsEnded = rules.teardownOrder == .fromBelow
    return self
  }
}
