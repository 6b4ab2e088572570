import Marbles
import Times

/// The changes of a source's text by gestures in a picture.
extension EditableSource {
  /// A change of the text.
  public struct Edited: Sendable {
    /// The change.
    public let edit: SourceEdit
    /// The place of the mark in the changed text; `nil` for one that was deleted.
    public let mark: Span?
    /// Its new time, in nanoseconds from the start of the source.
    public let time: Int?
  }

  /// Moves an event in time.
  ///
  /// - Parameters:
  ///   - place: A place in the event.
  ///   - isFine: Whether times of a list may be between the ticks.
  public func moving(eventAt place: Int, to time: Int, isFine: Bool = false) throws(EditRefusal) -> Edited {
    let number = try number(ofEventAt: place)
    switch form {
    case .marbles:
      if isFine, !arguments.isEmpty {
        throw EditRefusal(
          "marble text has a tick of \(TimeText.format(Int64(tick))); write the source with at: for times between",
          needsList: true)
      }
      var editor = try editor
      let moved: Int64
      do throws(MarbleTextEditor.Refusal) {
        moved = try editor.move(mark: number, to: Int64(time))
      } catch { throw EditRefusal(error.reason) }
      return edited(editor, at: Int(moved), isEnd: events[number].isEnd)
    case .list: return movingInList(number, to: time, isFine: isFine)
    }
  }

  /// Adds a value. Without one, it adds the next letter or number.
  public func adding(_ value: String?, at time: Int, isFine: Bool = false) throws(EditRefusal) -> Edited {
    let value = value ?? nextValue
    guard form == .marbles else { return addingToList(value, at: time, isFine: isFine) }
    try checkMarbleText(takes: value)
    var editor = try editor
    let added: Int64
    do throws(MarbleTextEditor.Refusal) {
      added = try editor.add(value, at: Int64(time))
    } catch { throw EditRefusal(error.reason) }
    return edited(editor, at: Int(added), isEnd: false)
  }

  /// Deletes an event.
  public func deleting(eventAt place: Int) throws(EditRefusal) -> Edited {
    let number = try number(ofEventAt: place)
    if form == .marbles {
      var editor = try editor
      editor.delete(mark: number)
      return Edited(edit: SourceEdit(text, with: editor.text), mark: nil, time: nil)
    }
    var span = events[number].span
    if number + 1 < events.count {
      span = Span(start: span.start, end: events[number + 1].span.start)
    } else if number > 0 {
      span = Span(start: events[number - 1].span.end, end: span.end)
    }
    return Edited(edit: SourceEdit(span, with: ""), mark: nil, time: nil)
  }

  /// Changes the value of an event.
  public func changing(eventAt place: Int, to value: String) throws(EditRefusal) -> Edited {
    let number = try number(ofEventAt: place)
    let event = events[number]
    guard !event.isEnd else { throw EditRefusal("an end has no value") }
    if form == .list {
      let literal = Self.literal(value)
      let mark = Span(
        start: event.span.start,
        end: event.span.end - (event.valueSpan.end - event.valueSpan.start) + literal.utf8.count)
      return Edited(edit: SourceEdit(event.valueSpan, with: literal), mark: mark, time: event.time)
    }
    try checkMarbleText(takes: value)
    var editor = try editor
    do throws(MarbleTextEditor.Refusal) {
      try editor.change(mark: number, to: value)
    } catch { throw EditRefusal(error.reason) }
    let changed = SourceText(name: "", text: editor.text)
    let read = try? MarbleText.parse(changed.text, kind: isHot ? .hot : .cold, tick: Int64(tick))
    let mark = read.map { text(of: $0.events[number].range) }
    return Edited(edit: SourceEdit(text, with: editor.text), mark: mark, time: event.time)
  }

  func number(ofEventAt place: Int) throws(EditRefusal) -> Int {
    let exact = events.firstIndex { $0.span.start == place }
    guard let number = exact ?? events.firstIndex(where: { $0.span.start <= place && place < $0.span.end }) else {
      throw EditRefusal("there is no mark here")
    }
    return number
  }

  private func text(of range: Range<Int>) -> Span {
    Span(start: text.start + range.lowerBound, end: text.start + range.upperBound)
  }

  // MARK: Marble text

  /// Checks that marble text can contain a value, because the text is in quotes and some signs have a meaning.
  private func checkMarbleText(takes value: String) throws(EditRefusal) {
    guard value.contains(where: { "\"\\".contains($0) || $0.isNewline }) else { return }
    throw EditRefusal("marble text has no sign for this value; write the source with at: for it")
  }

  private var editor: MarbleTextEditor {
    get throws(EditRefusal) {
      let written = source.text(in: text)
      do throws(MarbleTextError) {
        return try MarbleTextEditor(written, kind: isHot ? .hot : .cold, tick: Int64(tick))
      } catch { throw EditRefusal(error.message) }
    }
  }

  /// Returns the change with the mark that was added, which is the last of its instant, or the end.
  private func edited(_ editor: MarbleTextEditor, at time: Int, isEnd: Bool) -> Edited {
    let changed = editor.text
    let read = try? MarbleText.parse(changed, kind: isHot ? .hot : .cold, tick: Int64(tick))
    let event = read?.events.last { $0.time == Int64(time) && $0.mark.isEnd == isEnd }
    return Edited(edit: SourceEdit(text, with: changed), mark: event.map { text(of: $0.range) }, time: time)
  }

  /// The letter or number after the greatest one.
  private var nextValue: String {
    let written = events.filter { !$0.isEnd }
      .map { source.text(in: form == .marbles ? $0.span : $0.valueSpan).filter { !"'\"".contains($0) } }
    let numbers = written.compactMap { Int($0) }
    if !written.isEmpty, numbers.count == written.count, let most = numbers.max(), most < 9 || form == .list {
      return String(most < Int.max ? most + 1 : most)
    }
    let letters = "abcdefghijklmnopqrstuvwxyz".map { String($0) }
    let after = letters.lastIndex { written.contains($0) }.map { $0 + 1 } ?? 0
    return letters[min(after, letters.count - 1)]
  }

  // MARK: Lists

  /// Moves an event of a list, and puts the list into the order of its times.
  private func movingInList(_ number: Int, to time: Int, isFine: Bool) -> Edited {
    var time = snapped(time, isFine: isFine)
    let others = events.enumerated().filter { $0.offset != number }.map { $0.element }
    if events[number].isEnd {
      time = max(time, others.map { $0.time }.max() ?? 0)
    } else if let end = others.first(where: { $0.isEnd }) {
      time = min(time, end.time)
    }
    let event = events[number]
    let written = Self.written(time, like: source.text(in: event.timeSpan))
    let longer = written.utf8.count - (event.timeSpan.end - event.timeSpan.start)
    let moved = Span(start: event.span.start, end: event.span.end + longer)
    let times = events.indices.map { $0 == number ? time : events[$0].time }
    // An end is the last of its instant.
    let order = events.indices.sorted {
      (times[$0], events[$0].isEnd ? 1 : 0, $0) < (times[$1], events[$1].isEnd ? 1 : 0, $1)
    }
    guard order != Array(events.indices), let first = events.first, let last = events.last else {
      return Edited(edit: SourceEdit(event.timeSpan, with: written), mark: moved, time: time)
    }
    var text = ""
    var mark = moved
    for (slot, index) in order.enumerated() {
      let element = events[index].span
      let start = first.span.start + text.utf8.count
      if index == number {
        text +=
          source.text(in: Span(start: element.start, end: event.timeSpan.start)) + written
          + source.text(in: Span(start: event.timeSpan.end, end: element.end))
        mark = Span(start: start, end: first.span.start + text.utf8.count)
      } else {
        text += source.text(in: element)
      }
      if slot + 1 < events.count {
        text += source.text(in: Span(start: events[slot].span.end, end: events[slot + 1].span.start))
      }
    }
    return Edited(edit: SourceEdit(first.span.joined(with: last.span), with: text), mark: mark, time: time)
  }

  private func addingToList(_ value: String, at time: Int, isFine: Bool) -> Edited {
    var time = snapped(time, isFine: isFine)
    if let end = events.first(where: { $0.isEnd }) { time = min(time, end.time) }
    let like = events.first.map { source.text(in: $0.timeSpan) } ?? "0ms"
    let element = "(\(Self.written(time, like: like)), \(Self.literal(value)))"
    let next = events.first { $0.time > time || $0.isEnd && $0.time == time }
    let start: Int
    let edit: SourceEdit
    if let next {
      start = next.span.start
      edit = SourceEdit(Span(at: start), with: element + ", ")
    } else if let last = events.last {
      start = last.span.end + 2
      edit = SourceEdit(Span(at: last.span.end), with: ", " + element)
    } else {
      start = text.start + 1
      edit = SourceEdit(Span(start: start, end: max(start, text.end - 1)), with: element)
    }
    return Edited(edit: edit, mark: Span(start: start, end: start + element.utf8.count), time: time)
  }

  func snapped(_ time: Int, isFine: Bool) -> Int {
    let step = max(1, isFine ? tick / 10 : tick)
    // The longest time of a gesture is a day.
    return (min(max(0, time), 86_400_000_000_000) + min(step, 86_400_000_000_000) / 2) / step * step
  }

  /// Returns a time in the unit of another one.
  private static func written(_ time: Int, like literal: String) -> String {
    let name = String(literal.drop { !$0.isLetter })
    guard let unit = TimeText.units.first(where: { $0.name == name }) else { return TimeText.format(Int64(time)) }
    let length = Int(unit.nanoseconds)
    var text = String(time / length)
    var rest = time % length
    guard rest > 0 else { return text + name }
    text += "."
    var place = length
    while rest > 0, place % 10 == 0 {
      place /= 10
      text += String(rest / place)
      rest %= place
    }
    // Some parts of a minute are no decimal fraction.
    return rest > 0 ? TimeText.format(Int64(time)) : text + name
  }

  /// Returns a value as the language writes it: a number or similar value as it is typed, otherwise a text.
  static func literal(_ value: String) -> String {
    let isText = value.hasPrefix("\"") && value.hasSuffix("\"") && value.utf8.count > 1
    if Int(value) != nil || Double(value) != nil || ["true", "false", "nil"].contains(value) { return value }
    let script = Parser.parse(SourceText(name: "", text: value))
    if isText, script.faults.isEmpty, script.statements.count == 1 { return value }
    return ValueText.literal(value)
  }
}
