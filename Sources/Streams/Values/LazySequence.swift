/// A list whose elements are made on demand, once each (RACSequence).
///
/// An access to an element runs only the closures that it needs and remembers their results. Iteration is a loop over
/// cells, each with a head and a tail.
open class LazySequence {
  /// The first element and the rest.
  public struct Cell {
    /// The first element.
    public let head: Value
    /// The sequence of the further elements, which are not made yet.
    public let tail: LazySequence

    init(_ head: Value, _ tail: LazySequence) {
      self.head = head
      self.tail = tail
    }
  }

  fileprivate init() {}

  /// Returns the first element and the rest, or `nil` at the end.
  public func cell(in world: World) throws(ErrorValue) -> Cell? { nil }

  /// The cell, if it is known without running any closure.
  fileprivate var knownCell: Cell?? { .some(nil) }

  /// Returns at most that many elements that are known without running any closure, and whether they are all.
  public func known(upTo limit: Int) -> (elements: [Value], isWhole: Bool) {
    var elements: [Value] = []
    var rest = self
    while elements.count < limit {
      guard let cell = rest.knownCell else { return (elements, false) }
      guard let cell else { return (elements, true) }
      elements.append(cell.head)
      rest = cell.tail
    }
    return (elements, false)
  }

  /// Returns a sequence without elements.
  public static func empty() -> LazySequence { LazySequence() }

  /// Returns a sequence whose elements a closure gives, one a call, and `nil` at the end.
  public static func pulled(_ next: @escaping () throws(ErrorValue) -> Value?) -> LazySequence {
    DeferredSequence { _ throws(ErrorValue) in
      guard let first = try next() else { return nil }
      return Cell(first, pulled(next))
    }
  }

  /// Returns a sequence whose first element and rest are made by closures on demand. It is empty if there is no first
  /// element (RACDynamicSequence).
  public static func made(
    head: @escaping () throws(ErrorValue) -> Value?, tail: @escaping () throws(ErrorValue) -> LazySequence
  ) -> LazySequence {
    DeferredSequence { _ throws(ErrorValue) in
      guard let first = try head() else { return nil }
      return Cell(first, DeferredSequence(rest: tail))
    }
  }

  /// Returns the sequence itself; of the rest of a sequence, the one that the closure of its tail makes.
  public func resolved(in world: World) throws(ErrorValue) -> LazySequence { self }
}

/// The elements of an array from a position on.
public final class ElementSequence: LazySequence {
  private let elements: [Value]
  private let start: Int

  /// Creates a sequence of the elements from `start` on.
  public init(_ elements: [Value], from start: Int = 0) {
    self.elements = elements
    self.start = start
    super.init()
  }

  fileprivate override var knownCell: Cell?? {
    .some(start < elements.count ? Cell(elements[start], ElementSequence(elements, from: start + 1)) : nil)
  }

  public override func cell(in world: World) throws(ErrorValue) -> Cell? { knownCell ?? nil }
}

/// The integers of a range.
public final class RangeSequence: LazySequence {
  private let range: Range<Int>

  /// Creates a sequence of the integers.
  public init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  fileprivate override var knownCell: Cell?? {
    .some(range.isEmpty ? nil : Cell(.int(range.lowerBound), RangeSequence(range.lowerBound + 1..<range.upperBound)))
  }

  public override func cell(in world: World) throws(ErrorValue) -> Cell? { knownCell ?? nil }
}

/// A sequence whose first cell is made by a closure on demand, once (RACDynamicSequence).
final class DeferredSequence: LazySequence {
  private enum State {
    case unknown((World) throws(ErrorValue) -> Cell?)
    case unmade(() throws(ErrorValue) -> LazySequence)
    case made(LazySequence)
    case known(Cell?)
    case failed(ErrorValue)
  }

  private var state: State

  init(_ make: @escaping (World) throws(ErrorValue) -> Cell?) {
    state = .unknown(make)
    super.init()
  }

  /// Creates a sequence that is the one that a closure makes.
  init(rest: @escaping () throws(ErrorValue) -> LazySequence) {
    state = .unmade(rest)
    super.init()
  }

  override func resolved(in world: World) throws(ErrorValue) -> LazySequence {
    switch state {
    case .failed(let error): throw error
    case .made(let sequence): return sequence
    case .unmade(let make):
      let sequence = try remembering(in: world, make)
      state = .made(sequence)
      return sequence
    case .unknown, .known: return self
    }
  }

  override func cell(in world: World) throws(ErrorValue) -> Cell? {
    switch state {
    case .known(let cell): return cell
    case .failed(let error): throw error
    case .unmade, .made, .unknown:
      let cell = try remembering(in: world) { () throws(ErrorValue) in
        if case .unknown(let make) = state { return try make(world) }
        return try resolved(in: world).cell(in: world)
      }
      state = .known(cell)
      return cell
    }
  }

  /// Runs a closure one level deeper, and remembers its error.
  private func remembering<Made>(
    in world: World, _ make: () throws(ErrorValue) -> Made
  ) throws(ErrorValue) -> Made {
    guard world.enter() else {
      world.leave()
      throw ErrorValue.endOfRun
    }
    defer { world.leave() }
    do throws(ErrorValue) {
      return try make()
    } catch {
      state = .failed(error)
      throw error
    }
  }

  fileprivate override var knownCell: Cell?? {
    switch state {
    case .known(let cell): .some(cell)
    case .made(let sequence): sequence.knownCell
    default: .none
    }
  }

  private func giveUpRest() -> LazySequence? {
    defer { state = .known(nil) }
    return switch state {
    case .known(let cell?): cell.tail
    case .made(let sequence): sequence
    default: nil
    }
  }

  /// Frees remembered cells in a loop, because a long list would overflow the stack of a recursive release.
  deinit {
    var rest = giveUpRest()
    while isKnownUniquelyReferenced(&rest) { rest = (rest as? DeferredSequence)?.giveUpRest() }
  }
}
