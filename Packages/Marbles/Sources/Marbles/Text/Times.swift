import Times

/// Durations and instants in text: one number and one unit, exact to the nanosecond.
public typealias TimeText = Times.TimeText
