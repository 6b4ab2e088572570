/// The lanes of one picture: a run of one or more streams.
public struct Diagram: Sendable, Equatable {
  /// The source of the run. JSON and the title of SVG contain it, and text pictures do not.
  public var title: String
  /// The lanes from top to bottom.
  public var lanes: [Lane]
  /// When the run stopped, in nanoseconds of virtual time; nil when that is the last instant of the lanes.
  public var until: Int64?
  /// The part that is left out of the middle of all lanes.
  public var omitted: Omission?
  /// The instants at which the pipelines that stand beside each other differ, in nanoseconds; nil when none do stand
  /// so.
  public var differing: [Int64]?
  /// Lines to stand under the picture, such as that the run was cut.
  public var notes: [String]
  /// Events that lead to others. SVG joins them by lines; other forms do not show that.
  public var links: [Link] = []

  /// The place of an event in a diagram.
  public struct Place: Sendable, Hashable {
    /// The index of its lane.
    public var lane: Int
    /// Its index among the events of the lane; nil for the end of the lane.
    public var event: Int?

    /// The place of an event, or of the end of a lane.
    public init(lane: Int, event: Int? = nil) {
      self.lane = lane
      self.event = event
    }

    /// The place in one word: `0.2`, `0.end`.
    public var id: String { "\(lane).\(event.map { String($0) } ?? "end")" }

    /// Reads the word of a place.
    public init?(id: String) {
      let parts = id.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2, let lane = Int(parts[0]), lane >= 0 else { return nil }
      let event = Int(parts[1])
      guard event.map({ $0 >= 0 }) ?? (parts[1] == "end") else { return nil }
      self.init(lane: lane, event: event)
    }
  }

  /// An event and the later event that it leads to.
  public struct Link: Sendable, Equatable {
    /// The earlier event and the one that it leads to.
    public var from, to: Place

    /// Joins two events.
    public init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }
  }

  /// Makes a diagram.
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
    /// The stream that the picture is about.
    case result
  }

  /// How a lane ends. Times are nanoseconds of virtual time.
  public enum End: Sendable, Equatable {
    /// The stream completed.
    case completed(Int64)
    /// The stream failed, with a message.
    case error(Int64, message: String)
    /// The stream was interrupted: it ended, neither well nor with an error.
    case interrupted(Int64)
    /// The subscription was disposed of.
    case disposed(Int64)
    /// Still going on when the run stopped.
    case open
    /// Still going on when a budget stopped the run.
    case cut

    /// When the lane ended, in nanoseconds; nil when it was still going on.
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
  /// When it was subscribed, in nanoseconds.
  public var subscribed: Int64
  /// The values, in order of arrival.
  public var events: [LaneEvent]
  /// How it ended.
  public var end: End
  /// The operators that lead to this lane, drawn on a rule above it; nil for no rule.
  public var operators: String?
  /// The index in the diagram of the lane that emitted this one.
  public var outer: Int?
  /// When this lane's stream was emitted by the outer one, in nanoseconds; nil when it was subscribed at once.
  public var emitted: Int64?
  /// Where its subscription, its values and its end stand among all that happened in the run; nil when that is not
  /// known.
  public var delivery: DeliveryOrder?
  /// Whether a log has its events; false when another lane has the same ones.
  public var isLogged = true

  /// The places that the parts of a lane have among all that happened in a run.
  public struct DeliveryOrder: Sendable, Equatable {
    /// The place of the subscription.
    public var subscribed: Int
    /// The place of each event.
    public var events: [Int]
    /// The place of the end.
    public var end: Int

    /// Makes an order of delivery.
    public init(subscribed: Int, events: [Int], end: Int) {
      self.subscribed = subscribed
      self.events = events
      self.end = end
    }
  }

  /// Makes a lane.
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

/// A value that came at an instant, in the forms that the different outputs want; or, in place of the values that are
/// left out there, their number.
public struct LaneEvent: Sendable, Equatable {
  /// When it came, in nanoseconds of virtual time.
  public var time: Int64
  /// The value as a picture or a log prints it: see `ValueText`.
  public var text: String
  /// The value as one JSON value.
  public var json: String
  /// The value as the language writes it, `"a"` or `[1, 2]`, for `--format marbles`.
  public var literal: String
  /// How many values of this instant are left out here; 0 for a value.
  public var omitted = 0

  /// Makes an event from a value's printed form; the other forms are those of that string unless they are given.
  public init(time: Int64, text: String, json: String? = nil, literal: String? = nil) {
    self.time = time
    self.text = text
    self.json = json ?? JSONText.string(text)
    self.literal = literal ?? ValueText.literal(text)
  }

  /// Stands for values of an instant that are left out, and says how many.
  public init(time: Int64, omitted: Int) {
    self.init(time: time, text: "", json: "null", literal: "nil")
    self.omitted = omitted
  }
}

/// The instants that a picture leaves out between the first and the last ones that it draws.
public struct Omission: Sendable, Equatable {
  /// The first instant left out, in nanoseconds.
  public var from: Int64
  /// The last instant left out, in nanoseconds.
  public var to: Int64
  /// How many instants are left out.
  public var instants: Int
  /// How many values are left out of each lane, in the order of the lanes.
  public var values: [Int]

  /// Makes an omission.
  public init(from: Int64, to: Int64, instants: Int, values: [Int]) {
    self.from = from
    self.to = to
    self.instants = instants
    self.values = values
  }
}
