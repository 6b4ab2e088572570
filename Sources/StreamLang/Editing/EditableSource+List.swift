import Marbles
import Times

/// Marble text as a list of times and values, whose times may be between the ticks.
extension EditableSource {
  /// Writes marble text as a list, and moves one of its events.
  ///
  /// - Parameters:
  ///   - place: A place in the event.
  ///   - time: Its new time, which may be between the ticks.
  public func writingAsList(eventAt place: Int, movedTo time: Int) throws(EditRefusal) -> Edited {
    guard form == .marbles, let first = arguments.first, let last = arguments.last else {
      throw EditRefusal("this source is a list already")
    }
    let chosen = try number(ofEventAt: place)
    let read: MarbleText
    do throws(MarbleTextError) {
      read = try MarbleText.parse(source.text(in: text), kind: isHot ? .hot : .cold, tick: Int64(tick))
    } catch { throw EditRefusal(error.message) }
    guard read.events.allSatisfy({ $0.time >= 0 }) else {
      throw EditRefusal("a list has no times before 0s, where ^ stands")
    }
    let legend = try WrittenLegend(of: arguments.dropFirst(), in: source)
    var times = read.events.map { Int($0.time) }
    times[chosen] = snapped(time, isFine: true)
    if let end = read.events.indices.first(where: { read.events[$0].mark.isEnd }) {
      if chosen == end {
        times[end] = times.max() ?? 0
      } else {
        times[chosen] = min(times[chosen], times[end])
      }
    }
    // An end is the last of its instant.
    let order = times.indices.sorted {
      (times[$0], read.events[$0].mark.isEnd ? 1 : 0, $0) < (times[$1], read.events[$1].mark.isEnd ? 1 : 0, $1)
    }
    let start = first.value.span.start
    var list = "at: ["
    var mark: Span?
    for (slot, index) in order.enumerated() {
      let element = "(\(TimeText.format(Int64(times[index]))), \(legend.text(of: read.events[index].mark)))"
      if slot > 0 { list += ", " }
      if index == chosen {
        let from = start + list.utf8.count
        mark = Span(start: from, end: from + element.utf8.count)
      }
      list += element
    }
    let edit = SourceEdit(Span(start: start, end: last.value.span.end), with: list + "]")
    return Edited(edit: edit, mark: mark, time: times[chosen])
  }
}

/// The legend of marble text, as far as it is written literally: `a: 1, ["#": "no"], numbers: true`.
private struct WrittenLegend {
  private var values: [String: String] = [:]
  private var isNumeric = false

  init(of arguments: ArraySlice<Argument>, in source: SourceText) throws(EditRefusal) {
    for argument in arguments {
      switch (argument.label?.name, argument.value.kind) {
      case ("tick"?, _): break
      case ("numbers"?, .boolean(let isOn)): isNumeric = isOn
      case ("numbers"?, _): throw Self.unknown
      case (let label?, _): values[label] = source.text(in: argument.value.span)
      case (nil, .dictionary(let entries)):
        for entry in entries {
          guard case .string(let mark) = entry.key.kind else { throw Self.unknown }
          values[mark] = source.text(in: entry.value.span)
        }
      case (nil, _): throw Self.unknown
      }
    }
  }

  private static let unknown = EditRefusal("the legend of this marble text is computed")

  /// Returns an event as the list writes it.
  func text(of mark: MarbleText.Mark) -> String {
    switch mark {
    case .completed: return "event.completed"
    case .interrupted: return "event.interrupted"
    case .error: return "event.error(\(values["#"] ?? "\"error\""))"
    case .value(.quoted(let text)): return ValueText.literal(text)
    case .value(.mark(let mark)):
      if let value = values[mark] { return value }
      return isNumeric && Int(mark) != nil ? mark : ValueText.literal(mark)
    }
  }
}
