/// Draws diagrams as text.
///
/// Columns are time, the same in all lanes; a column between two labels of the axis is the time that lies
/// evenly between them, and an instant at any other time has a label of its own. Everything that happens at one
/// instant is one cell. Values that are too long are letters, with a legend under the picture.
public enum TextDiagram {
  /// How to draw.
  public struct Options: Sendable {
    /// The most cells that a line may take; at least 32 are used.
    public var width: Int
    /// Whether to draw with nothing but ASCII. Values stay as they are.
    public var ascii: Bool
    /// Whether to colour with the escapes of a terminal.
    public var colour: Bool
    /// The tick of marble text, in nanoseconds: where it reads well a column is a tick.
    public var tick: Int64

    /// Makes options.
    public init(width: Int = 80, ascii: Bool = false, colour: Bool = false, tick: Int64 = 100_000_000) {
      self.width = width
      self.ascii = ascii
      self.colour = colour
      self.tick = tick
    }
  }

  /// A diagram as lines of text, each ended by a newline and without blanks at its end; no lanes give the notes alone.
  public static func render(_ diagram: Diagram, options: Options = Options()) -> String {
    var painter = Painter(diagram, options: options)
    return painter.paint()
  }
}
