import Streams

/// Several linear operators, one after the other, as one subscriber.
///
/// A program computes the results of numbers. Each value that it cannot take, and each step that it cannot finish (an
/// overflow, a budget that must be checked), is left to the operators' own rules, from that step on.
final class ChainSubscriber: OperatorSubscriber {
  private let runs: [LinearRun]
  private let world: World
  private var program: NumberProgram?
  /// Whether the program's registers, and not the operators, hold the counts and accumulations.
  private var programIsCurrent = false
  /// The last of the operators that have completed; below 0 for none.
  private var ended = -1
  /// The number of values before a program is worth making for the kind of the next one.
  private var valuesUntilProgram = 32
  /// The number of further programs that may be made for values of other kinds.
  private var programsLeft = 3

  init(_ downstream: Subscriber, _ steps: [LinearStep], _ world: World) {
    runs = steps.map { LinearRun($0) }
    self.world = world
    super.init(downstream, operators: steps.count)
  }

  override func next(_ value: Value) {
    guard !isDisposed, ended < 0 else { return }
    guard let program, world.canCountLeafCalls(ofSteps: program.closureSteps), program.load(value),
      programIsCurrent || program.load(runs)
    else { return nextWithoutProgram(value) }
    programIsCurrent = true
    switch program.run(in: world) {
    case .dropped: break
    case .sent: pass(program.result, after: program.stepCount)
    case .sentLast(let step):
      pass(program.result, after: program.stepCount)
      complete(after: step)
    case .droppedLast(let step), .completed(let step): complete(after: step)
    case .unfinished(let step):
      let input = program.input(of: step)
      giveBackState()
      take(input, from: step)
    case .unfinishedLast(let step, let last):
      let input = program.input(of: step)
      giveBackState()
      take(input, from: step)
      complete(after: last)
    }
  }

  /// Sends a value that has passed the program's steps.
  @inline(__always)
  private func pass(_ value: Value, after step: Int) {
    if step == runs.count {
      downstream.next(value)
    } else {
      take(value, from: step)
    }
  }

  @inline(never)
  private func nextWithoutProgram(_ value: Value) {
    giveBackState()
    valuesUntilProgram -= 1
    if valuesUntilProgram < 0, programsLeft > 0 {
      programsLeft -= 1
      valuesUntilProgram = 16
      program = NumberProgram(runs, taking: value, in: world)
    }
    take(value, from: 0)
  }

  /// Returns the counts and accumulations to the operators.
  private func giveBackState() {
    guard programIsCurrent else { return }
    programIsCurrent = false
    program?.store(in: runs)
  }

  /// Passes a value through the operators from a step on.
  private func take(_ value: Value, from first: Int) {
    var value = value
    for step in first..<runs.count {
      guard !isDisposed, step > ended else { return }
      // A step that the program does not have keeps its state itself.
      do throws(ErrorValue) {
        let outcome = try runs[step].next(value)
        guard !isDisposed, step > ended else { return }
        switch outcome {
        case .send(let sent): value = sent
        case .drop: return
        case .sendLast(let sent):
          take(sent, from: step + 1)
          return complete(after: step)
        case .complete: return complete(after: step)
        }
      } catch {
        guard !isDisposed, step > ended else { return }
        return fail(error)
      }
    }
    if !isDisposed { downstream.next(value) }
  }

  /// Completes after an operator: everything above it is left, and those below send the values kept for the end.
  private func complete(after step: Int) {
    guard !isDisposed, step > ended else { return }
    ended = step
    endUpstream()
    sendLast(after: step)
  }

  private func sendLast(after step: Int) {
    giveBackState()
    for below in step + 1..<runs.count {
      guard !isDisposed, below > ended else { return }
      if let last = runs[below].last { take(last, from: below + 1) }
      guard !isDisposed, below > ended else { return }
      ended = below
    }
    complete()
  }

  override func completed() {
    guard !isDisposed, ended < 0 else { return }
    sendLast(after: -1)
  }
}
