import Streams

extension DeferredRelease {
  /// Frees a scene that has ended. If Ctrl-C comes and the release is deferred, the rest is freed later.
  func release(_ scene: Scene) {
    guard isDeferred else { return release(scene.world) }
    let step = scene.release()
    if isInterrupted() || !step({ !self.isInterrupted() }) { add(step) }
  }
}

extension Session {
  /// Whether `releaseDeferred` is called later, after the user has seen the output.
  public var defersRelease: Bool {
    get { deferredRelease.isDeferred }
    set { deferredRelease.isDeferred = newValue }
  }

  /// Frees the objects of runs that have ended, as long as `goesOn` returns true.
  ///
  /// - Returns: Whether all objects are freed.
  @discardableResult
  public func releaseDeferred(while goesOn: @escaping () -> Bool = { true }) -> Bool {
    deferredRelease.finish(while: goesOn)
  }

  /// Ends the session and frees all its objects.
  public func end() {
    scenes.runsDeinitializers = false
    scenes.take()?.world.tearDown()
    // Closures in variables may refer to the variables.
    for variable in names.takeAll() { variable.value = nil }
    // Objects may refer to one another.
    scenes.objects.clear()
    releaseDeferred()
  }

  /// Takes over all objects of another session, which has ended, to free them later.
  public func takeOver(_ other: Session) {
    other.scenes.runsDeinitializers = false
    deferredRelease.add(other.deferredRelease)
    if let scene = other.scenes.take() { deferredRelease.add(scene.release()) }
    var variables = other.names.takeAll()
    let objects = other.scenes.objects
    deferredRelease.add { goesOn in
      while goesOn(), let variable = variables.popLast() { variable.value = nil }
      guard variables.isEmpty else { return false }
      objects.clear()
      return true
    }
  }
}

extension Scene {
  /// Frees its world, then its recording, unless a picture may still be drawn of that.
  fileprivate func release() -> DeferredRelease.Step {
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
