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
  /// The tick of marble text, in nanoseconds: where it reads well a column is a tick.
  public let tick: Int
  let makeDrawn: () -> Diagram
  let makeFull: (ValueForms) -> Diagram
  let makeGraph: () -> StreamGraph

  /// The lanes that are drawn: the named streams nearest to the result, and the result. Made when it is asked for.
  public var drawn: Diagram { makeDrawn() }

  /// All lanes, for JSON and the log. Made when it is asked for.
  public var full: Diagram { makeFull(.all) }

  /// The same, where its values are needed in some forms only; in the others they are empty.
  public func full(_ forms: ValueForms) -> Diagram { makeFull(forms) }

  /// The operators that the result, or the subscribers of the scene, are made of.
  public var graph: StreamGraph { makeGraph() }
}
