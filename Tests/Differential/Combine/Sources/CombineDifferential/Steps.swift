import OpenCombine

/// The operators of random pipelines, each as text and with the library.
///
/// Some are left out since OpenCombine does something else than Combine: `prefix(_:)` and `output(in:)` complete one
/// value late.
enum Steps {
  static func random(_ random: inout RandomNumbers) -> Step {
    let make = random.pick(all)
    return make(&random)
  }

  private typealias Maker = (inout RandomNumbers) -> Step

  private static let all: [Maker] = [
    { r in
      let n = r.number(2...5)
      return step(".map { $0 * \(n) }") { $0.map { $0 &* n } }
    },
    { r in
      let n = r.number(2...3)
      return step(".filter { $0 % \(n) == 0 }") { $0.filter { $0 % n == 0 } }
    },
    { r in
      let n = r.number(1...5)
      return step(".compactMap { $0 > \(n) ? $0 : nil }") { $0.compactMap { $0 > n ? $0 : nil } }
    },
    { _ in step(".scan(0) { $0 + $1 }") { $0.scan(0) { $0 &+ $1 } } },
    { _ in step(".reduce(0) { $0 + $1 }") { $0.reduce(0) { $0 &+ $1 } } },
    { _ in step(".removeDuplicates()") { $0.removeDuplicates() } },
    { _ in step(".removeDuplicates { $0 % 2 == $1 % 2 }") { $0.removeDuplicates { $0 % 2 == $1 % 2 } } },
    { r in
      let n = r.number(1...3)
      return step(".dropFirst(\(n))") { $0.dropFirst(n) }
    },
    { r in
      let n = r.number(3...20)
      return step(".prefix(while: { $0 < \(n) })") { $0.prefix(while: { $0 < n }) }
    },
    { r in
      let n = r.number(2...8)
      return step(".drop(while: { $0 < \(n) })") { $0.drop(while: { $0 < n }) }
    },
    { _ in step(".first()") { $0.first() } },
    { r in
      let n = r.number(2...6)
      return step(".first(where: { $0 > \(n) })") { $0.first(where: { $0 > n }) }
    },
    { _ in step(".last()") { $0.last() } },
    { _ in step(".count()") { $0.count() } },
    { _ in step(".max()") { $0.max() } },
    { r in
      let n = r.number(1...3)
      return step(".collect(\(n)).map { $0.reduce(0, +) }") { $0.collect(n).map { $0.reduce(0, &+) } }
    },
    { _ in step(".collect().map { $0.count }") { $0.collect().map { $0.count } } },
    { r in
      let n = r.number(1...9)
      return step(".contains(\(n)).map { $0 ? 1 : 0 }") { $0.contains(n).map { $0 ? 1 : 0 } }
    },
    { r in
      let n = r.number(2...12)
      return step(".allSatisfy { $0 < \(n) }.map { $0 ? 1 : 0 }") { $0.allSatisfy { $0 < n }.map { $0 ? 1 : 0 } }
    },
    { r in
      let n = r.number(0...9)
      return step(".replaceEmpty(with: \(n))") { $0.replaceEmpty(with: n) }
    },
    { r in
      let n = r.number(0...9)
      return step(".replaceError(with: \(n)).setFailureType(to: Error.self)") {
        $0.replaceError(with: n).setFailureType(to: Error.self)
      }
    },
    { r in
      let (n, m) = (r.number(0...9), r.number(0...9))
      return step(".prepend(\(n), \(m))") { $0.prepend(n, m) }
    },
    { r in
      let n = r.number(0...9)
      return step(".append(\(n))") { $0.append(n) }
    },
    { r in
      let n = r.number(3...12)
      return step(".tryMap { x -> Int in\n    if x > \(n) { throw URLError(.badURL) }\n    return x\n  }") {
        $0.tryMap { x -> Int in
          if x > n { throw Lost() }
          return x
        }
      }
    },
    { r in
      let source = Sources.random(&r, of: nil)
      return Step(text: ".catch { _ in \(source.text) }") { numbers, run in
        numbers.catch { _ in source.make(run) }.eraseToAnyPublisher()
      }
    },
    { r in
      let n = r.number(1...2)
      return step(".retry(\(n))") { $0.retry(n) }
    },
    { _ in step(".share()") { $0.share() } },
    { _ in
      Step(
        text: ".handleEvents(receiveOutput: { print(\"out\", $0) }, receiveCompletion: { _ in print(\"end\") }, "
          + "receiveCancel: { print(\"cancelled\") })"
      ) { numbers, run in
        numbers.handleEvents(
          receiveOutput: { run.print("out \($0)") }, receiveCompletion: { _ in run.print("end") },
          receiveCancel: { run.print("cancelled") }
        ).eraseToAnyPublisher()
      }
    },
    timed("delay(for: %, scheduler: DispatchQueue.main)") { $0.delay(for: $1, scheduler: $2) },
    timed("debounce(for: %, scheduler: DispatchQueue.main)") { $0.debounce(for: $1, scheduler: $2) },
    timed("throttle(for: %, scheduler: DispatchQueue.main, latest: true)") {
      $0.throttle(for: $1, scheduler: $2, latest: true)
    },
    timed("throttle(for: %, scheduler: DispatchQueue.main, latest: false)") {
      $0.throttle(for: $1, scheduler: $2, latest: false)
    },
    timed("timeout(%, scheduler: DispatchQueue.main)") { $0.timeout($1, scheduler: $2) },
    timed("timeout(%, scheduler: DispatchQueue.main, customError: { URLError(.badURL) })") {
      $0.timeout($1, scheduler: $2, customError: { Lost() })
    },
    flattening(".flatMap") { numbers, closure in numbers.flatMap(closure) },
    flattening(".flatMap(maxPublishers: .max(1))") { numbers, closure in
      numbers.flatMap(maxPublishers: .max(1), closure)
    },
    flattening(".map", then: ".switchToLatest()") { numbers, closure in numbers.map(closure).switchToLatest() },
    combining(".zip(", ") { $0 + $1 }") { $0.zip($1) { $0 &+ $1 } },
    combining(".append(", ")") { $0.append($1) },
    // OpenCombine loses the completion where the other publisher sends at once.
    combining(".prefix(untilOutputFrom: ", ")", with: Sources.later) { $0.prefix(untilOutputFrom: $1) },
    combining(".drop(untilOutputFrom: ", ")") { $0.drop(untilOutputFrom: $1) },
  ]

  private static func step<P: Publisher>(_ text: String, _ apply: @escaping (Numbers) -> P) -> Step
  where P.Output == Int, P.Failure == Error {
    Step(text: text) { numbers, _ in apply(numbers).eraseToAnyPublisher() }
  }

  /// An operator with a time, in the place of the sign `%`.
  private static func timed<P: Publisher>(
    _ text: String, _ apply: @escaping (Numbers, VirtualScheduler.Time.Stride, VirtualScheduler) -> P
  ) -> Maker where P.Output == Int, P.Failure == Error {
    { random in
      let time = random.time()
      return Step(
        text: "." + text.split(separator: "%").joined(separator: ".milliseconds(\(time))")
      ) { numbers, run in apply(numbers, .milliseconds(time), run.scheduler).eraseToAnyPublisher() }
    }
  }

  /// An operator whose closure makes a stream of each value.
  private static func flattening<P: Publisher>(
    _ text: String, then rest: String = "", _ apply: @escaping (Numbers, @escaping (Int) -> Numbers) -> P
  ) -> Maker where P.Output == Int, P.Failure == Error {
    { random in
      let source = Sources.random(&random, of: "x")
      return Step(text: "\(text) { x in \(source.text) }\(rest)") { numbers, run in
        apply(numbers) { x in source.make(run, x) }.eraseToAnyPublisher()
      }
    }
  }

  /// An operator with a second stream.
  private static func combining<P: Publisher>(
    _ begin: String, _ end: String,
    with make: @escaping (inout RandomNumbers) -> InnerSource = { Sources.random(&$0, of: nil) },
    _ apply: @escaping (Numbers, Numbers) -> P
  ) -> Maker where P.Output == Int, P.Failure == Error {
    { random in
      let source = make(&random)
      return Step(text: begin + source.text + end) { numbers, run in
        apply(numbers, source.make(run)).eraseToAnyPublisher()
      }
    }
  }
}
