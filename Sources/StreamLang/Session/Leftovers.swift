import Streams

/// Objects of runs that are over, which take time to free, in the order in which they were left.
final class Leftovers {
  /// Lets go of something in pieces, as long as it may go on; says whether all is done.
  typealias LettingGo = (_ goesOn: () -> Bool) -> Bool

  /// Asked now and then whether to stop.
  var isInterrupted: () -> Bool = { false }
  /// Whether `forget` is called later, when the person has been answered.
  var isForgottenLater = false
  private var all: [LettingGo] = []

  var isEmpty: Bool { all.isEmpty }

  func add(_ lettingGo: @escaping LettingGo) { all.append(lettingGo) }

  /// Takes over the leftovers of another session.
  func add(_ others: Leftovers) {
    all += others.all
    others.all = []
  }

  /// Lets go of everything as long as it may go on, which is asked now and then. From then on a run, too, frees nothing
  /// large once it is interrupted.
  ///
  /// - Returns: Whether nothing is left.
  @discardableResult
  func forget(while goesOn: @escaping () -> Bool) -> Bool {
    Releasing.putOff { !goesOn() }
    defer { Releasing.putOff(while: isInterrupted) }
    return Releasing.finish() && forgetAll(while: goesOn) && Releasing.finish()
  }

  private func forgetAll(while goesOn: () -> Bool) -> Bool {
    while let last = all.last {
      // Freeing one thing may add another.
      let place = all.count - 1
      guard goesOn(), last(goesOn) else { return false }
      all.remove(at: place)
    }
    return true
  }

  /// Lets go of something: later, where the run was interrupted.
  func letGo(_ body: @escaping () -> Void) {
    guard isInterrupted() else { return body() }
    add { _ in
      body()
      return true
    }
  }

  /// Lets go of elements that nothing else holds: later, and some at a time, where there are many or the run was
  /// interrupted.
  func letGo<Element>(of elements: [Element]) {
    guard elements.count > 1_000 || isInterrupted() else { return }
    var elements = elements
    add { goesOn in
      while elements.popLast() != nil {
        if elements.count & 255 == 0, !goesOn() { return elements.isEmpty }
      }
      return true
    }
  }

  /// Lets go of a world; when Ctrl-C comes the rest is left for later, where there is a later.
  func letGo(of world: World) {
    guard isForgottenLater else { return letGo { world.tearDown() } }
    let departure = WorldDeparture(of: world)
    if isInterrupted() || !departure.goOn(while: { !self.isInterrupted() }) {
      add { departure.goOn(while: $0) }
    }
  }

  /// Lets go of a scene that is over; when Ctrl-C comes the rest is left for later, where there is a later.
  func letGo(of scene: Scene) {
    guard isForgottenLater else { return letGo(of: scene.world) }
    let leaving = scene.leaving()
    if isInterrupted() || !leaving({ !self.isInterrupted() }) { add(leaving) }
  }
}

extension Session {
  /// Whether `forgetLeftovers` is called later, when the person has been answered.
  public var hasRests: Bool {
    get { leftovers.isForgottenLater }
    set { leftovers.isForgottenLater = newValue }
  }

  /// Frees the leftovers of runs, as long as it may go on, which is asked now and then.
  ///
  /// - Returns: Whether nothing is left.
  @discardableResult
  public func forgetLeftovers(while goesOn: @escaping () -> Bool = { true }) -> Bool {
    leftovers.forget(while: goesOn)
  }

  /// Lets go of all that it holds: it is over.
  public func end() {
    scenes.take()?.world.tearDown()
    // Closures that variables hold may hold the variables.
    for variable in names.takeAll() { variable.value = nil }
    forgetLeftovers()
  }

  /// Takes over everything that another session holds, which is over, to free it later.
  public func bury(_ other: Session) {
    leftovers.add(other.leftovers)
    if let scene = other.scenes.take() { leftovers.add(scene.leaving()) }
    var variables = other.names.takeAll()
    leftovers.add { goesOn in
      while goesOn(), let variable = variables.popLast() { variable.value = nil }
      return variables.isEmpty
    }
  }
}

extension Scene {
  /// Frees its world, then its recording, unless a picture may still be drawn of that.
  fileprivate func leaving() -> Leftovers.LettingGo {
    isOver = true
    let departure = WorldDeparture(of: world)
    return { [self] goesOn in
      guard departure.goOn(while: goesOn) else { return false }
      return viewers > 0 || forget(while: goesOn)
    }
  }

  private func forget(while goesOn: () -> Bool) -> Bool {
    var count = 0
    while roots.popLast() != nil || shown.popLast() != nil || recording.forgetTrack() {
      count += 1
      if count & 255 == 0, !goesOn() { return false }
    }
    return true
  }
}
