import Foundation

/// The options of the command line.
struct Options {
  enum Clock: String, Codable { case wall, cpu }

  static let usage = """
    usage: bench --rxplay PROGRAM [WORKLOAD…] [OPTION…]
      --quick             three runs of a third of a second
      --runs COUNT        how many interleaved runs there are (5)
      --seconds SECONDS   how long a run is to take (1)
      --clock wall|cpu    what is measured; cpu on a machine that others use, too (wall)
      --json FILE         writes every measurement, too
      --update-readme     puts the tables into README.md
    """

  struct Misuse: Error, CustomStringConvertible {
    let description: String
  }

  var program = ""
  var workloads: [Workload] = Workload.all
  var hasExtras = true
  var runs = 5
  var seconds = 1.0
  var clock = Clock.wall
  var json: String?
  var updatesReadme = false

  init(_ arguments: [String]) throws {
    var names: [String] = []
    var rest = arguments[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else { throw Misuse(description: "\(option) needs a value\n\(Self.usage)") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--rxplay": program = try value(of: argument)
      case "--quick": (runs, seconds) = (3, 0.3)
      case "--runs":
        guard let count = Int(try value(of: argument)), count > 0 else { throw Misuse(description: Self.usage) }
        runs = count
      case "--seconds":
        guard let length = Double(try value(of: argument)), length > 0 else { throw Misuse(description: Self.usage) }
        seconds = length
      case "--clock":
        guard let known = Clock(rawValue: try value(of: argument)) else { throw Misuse(description: Self.usage) }
        clock = known
      case "--json": json = try value(of: argument)
      case "--update-readme": updatesReadme = true
      default: names.append(argument)
      }
    }
    guard !program.isEmpty else { throw Misuse(description: Self.usage) }
    if !names.isEmpty { try select(names) }
  }

  /// Selects workloads: `P6` means `P6a` and `P6b`; `P12` all that is measured of rxplay alone.
  private mutating func select(_ names: [String]) throws {
    for name in names where name != "P12" && !Workload.all.contains(where: { $0.isMeant(by: name) }) {
      throw Misuse(description: "there is no workload \(name)\n\(Self.usage)")
    }
    guard !updatesReadme else { throw Misuse(description: "--update-readme wants a run of all workloads") }
    workloads = Workload.all.filter { workload in names.contains { workload.isMeant(by: $0) } }
    hasExtras = names.contains("P12")
  }
}

extension Workload {
  fileprivate func isMeant(by name: String) -> Bool {
    self.name == name || self.name.dropLast() == name && name != "P1"
  }
}
