/// The lanes of one picture: a run of one or more streams.
public struct Diagram: Sendable, Equatable {
  /// The source of the run. JSON and the title of SVG contain it, and text pictures do not.
  public var title: String
  /// The lanes from top to bottom.
  public var lanes: [Lane]
  /// The end of the run, in nanoseconds of virtual time; `nil` for the last instant of the lanes.
  public var until: Int64?
  /// The part that is omitted from the middle of all lanes.
  public var omitted: Omission?
  /// The instants at which the compared pipelines differ, in nanoseconds; `nil` if none are compared.
  public var differing: [Int64]?
  /// Lines below the picture, such as that the run was cut.
  public var notes: [String]
  /// Events with effects. SVG joins them by lines; other forms do not show them.
  public var links: [Link] = []

  /// The place of an event in a diagram.
  public struct Place: Sendable, Hashable {
    /// The index of its lane.
    public var lane: Int
    /// Its index among the events of the lane; `nil` for the end of the lane.
    public var event: Int?

    /// Creates the place of an event, or of the end of a lane.
    public init(lane: Int, event: Int? = nil) {
      self.lane = lane
      self.event = event
    }

    /// The place in one word: `0.2`, `0.end`.
    public var id: String { "\(lane).\(event.map { String($0) } ?? "end")" }

    /// Reads a place in that form.
    public init?(id: String) {
      let parts = id.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2, let lane = Int(parts[0]), lane >= 0 else { return nil }
      let event = Int(parts[1])
      guard event.map({ $0 >= 0 }) ?? (parts[1] == "end") else { return nil }
      self.init(lane: lane, event: event)
    }
  }

  /// An event and its later effect.
  public struct Link: Sendable, Equatable {
    /// The earlier event and its effect.
    public var from, to: Place

    /// Joins two events.
    public init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }
  }

  /// Creates a diagram.
  public init(
    title: String = "", lanes: [Lane], until: Int64? = nil, omitted: Omission? = nil, differing: [Int64]? = nil,
    notes: [String] = []
  ) {
    self.title = title
    self.lanes = lanes
    self.until = until
    self.omitted = omitted
    self.differing = differing
    self.notes = notes
  }
}

/// One subscription of one stream: its beginning, its values and its end.
public struct Lane: Sendable, Equatable {
  /// The part that a lane plays in its picture.
  public enum Role: String, Sendable {
    /// A named stream that the result depends on.
    case input
    /// The output of an operator on the way to the result.
    case stage
    /// A stream without a name that another one emitted.
    case inner
    /// A subscriber of a scene.
    case subscriber
    /// A task of code that waits: its marks name the things that it waits for.
    case task
    /// The stream that the picture is about.
    case result
  }

  /// The end of a lane. Times are nanoseconds of virtual time.
  public enum End: Sendable, Equatable {
    /// The stream completed.
    case completed(Int64)
    /// The stream failed, with a message.
    case error(Int64, message: String)
    /// The stream was interrupted: an end, but neither a completion nor an error.
    case interrupted(Int64)
    /// The subscription was disposed of.
    case disposed(Int64)
    /// The lane was open at the end of the run.
    case open
    /// The lane was open when a budget ended the run.
    case cut

    /// The time of the end, in nanoseconds; `nil` if the lane is open.
    public var time: Int64? {
      switch self {
      case .completed(let time), .error(let time, _), .interrupted(let time), .disposed(let time): time
      case .open, .cut: nil
      }
    }
  }

  /// The name of the lane. Successive subscriptions of one stream have one name and are drawn on one line.
  public var name: String
  /// The part that the lane plays in the picture.
  public var role: Role
  /// The time of the subscription, in nanoseconds.
  public var subscribed: Int64
  /// The values, in order of arrival.
  public var events: [LaneEvent]
  /// The end of the lane.
  public var end: End
  /// The operators that lead to this lane, drawn on a rule above it; `nil` for no rule.
  public var operators: String?
  /// The index in the diagram of the lane that emitted this one.
  public var outer: Int?
  /// The time at which the outer lane emitted this lane's stream, in nanoseconds; `nil` if it was subscribed at once.
  public var emitted: Int64?
  /// The places of its subscription, its values and its end among all events of the run; `nil` if they are not known.
  public var delivery: DeliveryOrder?
  /// Whether a log has its events. It is false if another lane has the same ones.
  public var isLogged = true

  /// The places of the parts of a lane among all events of a run.
  public struct DeliveryOrder: Sendable, Equatable {
    /// The place of the subscription.
    public var subscribed: Int
    /// The place of each event.
    public var events: [Int]
    /// The place of the end.
    public var end: Int

    /// Creates an order of delivery.
    public init(subscribed: Int, events: [Int], end: Int) {
      self.subscribed = subscribed
      self.events = events
      self.end = end
    }
  }

  /// Creates a lane.
  public init(
    name: String, role: Role, subscribed: Int64 = 0, events: [LaneEvent] = [], end: End = .open,
    operators: String? = nil, outer: Int? = nil, emitted: Int64? = nil
  ) {
    self.name = name
    self.role = role
    self.subscribed = subscribed
    self.events = events
    self.end = end
    self.operators = operators
    self.outer = outer
    self.emitted = emitted
  }
}

/// A value at an instant, in the forms of the different outputs; or, in place of omitted values, their number.
public struct LaneEvent: Sendable, Equatable {
  /// The time of the value, in nanoseconds of virtual time.
  public var time: Int64
  /// The value as a picture or a log prints it: see `ValueText`.
  public var text: String
  /// The value as one JSON value.
  public var json: String
  /// The value as the language writes it, `"a"` or `[1, 2]`, for `--format marbles`.
  public var literal: String
  /// The number of omitted values of this instant; 0 for a value.
  public var omitted = 0

  /// Creates an event from a value's printed form. The other forms are that string by default.
  public init(time: Int64, text: String, json: String? = nil, literal: String? = nil) {
    self.time = time
    self.text = text
    self.json = json ?? JSONText.string(text)
    self.literal = literal ?? ValueText.literal(text)
  }

  /// Creates an event that represents omitted values of an instant, with their number.
  public init(time: Int64, omitted: Int) {
    self.init(time: time, text: "", json: "null", literal: "nil")
    self.omitted = omitted
  }
}

/// The instants that a picture omits between the first and the last ones that it draws.
public struct Omission: Sendable, Equatable {
  /// The first omitted instant, in nanoseconds.
  public var from: Int64
  /// The last omitted instant, in nanoseconds.
  public var to: Int64
  /// The number of omitted instants.
  public var instants: Int
  /// The number of omitted values of each lane, in the order of the lanes.
  public var values: [Int]

  /// Creates an omission.
  public init(from: Int64, to: Int64, instants: Int, values: [Int]) {
    self.from = from
    self.to = to
    self.instants = instants
    self.values = values
  }
}
