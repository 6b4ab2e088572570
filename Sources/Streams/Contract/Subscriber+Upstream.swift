extension Subscriber {
  /// Disposes what is above, which has ended, and stays open itself.
  final func letGoOfUpstream() {
    guard let above = upstream else { return }
    upstream = nil
    above.dispose()
  }
}
