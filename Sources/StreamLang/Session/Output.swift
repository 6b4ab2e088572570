import Marbles
import Streams

/// Something that running gives, in the order in which it comes.
public enum Output {
  /// A line of `log`: when (nanoseconds), on which scheduler.
  case log(time: Int, text: String, scheduler: String)
  /// What a run did.
  case diagram(RunDiagram)
  /// The operators that a stream is made of.
  case graph(StreamGraph)
  /// A value that is no stream.
  case value(text: String, json: String)
  /// Something to know.
  case note(String)
  /// Something went wrong while running.
  case failure(Diagnostic)
}

/// What a run did, as it is drawn and as it is written in full.
public struct RunDiagram {
  /// The lanes that are drawn: the named streams nearest to the result, and the result.
  public let drawn: Diagram
  /// All lanes, for JSON and the log.
  public let full: Diagram
  /// The tick of marble text, in nanoseconds: where it reads well a column is a tick.
  public let tick: Int
  let makeGraph: () -> StreamGraph

  /// The operators that the result, or the subscribers of the scene, are made of.
  public var graph: StreamGraph { makeGraph() }
}
