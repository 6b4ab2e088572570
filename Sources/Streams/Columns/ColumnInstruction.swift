/// One step of a column program, done for a whole block before the next.
enum ColumnInstruction {
  case calculate(Calculation, ColumnOperand, ColumnOperand, into: Int)
  case divide(ColumnOperand, Division, into: Int)
  case remain(ColumnOperand, Division, into: Int)
  case calculateDoubles(Calculation, ColumnOperand, ColumnOperand, into: Int)
  /// Whether a division leaves a certain remainder; or whether it does not.
  case compareRemainder(ColumnOperand, Division.RemainderTest, isEqual: Bool, into: Int)
  case compare(Relation, ColumnOperand, ColumnOperand, into: Int)
  case compareDoubles(Relation, ColumnOperand, ColumnOperand, into: Int)
  case convert(ColumnOperand, into: Int)
  case negateDouble(ColumnOperand, into: Int)
  case not(ColumnOperand, into: Int)
  case and(ColumnOperand, ColumnOperand, into: Int)
  case or(ColumnOperand, ColumnOperand, into: Int)
  case choose(ColumnOperand, ColumnOperand, ColumnOperand, into: Int)
  /// Notes the rows in which a condition holds: the others are gone from here on.
  case select(ColumnOperand)
  case selectWhere(Relation, ColumnOperand, ColumnOperand)
  case selectWhereRemainder(ColumnOperand, Division.RemainderTest, isEqual: Bool)
  /// Moves the rows that were selected together.
  case gather(Int)
  /// Every row must hold.
  case require(ColumnOperand)
  /// Fewer rows than the state says; takes them off.
  case limit(state: Int)
  /// No more rows than the state says, none of which goes on; takes them off.
  case drop(state: Int)
  /// Counts the rows.
  case count(state: Int)
  case fold(Calculation, ColumnOperand, isAccumulationLeft: Bool, state: Int, into: Int)
  case foldDoubles(Calculation, ColumnOperand, isAccumulationLeft: Bool, state: Int, into: Int)
  /// Counts steps of closures, so many a row.
  case charge(Int)

  /// The registers that it reads.
  var operands: [ColumnOperand] {
    switch self {
    case .calculate(_, let left, let right, _), .calculateDoubles(_, let left, let right, _),
      .compare(_, let left, let right, _), .compareDoubles(_, let left, let right, _), .and(let left, let right, _),
      .or(let left, let right, _), .selectWhere(_, let left, let right):
      [left, right]
    case .compareRemainder(let operand, _, _, _), .selectWhereRemainder(let operand, _, _), .divide(let operand, _, _),
      .remain(let operand, _, _), .convert(let operand, _),
      .negateDouble(let operand, _), .not(let operand, _), .select(let operand), .require(let operand),
      .fold(_, let operand, _, _, _), .foldDoubles(_, let operand, _, _, _):
      [operand]
    case .choose(let condition, let then, let otherwise, _): [condition, then, otherwise]
    case .gather(let register): [.register(register)]
    case .limit, .drop, .count, .charge: []
    }
  }

  /// The register that it makes.
  var result: Int? {
    switch self {
    case .compareRemainder(_, _, _, let into), .calculate(_, _, _, let into), .divide(_, _, let into),
      .remain(_, _, let into),
      .calculateDoubles(_, _, _, let into), .compare(_, _, _, let into), .compareDoubles(_, _, _, let into),
      .convert(_, let into), .negateDouble(_, let into), .not(_, let into), .and(_, _, let into), .or(_, _, let into),
      .choose(_, _, _, let into), .fold(_, _, _, _, let into), .foldDoubles(_, _, _, _, let into):
      into
    case .select, .selectWhere, .selectWhereRemainder, .gather, .require, .limit, .drop, .count, .charge: nil
    }
  }
}
