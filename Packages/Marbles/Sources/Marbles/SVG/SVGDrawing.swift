/// A picture for a page that draws it itself: SVG without style and with ids, and the places of all its elements.
public struct SVGDrawing: Sendable {
  /// A part of the picture that reaches from its left to its right end.
  public struct Row: Sendable {
    /// Its first and its last pixel from the top.
    public var top, bottom: Int
    /// Points of the axis: their times in nanoseconds and their pixels from the left, in order.
    public var axis: [(time: Int64, x: Int)] = []
    /// The lines in it, and the pixel from the top at which each begins.
    public var lines: [(line: Int, y: Int)] = []
  }

  /// A line, with a lane on it or several one after the other.
  public struct Line: Sendable {
    /// The name before it.
    public var name: String
    /// The nesting depth below the line that emitted it.
    public var depth: Int
    /// The lanes on it, as indices of the diagram's.
    public var lanes: [Int]
  }

  /// A drawn event of a lane, or its end.
  public struct Mark: Sendable {
    /// Its place in the diagram, whose word its elements have as `data-m`.
    public var place: Diagram.Place
    /// The line of the mark.
    public var line: Int
    /// Its time, in nanoseconds.
    public var time: Int64
    /// Its middle, in pixels.
    public var x, y: Int
  }

  /// The document; its rules of style are those of `SVGDiagram.Style`.
  public var svg = ""
  /// Its rows, from the top.
  public internal(set) var rows: [Row] = []
  /// Its lines, from the top.
  public internal(set) var lines: [Line] = []
  /// Its marks; several values that are drawn as one have none.
  public internal(set) var marks: [Mark] = []
}

extension SVGDiagram {
  /// The rules of style of pictures, for pages that draw them.
  public enum Style {
    /// The rules that apply in any colours.
    public static var shared: String { SVGWriter.shapes }
    /// The colours on a light ground.
    public static var light: String { SVGWriter.colours(SVGWriter.light) }
    /// The colours on a dark ground.
    public static var dark: String { SVGWriter.colours(SVGWriter.dark) }
  }
}
