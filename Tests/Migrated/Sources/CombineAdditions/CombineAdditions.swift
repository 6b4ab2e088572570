@_exported import Dispatch
@_exported import Foundation
@_exported import OpenCombineShim

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

// The parts of Combine that OpenCombine lacks, as declarations: pieces are compiled against them, and never run.

extension Publishers {
  /// The publisher that all declarations here give.
  public struct Joined<Output, Failure: Error>: Publisher {
    /// The declaration of `receive` as Combine has it.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {}
  }

  /// The declaration of `CombineLatest` as Combine has it.
  public static func CombineLatest<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> Joined<
    (A.Output, B.Output), A.Failure
  >
  where A.Failure == B.Failure { Joined() }

  /// The declaration of `CombineLatest3` as Combine has it.
  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> Joined<(A.Output, B.Output, C.Output), A.Failure> where A.Failure == B.Failure, B.Failure == C.Failure {
    Joined()
  }

  /// The declaration of `CombineLatest4` as Combine has it.
  public static func CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> Joined<(A.Output, B.Output, C.Output, D.Output), A.Failure>
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure { Joined() }

  /// The declaration of `Merge` as Combine has it.
  public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> Joined<A.Output, A.Failure>
  where A.Output == B.Output, A.Failure == B.Failure { Joined() }

  /// The declaration of `Merge3` as Combine has it.
  public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> Joined<A.Output, A.Failure>
  where A.Output == B.Output, B.Output == C.Output, A.Failure == B.Failure, B.Failure == C.Failure { Joined() }

  /// The declaration of `MergeMany` as Combine has it.
  public static func MergeMany<A: Publisher>(_ upstream: A...) -> Joined<A.Output, A.Failure> { Joined() }

  /// The declaration of `MergeMany` as Combine has it.
  public static func MergeMany<S: Swift.Sequence>(_ upstream: S) -> Joined<S.Element.Output, S.Element.Failure>
  where S.Element: Publisher { Joined() }

  /// The declaration of `TimeGroupingStrategy` as Combine has it.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

extension Publisher {
  /// The declaration of `combineLatest` as Combine has it.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.Joined<(Output, P.Output), Failure>
  where Failure == P.Failure { .init() }

  /// The declaration of `combineLatest` as Combine has it.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Joined<T, Failure> where Failure == P.Failure { .init() }

  /// The declaration of `combineLatest` as Combine has it.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> Publishers.Joined<(Output, P.Output, Q.Output), Failure> where Failure == P.Failure, P.Failure == Q.Failure {
    .init()
  }

  /// The declaration of `combineLatest` as Combine has it.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Joined<T, Failure> where Failure == P.Failure, P.Failure == Q.Failure { .init() }

  /// The declaration of `merge` as Combine has it.
  public func merge<P: Publisher>(with other: P) -> Publishers.Joined<Output, Failure>
  where Failure == P.Failure, Output == P.Output { .init() }

  /// The declaration of `merge` as Combine has it.
  public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q) -> Publishers.Joined<Output, Failure>
  where Failure == P.Failure, Output == P.Output, Failure == Q.Failure, Output == Q.Output { .init() }

  /// The declaration of `collect` as Combine has it.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.Joined<[Output], Failure> { .init() }
}
