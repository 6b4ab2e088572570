import Marbles
import Streams

extension Checker {
  /// `cold("-a-|", a: 1)`: false where it is known to be no marble text, but instants.
  func marbleText(_ entry: Operator, _ span: Span, _ arguments: Arguments, _ dialect: Dialect) -> Bool {
    guard let first = arguments.list.first, first.label == nil else { return false }
    let kind = kind(of: first.value)
    guard kind == .string || kind == .unknown else { return false }
    var legend = LegendReading()
    for argument in arguments.list.dropFirst() { read(argument, into: &legend) }
    // A value that is no string can be a list of instants, too; a string that is put together is known only at run
    // time.
    guard case .string(let text) = first.value.kind else { return true }
    do throws(MarbleTextError) {
      let read = try MarbleText.parse(
        text, kind: entry.takesBlock ? .hot : .cold, tick: Int64(legend.tick ?? tick),
        dropsAfterEnd: dialect.rules.dropsMarblesAfterEnd)
      var used: Set<String> = ["#"]
      for event in read.events { if case .value(.mark(let mark)) = event.mark { used.insert(mark) } }
      for (mark, markSpan) in legend.marks where !used.contains(mark) { report(.unusedMark(mark), markSpan) }
    } catch {
      let span = StringLiteral(first.value.span, in: source).span(of: error.range)
      report(.marbleText(error.message, help: error.hint), span)
    }
    return true
  }

  private func read(_ argument: Argument, into legend: inout LegendReading) {
    let kind = kind(of: argument.value)
    switch argument.label?.name {
    case "tick"?:
      if case .duration(let nanoseconds) = argument.value.kind, nanoseconds > 0 {
        legend.tick = nanoseconds
      } else if kind != .unknown, kind != .duration {
        report(
          .argumentKind(callee: "tick:", "", expected: "a duration", found: kind.phrase), argument.value.span)
      } else if case .duration = argument.value.kind {
        report(.invalidArgument(callee: "tick:", "needs a duration longer than 0s", help: nil), argument.value.span)
      }
    case "numbers"?:
      if kind != .unknown, kind != .bool {
        report(.argumentKind(callee: "numbers:", "", expected: "a Bool", found: kind.phrase), argument.value.span)
      }
    case let label?:
      add(label, argument.label?.span ?? argument.value.span, to: &legend)
    case nil:
      if case .dictionary(let entries) = argument.value.kind {
        for entry in entries {
          if case .string(let mark) = entry.key.kind { add(mark, entry.key.span, to: &legend) }
        }
      } else if kind != .unknown, kind != .dictionary {
        report(.legendExpected, argument.value.span)
      }
    }
  }

  private func add(_ mark: String, _ span: Span, to legend: inout LegendReading) {
    if legend.names.insert(mark).inserted {
      legend.marks.append((mark, span))
    } else {
      report(.repeatedLabel(mark), span)
    }
  }
}

/// The legend of marble text, as far as it is written out.
struct LegendReading {
  var tick: Int?
  var marks: [(mark: String, span: Span)] = []
  var names: Set<String> = []
}

/// A string as it is written: where in the source a stretch of its text stands.
struct StringLiteral {
  private let span: Span
  private let source: SourceText

  init(_ span: Span, in source: SourceText) {
    self.span = span
    self.source = source
  }

  /// The place of a stretch of the text, in UTF-8 offsets; the whole literal where it has several lines or brackets
  /// around it.
  func span(of range: Range<Int>) -> Span {
    let bytes = source.bytes
    let quote = UInt8(ascii: "\"")
    guard span.end <= bytes.count, span.start + 1 < bytes.count, bytes[span.start] == quote,
      span.end - span.start < 3 || bytes[span.start + 1] != quote
    else { return span }
    var start: Int?
    var offset = 0
    var position = span.start + 1
    let last = span.end - 1
    while position < last {
      if offset >= range.lowerBound, start == nil { start = position }
      if offset >= range.upperBound, offset > range.lowerBound { break }
      let (written, read) = step(at: position, last)
      position += written
      offset += read
    }
    return Span(start: start ?? last, end: max(position, (start ?? last) + 1))
  }

  /// The number of bytes of the source for a number of bytes of the text.
  private func step(at position: Int, _ last: Int) -> (written: Int, read: Int) {
    let bytes = source.bytes
    guard bytes[position] == UInt8(ascii: "\\"), position + 1 < last else { return (1, 1) }
    guard bytes[position + 1] == UInt8(ascii: "u") else { return (2, 1) }
    var end = position + 2
    while end < last, bytes[end] != UInt8(ascii: "}") { end += 1 }
    let digits = String(decoding: bytes[min(position + 3, end)..<end], as: UTF8.self)
    let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    return (end + 1 - position, scalar.map { UTF8.width($0) } ?? 1)
  }
}
