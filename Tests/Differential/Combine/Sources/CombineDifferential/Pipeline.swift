import MarblesTesting
import OpenCombine

/// The error of the pipelines, in their text `URLError(.badURL)`.
struct Lost: Error {}

typealias Numbers = AnyPublisher<Int, Error>

/// The run of a program beside the library: its clock, and its log.
final class Run {
  let scheduler = VirtualScheduler(recorder: MarbleRecorder())
  private(set) var log: [LogLine] = []

  struct LogLine: Equatable {
    /// In nanoseconds.
    let time: Int64
    let text: String
  }

  func print(_ text: String) { log.append(LogLine(time: scheduler.now.nanoseconds, text: text)) }

  func after(_ milliseconds: Int, _ action: @escaping () -> Void) {
    scheduler.schedule(
      after: scheduler.now.advanced(by: .milliseconds(milliseconds)), tolerance: 0, options: nil, action)
  }
}

/// A part of a pipeline: its text in Swift, and what the text means with the library.
struct Step {
  let text: String
  let apply: (Numbers, Run) -> Numbers
}

/// A program: a subject that is driven, a pipeline on it, and its subscribers.
struct Program {
  /// Something that happens at a time.
  enum Event {
    case value(Int)
    case finish
    case fail
    case subscribe
    case cancel
  }

  let initial: Int?
  let steps: [Step]
  let events: [(time: Int, event: Event)]

  init(seed: Int) {
    var random = RandomNumbers(seed: seed)
    initial = random.chance(20) ? random.number(0...9) : nil
    steps = (0..<random.number(1...4)).map { _ in Steps.random(&random) }
    var events: [(time: Int, event: Event)] = []
    var time = 0
    for _ in 0..<random.number(2...7) {
      time += random.time()
      events.append((time, .value(random.number(0...9))))
    }
    time += random.time()
    if random.chance(75) { events.append((time, random.chance(75) ? .finish : .fail)) }
    if random.chance(25) { events.append((random.number(1...time), .subscribe)) }
    if random.chance(15) { events.append((random.number(1...time), .cancel)) }
    self.events = events
  }

  /// The program with a part of its steps and events.
  init(_ other: Program, steps: [Step], events: [(time: Int, event: Event)]) {
    initial = other.initial
    self.steps = steps
    self.events = events
  }

  /// The log of the library.
  func log() -> [Run.LogLine] {
    let run = Run()
    let send: (Int) -> Void
    let end: (Subscribers.Completion<Error>) -> Void
    var numbers: Numbers
    if let initial {
      let subject = CurrentValueSubject<Int, Error>(initial)
      (send, end) = ({ subject.send($0) }, { subject.send(completion: $0) })
      numbers = subject.eraseToAnyPublisher()
    } else {
      let subject = PassthroughSubject<Int, Error>()
      (send, end) = ({ subject.send($0) }, { subject.send(completion: $0) })
      numbers = subject.eraseToAnyPublisher()
    }
    for step in steps { numbers = step.apply(numbers, run) }
    var kept = Set<AnyCancellable>()
    func subscribe(_ name: String) {
      numbers.sink(
        receiveCompletion: { completion in
          switch completion {
          case .finished: run.print("\(name) finished")
          case .failure: run.print("\(name) failed")
          }
        }, receiveValue: { run.print("\(name) \($0)") }
      ).store(in: &kept)
    }
    subscribe("a")
    for (time, event) in events {
      run.after(time) {
        switch event {
        case .value(let value): send(value)
        case .finish: end(.finished)
        case .fail: end(.failure(Lost()))
        case .subscribe: subscribe("b")
        case .cancel: kept.forEach { $0.cancel() }
        }
      }
    }
    run.scheduler.recorder.advance(by: .seconds(10))
    return run.log
  }

  /// The program as Swift code.
  var text: String {
    let pipeline = (["subject"] + steps.map { "  \($0.text)" }).joined(separator: "\n")
    let subject =
      initial.map { "CurrentValueSubject<Int, Error>(\($0))" } ?? "PassthroughSubject<Int, Error>()"
    var lines = [
      "import Combine", "import Foundation", "",
      "let subject = \(subject)", "var kept = Set<AnyCancellable>()", "let numbers = \(pipeline)",
      "  .eraseToAnyPublisher()",
      "func subscribe(_ name: String) {", "  numbers.sink(", "    receiveCompletion: { completion in",
      "      switch completion {", "      case .finished: print(\"\\(name) finished\")",
      "      case .failure: print(\"\\(name) failed\")", "      }",
      "    }, receiveValue: { print(\"\\(name) \\($0)\") }", "  ).store(in: &kept)", "}", "subscribe(\"a\")",
    ]
    for (time, event) in events {
      let action =
        switch event {
        case .value(let value): "subject.send(\(value))"
        case .finish: "subject.send(completion: .finished)"
        case .fail: "subject.send(completion: .failure(URLError(.badURL)))"
        case .subscribe: "subscribe(\"b\")"
        case .cancel: "kept.forEach { $0.cancel() }"
        }
      lines.append("DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(\(time))) { \(action) }")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
