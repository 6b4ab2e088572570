/// Writes elements of SVG, a line each, from back to front.
struct SVGWriter {
  private(set) var out = ""
  /// The mark of the next elements, as an attribute.
  var mark = ""

  mutating func line(_ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int, _ style: String) {
    out += "<line class=\"\(style)\"\(mark) x1=\"\(x1)\" y1=\"\(y1)\" x2=\"\(x2)\" y2=\"\(y2)\"/>\n"
  }

  mutating func path(_ steps: String, _ style: String) {
    out += "<path class=\"\(style)\"\(mark) d=\"\(steps)\"/>\n"
  }

  mutating func box(x: Int, y: Int, width: Int, height: Int, radius: Int, _ style: String) {
    let round = radius > 0 ? " rx=\"\(radius)\"" : ""
    out += "<rect class=\"\(style)\"\(mark) x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"\(round)/>\n"
  }

  mutating func circle(_ x: Int, _ y: Int, radius: Int, _ style: String) {
    out += "<circle class=\"\(style)\"\(mark) cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\"/>\n"
  }

  /// Writes a text whose baseline is at `y`.
  mutating func text(_ text: String, x: Int, y: Int, _ style: String) {
    out += "<text class=\"\(style)\"\(mark) x=\"\(x)\" y=\"\(y)\">\(Self.escaped(text))</text>\n"
  }

  mutating func append(_ other: SVGWriter) { out += other.out }

  /// Returns the whole document.
  func document(width: Int, height: Int, title: String) -> String {
    let name = title.isEmpty ? "" : "<title>\(Self.escaped(title))</title>\n"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="marbles" role="img" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      \(name)<style>
      \(Self.style)</style>
      <rect class="paper" width="\(width)" height="\(height)" rx="8"/>
      \(out)</svg>

      """
  }

  /// Returns the same for a page, which has the rules of style and describes the picture in words.
  func element(width: Int, height: Int) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" class="marbles" width="\(width)" height="\(height)" \
    viewBox="0 0 \(width) \(height)">
    <rect class="paper" width="\(width)" height="\(height)" rx="8"/>
    \(out)</svg>

    """
  }

  /// Returns text for XML: characters that XML does not allow are written as the language writes them.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: escaped += "&amp;"
      case 0x3C: escaped += "&lt;"
      case 0x3E: escaped += "&gt;"
      case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: escaped += "\\u{\(String(scalar.value, radix: 16))}"
      // A mark of direction is useful only in a terminal.
      case 0x200E: break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension SVGWriter {
  /// The colours of one colour scheme.
  struct Palette {
    let ink: String
    let faint: String
    let grid: String
    let paper: String
    let box: String
    let edge: String
    let error: String
    let disposed: String
    let band: String
    /// The fill and the edge of each tone.
    let tones: [(String, String)]
  }

  static let light = Palette(
    ink: "#1f2937", faint: "#6b7280", grid: "#e5e7eb", paper: "#ffffff", box: "#f3f4f6", edge: "#9ca3af",
    error: "#c62828", disposed: "#d97706", band: "#fef3c7",
    tones: [
      ("#dbeafe", "#2563eb"), ("#ffe4cc", "#d9730d"), ("#d8f3dc", "#2f8f4e"), ("#e9dcff", "#7c4dd6"),
      ("#ffdbe4", "#d13c6a"), ("#cff3f1", "#16857f"), ("#fcefb4", "#a87c00"), ("#e7e3dc", "#776b5d"),
    ])

  static let dark = Palette(
    ink: "#e5e7eb", faint: "#9ca3af", grid: "#2b313b", paper: "#12161c", box: "#1e242d", edge: "#6b7280",
    error: "#ff6b6b", disposed: "#f5a524", band: "#3a3115",
    tones: [
      ("#16305a", "#6ea8ff"), ("#4a2a0d", "#f0a35e"), ("#153a22", "#5fca85"), ("#33235c", "#b694ff"),
      ("#4d1a2c", "#ff87a9"), ("#0e3b39", "#4fd1c9"), ("#423505", "#e2bd4b"), ("#35312b", "#b8aa98"),
    ])

  static func colours(_ palette: Palette) -> String {
    var rules = """
      .marbles .paper{fill:\(palette.paper)}
      .marbles text{fill:\(palette.ink)}
      .marbles .label,.marbles .note,.marbles .more{fill:\(palette.faint)}
      .marbles .line,.marbles .wait,.marbles .mark{stroke:\(palette.ink)}
      .marbles .head{fill:\(palette.ink)}
      .marbles .axis,.marbles .gap{stroke:\(palette.faint)}
      .marbles .tip{fill:\(palette.faint)}
      .marbles .grid{stroke:\(palette.grid)}
      .marbles .hang{stroke:\(palette.edge)}
      .marbles .box{fill:\(palette.box);stroke:\(palette.edge)}
      .marbles .error{stroke:\(palette.error)}
      .marbles .sign{fill:\(palette.error)}
      .marbles .left{stroke:\(palette.disposed)}
      .marbles .band{fill:\(palette.band)}
      .marbles .omit{fill:\(palette.paper);stroke:\(palette.faint)}

      """
    for (number, (fill, edge)) in palette.tones.enumerated() {
      rules += ".marbles .v\(number){fill:\(fill);stroke:\(edge)}\n"
    }
    return rules
  }

  static let shapes = """
    .marbles text{font:14px system-ui,-apple-system,"Segoe UI","DejaVu Sans","Noto Sans CJK SC",sans-serif}
    .marbles .value,.marbles .op,.marbles .label,.marbles .more,.marbles .tell,.marbles .sign{text-anchor:middle}
    .marbles .inner,.marbles .note,.marbles .key{font-size:13px}
    .marbles .label{font-size:11px}
    .marbles .op,.marbles .code{font:13px ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace}
    .marbles .more{font-size:12px;font-style:italic}
    .marbles .sign{font-size:10px;font-weight:bold}
    .marbles .line,.marbles .mark,.marbles .left,.marbles .error{stroke-width:2;stroke-linecap:round;fill:none}
    .marbles .mark{stroke-width:3}
    .marbles .left,.marbles .error{stroke-width:3}
    .marbles .wait{stroke-width:2;stroke-dasharray:1 5;stroke-linecap:round}
    .marbles .hang{stroke-width:1.5;stroke-dasharray:3 3;fill:none}
    .marbles .gap{stroke-width:1.5;stroke-linecap:round}
    .marbles [class^="v"]{stroke-width:1.5}
    .marbles text.value{stroke:none}
    .marbles .omit{stroke-dasharray:3 3}

    """

  private static let style = shapes + colours(light) + "@media (prefers-color-scheme:dark){\n" + colours(dark) + "}\n"
}
