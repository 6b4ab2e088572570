import Streams

// The syntax tree has a `Function` and a `Place` of its own: the engine's go by these names here.

/// A function of the engine: a closure that an operator calls.
package typealias FunctionValue = Streams.Function
/// A stretch of a source, by the number of the source.
package typealias SourcePlace = Streams.Place
