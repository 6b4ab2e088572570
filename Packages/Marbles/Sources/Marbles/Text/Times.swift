import Times

/// Durations and instants as people write them: one number and one unit, exact to the nanosecond.
public typealias TimeText = Times.TimeText
