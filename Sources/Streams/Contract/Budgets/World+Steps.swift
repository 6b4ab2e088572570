/// The budget of steps. It is counted down in slices and checked at the end of a slice.
extension World {
  /// Counts a step of the language. Returns false if the run has ended.
  @inline(__always)
  public func countStep() -> Bool {
    stepFuel &-= 1
    return stepFuel >= 0 || refuelSteps()
  }

  /// Returns whether so many steps of calls without further calls can be charged before a check of the budget.
  @inline(__always)
  public func canCountLeafCalls(ofSteps steps: Int) -> Bool { stepFuel >= steps && nesting < shallowNesting }

  /// Counts work that is done already. If that ends a slice, the next step checks the budgets.
  @inline(__always)
  public func charge(_ charge: Charge) { stepFuel &-= charge.steps }

  /// Counts work by its size.
  @inline(__always)
  public func charge(_ steps: Int) { stepFuel &-= steps }

  /// Counts work of an operator beyond passing a value on. If that ends a slice, the next event checks the budgets.
  @inline(__always)
  func chargeOperator(_ charge: Charge) {
    stepFuel &-= charge.steps
    if stepFuel < 0 { lookSoon() }
  }

  /// Charges the comparing and hashing of values since the last check of the budgets.
  @inline(__always)
  public func chargeValueWork() {
    let steps = ValueWork.steps
    guard steps != valueWork else { return }
    chargeOperator(Charge(steps: steps &- valueWork))
    valueWork = steps
  }

  @inline(never)
  private func lookSoon() {
    spent &-= fuel
    fuel = 0
  }

  /// Counts many steps at once, as for a new array or string by its length.
  public func countSteps(_ count: Int) -> Bool {
    stepFuel &-= min(count, Int(Int32.max))
    return stepFuel >= 0 || refuelSteps()
  }

  /// Begins to count the steps of an instant, apart from those before it.
  @inline(never)
  func beginCountingSteps() {
    // Work that was charged at the end of the instant before is due now.
    if stepFuel < 0 { _ = refuelSteps() }
    countedStepFuel = stepFuel
  }

  @inline(never)
  func refuelSteps() -> Bool {
    guard !isStopped else { return false }
    let steps = stepSlice - stepFuel
    stepsAtInstant += countedStepFuel - stepFuel
    if stepsAtInstant > limits[.steps] {
      strike(.steps, by: nil)
      return false
    }
    guard goesOn(after: steps &* 2) else { return false }
    stepSlice = countsStepsExactly ? min(Self.slice, limits[.steps] - stepsAtInstant) : Self.slice
    stepFuel = stepSlice
    countedStepFuel = stepSlice
    return true
  }
}
