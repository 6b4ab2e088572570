extension Parser {
  /// Reads the whole text and puts prose and expected output between the statements.
  func script() -> ParsedScript {
    let parts = topLevelStatements()
    var items: [ScriptItem] = []
    var nextPart = 0
    var lastStatement: Int?
    /// Whether the statement before has faults, so that its output belongs to nothing.
    var isAfterFault = false
    var nextLine = 0
    while nextLine < markedLines.count {
      let first = markedLines[nextLine]
      while nextPart < parts.count, parts[nextPart].tokens.lowerBound < first.tokensBefore {
        add(parts[nextPart].statement, to: &items, &lastStatement, &isAfterFault)
        nextPart += 1
      }
      let isInside = nextPart > 0 && first.tokensBefore < parts[nextPart - 1].tokens.upperBound
      let block = adjoiningLines(from: nextLine)
      nextLine += block.count
      let span = Span(start: first.span.start, end: block.last?.span.end ?? first.span.end)
      let lines = block.map { content(of: $0) }
      switch first.kind {
      case .prose:
        // Within a statement it is a comment: the statement is shown as it is written.
        if !isInside, !first.isBesideCode { items.append(.prose(Prose(lines: lines, span: span))) }
      case .expectedOutput:
        if isInside || first.isBesideCode {
          let isFaulty = nextPart > 0 && parts[nextPart - 1].statement == nil
          if !isFaulty { report(isInside ? .outputInsideStatement : .outputBesideCode, span) }
        } else if let statement = lastStatement {
          items.append(.expectedOutput(ExpectedOutput(lines: lines, span: span, statement: statement)))
          lastStatement = nil
        } else if !isAfterFault {
          report(items.contains(where: { $0.isStatement }) ? .secondOutput : .outputWithoutStatement, span)
        }
      }
    }
    for part in parts[nextPart...] { add(part.statement, to: &items, &lastStatement, &isAfterFault) }
    return ParsedScript(
      source: source, items: items, faults: causes.sorted { $0.span.start < $1.span.start },
      readable: faults.isEmpty ? nil : readable, unreadNames: unreadNames, declaredTypes: declaredTypes)
  }

  /// The faults without the brackets that a string without an end has swallowed.
  private var causes: [SpannedFault] {
    let lines = faults.filter { $0.fault == .syntax(.unclosedString) }.map { source.line(at: $0.span.start) }
    return faults.filter { fault in
      if case .syntax(.unclosedBracket) = fault.fault {
        !lines.contains(source.line(at: fault.span.start))
      } else {
        true
      }
    }
  }

  private func add(
    _ statement: Statement?, to items: inout [ScriptItem], _ lastStatement: inout Int?, _ isAfterFault: inout Bool
  ) {
    isAfterFault = statement == nil
    lastStatement = nil
    if let statement {
      lastStatement = items.count
      items.append(.statement(statement))
    }
  }

  private func report(_ fault: SyntaxFault, _ span: Span) {
    guard faults.count < Parser.faultLimit else { return }
    faults.append(SpannedFault(.syntax(fault), span))
  }

  /// The lines of the same kind that follow one another without anything between.
  private func adjoiningLines(from start: Int) -> ArraySlice<MarkedLine> {
    var end = start + 1
    var line = source.line(at: markedLines[start].span.start)
    while end < markedLines.count {
      let next = markedLines[end]
      line += 1
      guard next.kind == markedLines[start].kind, next.tokensBefore == markedLines[start].tokensBefore,
        source.line(at: next.span.start) == line
      else { break }
      end += 1
    }
    return markedLines[start..<end]
  }

  /// The text after `//:` or `//>` and one blank.
  private func content(of line: MarkedLine) -> String {
    var start = line.span.start + 3
    if start < line.span.end, source.bytes[start] == UInt8(ascii: " ") { start += 1 }
    return source.text(in: Span(start: start, end: line.span.end))
  }
}

extension ScriptItem {
  fileprivate var isStatement: Bool {
    if case .statement = self { true } else { false }
  }
}
