import Marbles
import Streams

/// Marble text in a test of pasted code.
extension EditableSource {
  /// Finds the literal of a lane among the texts in quotes; `nil` if the code computes it.
  public init?(_ literal: TestLane.Literal, in source: SourceText) {
    let places = Self.quoted(in: source).filter { source.text(in: $0) == literal.text }
    guard places.indices.contains(literal.number) else { return nil }
    self.init(marblesAt: places[literal.number], isHot: literal.isHot, tick: literal.tick, in: source)
  }

  /// Finds the marble text around a place.
  ///
  /// - Parameter tick: The time of one sign, in nanoseconds; without it that of `run`.
  public init?(inTestAt place: Int, tick: Int?, in source: SourceText) {
    guard let span = Self.quoted(in: source).first(where: { $0.start <= place && place <= $0.end }) else { return nil }
    let call = source.text(in: Span(start: 0, end: max(0, span.start - 2)))
    let name = String(call.reversed().prefix { $0.isLetter || $0.isNumber }.reversed())
    let isHot = Catalogue.find(name, in: .rxjs)?.takesBlock == true || name == Self.createHot
    self.init(marblesAt: span, isHot: isHot, tick: max(1, tick ?? 1_000_000), in: source)
  }

  /// The name of the source outside of `run`.
  private static let createHot = "createHotObservable"

  private init?(marblesAt span: Span, isHot: Bool, tick: Int, in source: SourceText) {
    let text = source.text(in: span)
    guard let marbles = try? MarbleText.parse(text, kind: isHot ? .hot : .cold, tick: Int64(tick), dropsAfterEnd: true)
    else { return nil }
    self.init(name: nil, isHot: isHot, text: span, tick: tick, source: source, marbles: marbles)
  }

  /// The texts in single or double quotes, without these.
  private static func quoted(in source: SourceText) -> [Span] {
    var spans: [Span] = []
    var open: (quote: UInt8, start: Int)?
    for (place, byte) in source.bytes.enumerated() {
      if let begun = open {
        if byte == begun.quote { spans.append(Span(start: begun.start, end: place)) }
        if byte == begun.quote || byte == UInt8(ascii: "\n") { open = nil }
      } else if [UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`")].contains(byte) {
        open = (quote: byte, start: place + 1)
      }
    }
    return spans
  }
}
