import Foundation

// Random programs with OpenCombine and with rxplay:
//
//     CombineDifferential PROGRAM SEED COUNT [SECONDS]
//
// It ends with 1 if one differs in more than the known differences.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 3, let seed = Int(arguments[2]), let count = Int(arguments[3]) else {
  print("usage: CombineDifferential PROGRAM SEED COUNT [SECONDS]")
  exit(2)
}
let seconds = arguments.count > 3 ? Double(arguments[4]) ?? .infinity : .infinity
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("combine-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
let player = Player(program: arguments[1], folder: folder)

let start = Date()
var (same, tied, compared) = (0, 0, 0)
var known: [String: Int] = [:]
var differences: [(seed: Int, comparison: Comparison)] = []
for number in seed..<(seed + count) where Date().timeIntervalSince(start) < seconds && differences.count < 5 {
  let comparison = try Comparison(Program(seed: number), with: player)
  compared += 1
  if comparison.isSame {
    same += 1
  } else if comparison.isTied {
    tied += 1
  } else if let name = comparison.knownName {
    known[name, default: 0] += 1
  } else {
    differences.append((number, comparison))
  }
}
print("OpenCombine: \(compared) programs, \(same) the same, \(tied) depend on ties, \(differences.count) differ")
for (name, count) in known.sorted(by: { $0.key < $1.key }) { print("  known: \(name): \(count)") }
for (number, comparison) in differences {
  print("\nseed \(number):\n\(try comparison.shrunk(with: player).report)")
}
try? FileManager.default.removeItem(at: folder)
exit(differences.isEmpty ? 0 : 1)
