import Streams

/// Objects of runs that have ended, which take time to free, in the order of their release.
final class DeferredRelease {
  /// Frees an object in pieces as long as `goesOn` returns true, and returns whether all of it is freed.
  typealias Step = (_ goesOn: () -> Bool) -> Bool

  /// Returns whether the user has asked to stop.
  var isInterrupted: () -> Bool = { false }
  /// Whether `finish` is called later, after the user has seen the output.
  var isDeferred = false
  private var all: [Step] = []

  var isEmpty: Bool { all.isEmpty }

  func add(_ step: @escaping Step) { all.append(step) }

  /// Takes over the objects of another session.
  func add(_ others: DeferredRelease) {
    all += others.all
    others.all = []
  }

  /// Frees all objects as long as `goesOn` returns true. After that, a run frees nothing large once it is interrupted.
  ///
  /// - Returns: Whether all objects are freed.
  @discardableResult
  func finish(while goesOn: @escaping () -> Bool) -> Bool {
    Releasing.putOff { !goesOn() }
    defer { Releasing.putOff(while: isInterrupted) }
    return Releasing.finish() && freeAll(while: goesOn) && Releasing.finish()
  }

  private func freeAll(while goesOn: () -> Bool) -> Bool {
    while let last = all.last {
      // Freeing one object may add another.
      let place = all.count - 1
      guard goesOn(), last(goesOn) else { return false }
      all.remove(at: place)
    }
    return true
  }

  /// Frees an object, or postpones that if the run was interrupted.
  func release(_ body: @escaping () -> Void) {
    guard isInterrupted() else { return body() }
    add { _ in
      body()
      return true
    }
  }

  /// Frees elements without another reference, or postpones many, or those of a run that was interrupted.
  func release<Element>(_ elements: [Element]) {
    guard elements.count > 1_000 || isInterrupted() else { return }
    var elements = elements
    add { goesOn in
      while elements.popLast() != nil {
        if elements.count & 255 == 0, !goesOn() { return elements.isEmpty }
      }
      return true
    }
  }

  /// Frees a world. If Ctrl-C comes and the release is deferred, the rest is freed later.
  func release(_ world: World) {
    guard isDeferred else { return release { world.tearDown() } }
    let departure = WorldDeparture(of: world)
    if isInterrupted() || !departure.goOn(while: { !self.isInterrupted() }) {
      add { departure.goOn(while: $0) }
    }
  }
}
