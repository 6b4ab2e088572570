extension Operator {
  /// Returns the source with lines of a log for its events, in the words of a library.
  static func logging(_ call: Call, style: TextStyle, _ words: LibraryLog) throws(ErrorValue) -> Stream {
    let source = try call.source()
    let name = call.string(0)
    let stream = call.stream { subscriber, world in
      func log(_ text: String) {
        let scheduler = world.scheduler
        let line = words.prefix(name, source, scheduler.now) + text
        world.chargeOperator(.text(line))
        world.log(line, scheduler.queueNames[Int(scheduler.queue)])
      }
      func effect(_ count: Int, _ text: @escaping ([Value]) -> String) -> Function {
        NativeFunction(parameterCount: count) { values in
          log(text(values))
          return .nil
        }
      }
      let length = world.limits[.length]
      let effects = Effects(
        next: effect(1) { words.next.before + $0[0].text(upTo: length, style) + words.next.after },
        error: effect(1) { words.error.before + $0[0].asError.text + words.error.after },
        completed: effect(0) { _ in words.completed }, interrupted: effect(0) { _ in words.interrupted })
      func lines(_ lines: [String]) -> Function? {
        guard !lines.isEmpty else { return nil }
        return NativeFunction(parameterCount: 0) { _ in
          for line in lines { log(line) }
          return .nil
        }
      }
      let logged = finalizing(
        observing(source, effects), lines(words.disposed),
        unsubscribed: words.cancelled.isEmpty ? nil : lines(words.cancelled), cancelsAtOnce: words.cancelsAtOnce,
        in: call.dialect)
      if let requested = words.requested {
        logged.announce(
          above: source, subscribed: lines(words.subscribed(source)), requested: lines([requested]), to: subscriber,
          in: world)
      } else {
        for line in words.subscribed(source) { log(line) }
        logged.subscribe(subscriber, in: world)
      }
    }
    stream.announcesSubscription = words.requested != nil
    return stream
  }
}

/// The words of a library's log.
struct LibraryLog {
  let prefix: (_ name: String?, _ source: Stream, _ now: Int) -> String
  let subscribed: (_ source: Stream) -> [String]
  let next: (before: String, after: String)
  let error: (before: String, after: String)
  let completed: String
  let interrupted: String
  /// The lines for a disposal before the end of the subscription.
  let cancelled: [String]
  /// The lines for any end of the subscription.
  let disposed: [String]
  /// The line for demand, if the library logs it: the subscription is then announced from the source down.
  var requested: String?
  /// Whether a disposal is logged before an operator below has passed an end on.
  var cancelsAtOnce = false
}

extension Stream {
  /// The name of a publisher's subscription, as Combine prints it: its type, or the elements of a sequence.
  var publisherName: String {
    var source = self
    while let name = source.operatorEntry?.name, Self.passingOn.contains(name), source.knownValues == nil,
      case .stream(let input)? = source.inputs.first
    {
      source = input
    }
    if let values = source.knownValues, case .stream(var root)? = source.inputs.first {
      while case .stream(let input)? = root.inputs.first { root = input }
      return root.operatorEntry?.original === Operator.just && values.count == 1
        ? "Just" : Value.array(values).text(upTo: 400, .swift())
    }
    // A sequence has operators of its own, which would have to be called for its elements.
    return source.operatorEntry?.name == "from" ? nameOfSubscription : source.nameOfSubscription
  }

  /// Operators that pass on the subscription of the publisher above them.
  private static let passingOn: Set<String> = [
    "map", "filter", "compactMap", "scan", "ignoreOutput", "mapError", "setFailureType", "assertNoFailure",
    "asObservable",
    "eraseToAnyPublisher",
  ]

  private static let namesOfSubscriptions = ["receive": "ReceiveOn", "share": "Multicast"]

  private var nameOfSubscription: String {
    guard let name = operatorEntry?.name, let first = name.first else { return displayName }
    if name == "from" || name == "publisher", let values = inputs.first { return values.text(upTo: 400, .swift()) }
    if let known = Self.namesOfSubscriptions[name] { return known }
    return name == "collect" && inputs.count > 1 ? "CollectByCount" : first.uppercased() + name.dropFirst()
  }
}

/// Dates of virtual time, which begins with the year 2017.
enum DateText {
  /// Returns an instant as RxSwift writes it: `2017-01-01 00:00:01.250`.
  static func format(_ nanoseconds: Int) -> String {
    let milliseconds = nanoseconds / 1_000_000
    let seconds = milliseconds / 1000
    let (month, day) = monthAndDay(afterDays: seconds / 86_400)
    let clock = [seconds / 3600 % 24, seconds / 60 % 60, seconds % 60].map { padded($0, 2) }.joined(separator: ":")
    return "\(month)-\(day) \(clock).\(padded(milliseconds % 1000, 3))"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }

  private static func monthAndDay(afterDays days: Int) -> (String, String) {
    // Virtual time can be long, but the date of its end is not of interest.
    var (year, days) = (2017, min(days, 4_000_000))
    func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
    while days >= (isLeap(year) ? 366 : 365) {
      days -= isLeap(year) ? 366 : 365
      year += 1
    }
    var month = 1
    for length in [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
      if days < length { break }
      days -= length
      month += 1
    }
    return ("\(padded(year, 4))-\(padded(month, 2))", padded(days + 1, 2))
  }
}
