/// Draws diagrams as text.
///
/// Columns are time, the same in all lanes; a column between two labels of the axis is the time that is evenly between
/// them, and an instant at any other time has a label of its own. All events of one instant are one cell. Values that
/// are too long are letters, with a legend under the picture.
public enum TextDiagram {
  /// Options of drawing.
  public struct Options: Sendable {
    /// The maximum number of cells in a line; at least 32 are used.
    public var width: Int
    /// Whether to draw with ASCII only. Values stay unchanged.
    public var ascii: Bool
    /// Whether to colour with the escapes of a terminal.
    public var colour: Bool
    /// The tick of marble text, in nanoseconds. A column is a tick if that is readable.
    public var tick: Int64

    /// Creates options.
    public init(width: Int = 80, ascii: Bool = false, colour: Bool = false, tick: Int64 = 100_000_000) {
      self.width = width
      self.ascii = ascii
      self.colour = colour
      self.tick = tick
    }
  }
}
