/// A list whose elements are made on demand, once (RACSequence): pulled, never pushed.
///
/// Asking for an element runs the closures that it needs and no others; their results are remembered. Going through
/// a sequence is a loop over cells: head, and the sequence of the rest.
open class LazySequence {
  /// The first element, and the rest.
  public struct Cell {
    /// The first element.
    public let head: Value
    /// The elements after it, not asked for yet.
    public let tail: LazySequence

    init(_ head: Value, _ tail: LazySequence) {
      self.head = head
      self.tail = tail
    }
  }

  fileprivate init() {}

  /// The first element and the rest; nothing at the end.
  public func cell(in world: World) throws(ErrorValue) -> Cell? { nil }

  /// The cell, where it is known without running anything.
  fileprivate var knownCell: Cell?? { .some(nil) }

  /// The elements that are known without running anything, at most that many, and whether there may be more.
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

  /// A sequence without elements.
  public static func empty() -> LazySequence { LazySequence() }

  /// A sequence whose elements a closure gives, one a call, and nothing at the end.
  public static func pulled(_ next: @escaping () throws(ErrorValue) -> Value?) -> LazySequence {
    DeferredSequence { _ throws(ErrorValue) in
      guard let first = try next() else { return nil }
      return Cell(first, pulled(next))
    }
  }

  /// A sequence whose first element and rest closures make when they are asked for; it is empty where there is no first
  /// element (RACDynamicSequence).
  public static func made(
    head: @escaping () throws(ErrorValue) -> Value?, tail: @escaping () throws(ErrorValue) -> LazySequence
  ) -> LazySequence {
    DeferredSequence { _ throws(ErrorValue) in
      guard let first = try head() else { return nil }
      return Cell(first, DeferredSequence { world throws(ErrorValue) in try tail().cell(in: world) })
    }
  }
}

/// The elements of an array, from one of them on.
public final class ElementSequence: LazySequence {
  private let elements: [Value]
  private let start: Int

  /// A sequence of the elements from `start` on.
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

  /// A sequence of the integers.
  public init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  fileprivate override var knownCell: Cell?? {
    .some(range.isEmpty ? nil : Cell(.int(range.lowerBound), RangeSequence(range.lowerBound + 1..<range.upperBound)))
  }

  public override func cell(in world: World) throws(ErrorValue) -> Cell? { knownCell ?? nil }
}

/// A sequence whose first cell a closure makes when it is asked for, once (RACDynamicSequence).
final class DeferredSequence: LazySequence {
  private enum State {
    case unknown((World) throws(ErrorValue) -> Cell?)
    case known(Cell?)
    case failed(ErrorValue)
  }

  private var state: State

  init(_ make: @escaping (World) throws(ErrorValue) -> Cell?) {
    state = .unknown(make)
    super.init()
  }

  override func cell(in world: World) throws(ErrorValue) -> Cell? {
    switch state {
    case .known(let cell): return cell
    case .failed(let error): throw error
    case .unknown(let make):
      guard world.enter() else {
        world.leave()
        throw ErrorValue.endOfRun
      }
      defer { world.leave() }
      do throws(ErrorValue) {
        let cell = try make(world)
        state = .known(cell)
        return cell
      } catch {
        state = .failed(error)
        throw error
      }
    }
  }

  fileprivate override var knownCell: Cell?? {
    if case .known(let cell) = state { .some(cell) } else { .none }
  }

  private func giveUpTail() -> LazySequence? {
    guard case .known(let cell?) = state else { return nil }
    state = .known(nil)
    return cell.tail
  }

  /// Frees remembered cells in a loop, since a long list would overflow the stack of a recursive release.
  deinit {
    var rest = giveUpTail()
    while isKnownUniquelyReferenced(&rest) { rest = (rest as? DeferredSequence)?.giveUpTail() }
  }
}
