import Marbles
import Times

extension Recording {
  private struct Crowd: Hashable {
    let stream: ObjectIdentifier
    let time: Int
  }

  /// The maximum number of drawn subscriptions of one stream at one instant, besides the last of them.
  private static let subscriptionsAtOneInstant = 20

  /// Returns the tracks that are lanes of a diagram, with their inner ones, and notes on the omitted ones.
  func lanes(
    _ chosen: [Track], _ naming: Naming, in room: PrintingRoom
  ) -> (tracks: [Track], notes: [String]) {
    var tracks = withInner(chosen)
    guard naming == .tight else { return (tracks, []) }
    let notes = extent == .ends ? Self.leaveOutCrowds(of: &tracks) : []
    room.fit(&tracks, instants: extent == .all ? instants : min(instants, Self.head + Self.last))
    return (tracks, notes)
  }

  /// Removes most of the subscriptions that one stream has at one instant, as `retry` makes them.
  ///
  /// - Returns: Notes on the removed subscriptions.
  static func leaveOutCrowds(of lanes: inout [Track]) -> [String] {
    var crowds: [Crowd: (name: String, count: Int)] = [:]
    var order: [Crowd] = []
    for lane in lanes {
      guard let crowd = crowd(of: lane) else { continue }
      if crowds[crowd] == nil { order.append(crowd) }
      crowds[crowd, default: (lane.name, 0)].count += 1
    }
    let most = subscriptionsAtOneInstant + 1
    guard crowds.values.contains(where: { $0.count > most }) else { return [] }
    var seen: [Crowd: Int] = [:]
    lanes.removeAll { lane in
      guard let crowd = crowd(of: lane), let count = crowds[crowd]?.count else { return false }
      seen[crowd, default: 0] += 1
      let place = seen[crowd] ?? 0
      return place > subscriptionsAtOneInstant && place < count
    }
    return order.compactMap { crowd in
      guard let (name, count) = crowds[crowd], count > most else { return nil }
      return "\(count - most) more subscriptions of \(name) at \(TimeText.format(Int64(crowd.time))) are left out"
    }
  }

  private static func crowd(of lane: Track) -> Crowd? {
    guard let stream = lane.stream, lane.role == .input || lane.role == .stage else { return nil }
    return Crowd(stream: ObjectIdentifier(stream), time: lane.subscribed)
  }
}
