/// The budgets, counted for many values at once.
extension World {
  /// How many instants of a grid come before anything else is due, the present one first; none without fast paths, and
  /// where the steps of each are counted.
  func quietInstants(from now: Int, every period: Int) -> Int {
    let end = scheduler.quietEnd
    guard takesFastPaths, !countsStepsExactly, !isStopped, period > 0, end > now else { return 0 }
    return (end - 1 - now) / period + 1
  }

  /// How many values, each so many events and steps, can go down before a budget must be looked at.
  func affordableEvents(ofSteps steps: Int, times events: Int = 1) -> Int {
    guard nesting < Self.shallow - 1 else { return 0 }
    return max(0, min(fuel / events, stepFuel / max(1, steps)))
  }

  /// Whether events and steps stay within all budgets, however often these are looked at meanwhile.
  ///
  /// - Parameters:
  ///   - isInstant: Whether all belong to the present instant; else no budget of steps may end meanwhile.
  ///   - stepsAreSingle: Whether each step is counted alone; else it depends on their order where a budget is looked at.
  func canCover(events: Int, steps: Int, isInstant: Bool, stepsAreSingle: Bool) -> Bool {
    guard !isStopped, nesting < Self.shallow - 1 else { return false }
    if events <= fuel, steps <= stepFuel { return true }
    let count = eventCount
    guard events <= limits[.events] - count, events <= limits[.eventsAtOneInstant] - (count - instantBase)
    else { return false }
    if steps > stepFuel {
      guard isInstant, stepsAreSingle, !countsStepsExactly else { return false }
      let slices = (steps - stepFuel - 1) / (Self.slice + 1)
      if stepsAtInstant + (stepSlice + 1) + slices * (Self.slice + 1) > limits[.steps] { return false }
    }
    let work = (count - metered + events) &* weight &+ steps &* 2
    return work <= limits[.work] - meter.work && !isInterrupted() && !isFoundShortOfMemory()
  }

  /// Counts events and steps that can be covered, and looks at the budgets as often as if each were counted alone.
  func cover(events: Int, steps: Int) {
    var events = events
    while events > fuel {
      passSlice()
      events -= fuel + 1
      meter.work &+= (spent - metered) &* weight
      metered = spent
      fuel = min(eventSlice, limits[.events] - spent, limits[.eventsAtOneInstant] - (spent - instantBase)) - 1
      spent += fuel + 1
    }
    fuel &-= events
    stepFuel &-= steps
    while stepFuel < 0 {
      passSlice()
      meter.work &+= (stepSlice + 1) &* 2
      stepsAtInstant += stepSlice + 1
      stepSlice = Self.slice
      stepFuel += Self.slice + 1
    }
  }

  /// Whether so many more values can be held.
  func canHold(_ count: Int) -> Bool { count <= limits[.values] - heldValues }

  /// Whether events and steps can be counted before a budget must be looked at.
  @inline(__always)
  func canSpend(events: Int, steps: Int) -> Bool { events <= fuel && steps <= stepFuel }
}
