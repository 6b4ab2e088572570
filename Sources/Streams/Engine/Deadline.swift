/// A deadline with its place in the order of one instant: of what is not armed yet, because another of the same operator
/// comes first.
struct Deadline {
  /// When it falls due, in nanoseconds.
  let due: Int
  /// Orders it among what is due at the same instant.
  let key: Int
  /// The named scheduler on which it was made.
  let queue: Int32
}
