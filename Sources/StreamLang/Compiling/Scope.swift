import Streams

/// The variable that a name means at its use.
enum Resolution {
  case local(hops: Int, slot: Int, isConstant: Bool)
  case global(Variable)
}

/// The variables of one frame: of a function, a closure, a statement of the script, or a round of a loop.
final class FrameScope {
  enum Kind {
    case function(FunctionCode)
    case round
    case statement
  }

  private struct Entry {
    let slot: Int
    let isConstant: Bool
    let shape: ValueShape?
    let ownership: Ownership
  }

  private final class Block {
    var entries: [String: Entry] = [:]
  }

  let kind: Kind
  let parent: FrameScope?
  private var blocks = [Block()]
  private(set) var slotCount = 0
  /// The type whose member's code this is.
  var owner: MemberOwner?

  init(_ kind: Kind, parent: FrameScope?) {
    self.kind = kind
    self.parent = parent
  }

  func enterBlock() { blocks.append(Block()) }
  func leaveBlock() { blocks.removeLast() }

  /// A new variable, which hides one of the same name.
  func declare(
    _ name: String?, isConstant: Bool, shape: ValueShape? = nil, ownership: Ownership = .strong
  ) -> Int {
    let slot = slotCount
    slotCount += 1
    if let name {
      blocks[blocks.count - 1].entries[name] = Entry(
        slot: slot, isConstant: isConstant, shape: shape, ownership: ownership)
    }
    return slot
  }

  fileprivate func find(_ name: String) -> (slot: Int, isConstant: Bool)? {
    for block in blocks.reversed() { if let entry = block.entries[name] { return (entry.slot, entry.isConstant) } }
    return nil
  }

  /// This scope and those around it.
  private var outwards: UnfoldFirstSequence<FrameScope> { sequence(first: self) { $0.parent } }

  /// The function whose frame this is, if it is one's.
  private var code: FunctionCode? { if case .function(let code) = kind { code } else { nil } }

  private func entry(_ name: String) -> Entry? {
    for scope in outwards {
      for block in scope.blocks.reversed() { if let entry = block.entries[name] { return entry } }
    }
    return nil
  }

  /// The known shape of a variable; nil if no scope from here outwards has the name.
  func shape(_ name: String) -> ValueShape?? { entry(name).map { $0.shape } }

  /// Whether a variable keeps its object alive; nil if no scope from here outwards has the name.
  func ownership(_ name: String) -> Ownership? { entry(name)?.ownership }

  /// Looks a name up from here outwards, and notes it as captured by every function on the way.
  func resolve(_ name: String) -> Resolution? {
    var hops = 0
    var crossed: [(FunctionCode, frames: Int)] = []
    for scope in outwards {
      if let (slot, isConstant) = scope.find(name) {
        for (function, frames) in crossed {
          function.references.append(.local(hops: hops - frames, slot: slot))
        }
        return .local(hops: hops, slot: slot, isConstant: isConstant)
      }
      hops += 1
      if let code = scope.code { crossed.append((code, hops)) }
    }
    return nil
  }

  /// Notes a variable of the script as captured by every function around.
  func noteGlobal(_ variable: Variable) {
    for scope in outwards { scope.code?.references.append(.global(variable)) }
  }

  /// The type whose member's code is around.
  var memberOwner: MemberOwner? { outwards.first { $0.owner != nil }?.owner }

  /// The function around, if any.
  var function: FunctionCode? { outwards.first { $0.code != nil }?.code }

  /// The function with a name around, if any.
  var namedFunction: FunctionCode? { outwards.first { $0.code?.name != nil }?.code }

  /// Marks every frame from here outwards as one that a closure may take with it.
  func noteClosure() { for scope in outwards { scope.code?.hasClosures = true } }
}

/// The name under which a block's sender is kept: no source can write it.
let senderName = "send()"
