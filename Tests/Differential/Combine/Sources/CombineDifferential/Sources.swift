import OpenCombine

/// A stream in the closure or the argument of an operator, as text and with the library.
struct InnerSource {
  let text: String
  private let build: (Run, Int) -> Numbers

  init(_ text: String, _ build: @escaping (Run, Int) -> Numbers) {
    self.text = text
    self.build = build
  }

  func make(_ run: Run, _ value: Int = 0) -> Numbers { build(run, value) }
}

enum Sources {
  /// A random stream that is made of a value, whose name in the text is given, or of a number.
  static func random(_ random: inout RandomNumbers, of name: String?) -> InnerSource {
    let number = random.number(0...9)
    let value = name ?? "\(number)"
    func chosen(_ given: Int) -> Int { name == nil ? number : given }
    let time = random.time()
    let erased = ".eraseToAnyPublisher()"
    switch random.number(0...5) {
    case 0:
      return InnerSource("Just(\(value)).setFailureType(to: Error.self)\(erased)") { _, given in
        Just(chosen(given)).setFailureType(to: Error.self).eraseToAnyPublisher()
      }
    case 1:
      return InnerSource("[\(value), \(value) + 1].publisher.setFailureType(to: Error.self)\(erased)") { _, given in
        [chosen(given), chosen(given) &+ 1].publisher.setFailureType(to: Error.self).eraseToAnyPublisher()
      }
    case 2:
      return InnerSource("Empty<Int, Error>()\(erased)") { _, _ in Empty<Int, Error>().eraseToAnyPublisher() }
    case 3 where random.chance(40):
      return InnerSource("Fail<Int, Error>(error: URLError(.badURL))\(erased)") { _, _ in
        Fail<Int, Error>(error: Lost()).eraseToAnyPublisher()
      }
    case 4:
      return InnerSource(
        "[\(value), 1, 2].publisher.delay(for: .milliseconds(\(time)), scheduler: DispatchQueue.main)"
          + ".setFailureType(to: Error.self)\(erased)"
      ) { run, given in
        [chosen(given), 1, 2].publisher.delay(for: .milliseconds(time), scheduler: run.scheduler)
          .setFailureType(to: Error.self).eraseToAnyPublisher()
      }
    default: return later(&random, of: name, number)
    }
  }

  /// A random stream whose value comes later.
  static func later(_ random: inout RandomNumbers) -> InnerSource {
    let number = random.number(0...9)
    return later(&random, of: nil, number)
  }

  private static func later(_ random: inout RandomNumbers, of name: String?, _ number: Int) -> InnerSource {
    let time = random.time()
    return InnerSource(
      "Just(\(name ?? "\(number)")).delay(for: .milliseconds(\(time)), scheduler: DispatchQueue.main)"
        + ".setFailureType(to: Error.self).eraseToAnyPublisher()"
    ) { run, given in
      Just(name == nil ? number : given).delay(for: .milliseconds(time), scheduler: run.scheduler)
        .setFailureType(to: Error.self).eraseToAnyPublisher()
    }
  }
}
