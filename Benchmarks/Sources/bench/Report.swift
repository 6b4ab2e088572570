import Foundation

/// The results of a run of the benchmarks, as Markdown.
struct Report {
  let options: Options
  let libraries: [Library]
  let comparisons: [Comparison]
  let extras: Extras?
  let yardstick: [String: Comparison]
  let machine: Machine

  var text: String {
    var parts = [heading]
    if !comparisons.isEmpty { parts += [rates, legend, memory] }
    if let extras { parts.append(tables(of: extras)) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var heading: String {
    let peers = libraries.map { "\($0.name.rawValue) \($0.version)" }.joined(separator: "; ")
    let clock = options.clock == .wall ? "time by the clock" : "processor time"
    return """
      \(machine.text)

      \(peers).

      Medians of \(options.runs) interleaved runs of about \(shown(options.seconds)) s each, \(clock); \(machine.load).
      """
  }

  private var rates: String {
    let header =
      ["Million events/s"] + libraries.map(\.name.rawValue)
      + ["× the best of them", "target (aim)", "× its peer", "met", "10 N takes"]
    return table(header, comparisons.compactMap(rateRow))
  }

  private func rateRow(_ comparison: Comparison) -> [String]? {
    guard let workload = Workload.named(comparison.workload) else { return nil }
    let rates = libraries.map { library in rate(of: library.name, comparison).map(shown) ?? "–" }
    let ratios = libraries.filter { $0.name != .rxplay }.compactMap { library -> (Library.Name, Double)? in
      ratio(to: library.name, comparison).map { (library.name, $0) }
    }
    let best = ratios.min { $0.1 < $1.1 }.map { "\(shown($0.1)) (\($0.0.rawValue))" } ?? "–"
    let target = workload.target
    let (toPeer, mark) = ratioToPeer(workload, comparison)
    return ["`\(workload.name)`"] + rates + [
      best, "\(shown(target.ratio)) (\(shown(target.aim))) × \(target.peer.rawValue)",
      toPeer.map { shown($0) + mark } ?? "–",
      toPeer.map { $0 >= target.aim ? "yes, and the aim" : $0 >= target.ratio ? "yes" : "**no**" } ?? "–",
      comparison.growth.map { "\(shown($0)) ×" + ($0 <= 11 ? "" : " **(over 11)**") } ?? "–",
    ]
  }

  /// The ratio to the peer of the target, or to its substitute, which is marked.
  private func ratioToPeer(_ workload: Workload, _ comparison: Comparison) -> (Double?, String) {
    if let ratio = ratio(to: workload.target.peer, comparison) { return (ratio, "") }
    guard let standIn = workload.target.standIn, let other = yardstick[standIn.workload],
      let peer = rate(of: .openCombine, other), let own = rate(of: .rxplay, comparison)
    else { return (nil, "") }
    return (own / (peer * standIn.factor), " †")
  }

  private var legend: String {
    let absent = Set(comparisons.compactMap { Workload.named($0.workload)?.target.peer })
      .subtracting(libraries.map(\.name)).map(\.rawValue).sorted()
    guard !absent.isEmpty else { return "Every peer that a target names ran; nothing stands in." }
    let factors = comparisons.compactMap { comparison -> String? in
      guard let target = Workload.named(comparison.workload)?.target, absent.contains(target.peer.rawValue),
        let standIn = target.standIn
      else { return nil }
      return "`\(comparison.workload)` \(shown(standIn.factor)) × OpenCombine's `\(standIn.workload)`"
    }
    return
      "† \(absent.joined(separator: " and ")) did not run here: what it reached on another machine, as a multiple of "
      + "OpenCombine there, stands in: \(factors.joined(separator: ", "))."
  }

  private var memory: String {
    let rows = comparisons.compactMap { comparison -> [String]? in
      guard let workload = Workload.named(comparison.workload) else { return nil }
      let peaks = libraries.map { peak(of: $0.name, comparison) }
      let met = peaks.first.flatMap { $0 }.map { $0 <= 10 ? ($0 <= 6 ? "yes, and the aim" : "yes") : "**no**" } ?? "–"
      return ["`\(workload.name)`"] + peaks.map { $0.map(shown) ?? "–" }
        + [workload.hasConstantState ? "10 (6)" : "grows with N", workload.hasConstantState ? met : ""]
    }
    return table(["Peak memory, MB"] + libraries.map(\.name.rawValue) + ["target (aim)", "met"], rows)
  }

  private func tables(of extras: Extras) -> String {
    let large = extras.large.map { [$0.name, shown($0.milliseconds), shown($0.megabytes), "\(shown($0.growth)) ×"] }
    let first = extras.firstByte
    let starts =
      [
        [
          "first byte of a three-line script: target 1.6 × `/bin/echo`",
          shown(first) + (first <= 1.6 * extras.firstByteOfEcho ? "" : " **(over)**"),
        ],
        ["first byte of `/bin/echo`", shown(extras.firstByteOfEcho)],
      ]
      + libraries.map { library in
        ["a process of \(library.name.rawValue) with ten events", extras.processes[library.name].map(shown) ?? "–"]
      }
    return table(["`P12`, rxplay alone", "ms", "peak MB", "10 × takes"], large) + "\n\n"
      + table(["Start, by the clock", "ms"], starts)
  }

  // MARK: Figures

  private func rate(of library: Library.Name, _ comparison: Comparison) -> Double? {
    rates(of: library, comparison).map { median($0) }
  }

  /// Of every run, in millions of events a second.
  private func rates(of library: Library.Name, _ comparison: Comparison) -> [Double]? {
    guard let runs = comparison.runs[library], let workload = Workload.named(comparison.workload) else { return nil }
    return runs.map { 1e3 * Double(workload.events($0.size)) / Double(max(1, $0.nanoseconds(by: options.clock))) }
  }

  /// The median of the ratios of runs that stood side by side.
  private func ratio(to peer: Library.Name, _ comparison: Comparison) -> Double? {
    guard let own = rates(of: .rxplay, comparison), let other = rates(of: peer, comparison) else { return nil }
    return median(zip(own, other).map { $0 / $1 })
  }

  private func peak(of library: Library.Name, _ comparison: Comparison) -> Double? {
    comparison.runs[library].map { median($0.map { Double($0.peak) / 1000 }) }
  }
}

/// Three significant digits, without trailing zeros after the point.
func shown(_ number: Double) -> String {
  guard number.isFinite else { return "–" }
  guard number != 0 else { return "0" }
  let places = max(0, 2 - Int(floor(log10(abs(number)))))
  let text = String(format: "%.\(places)f", number)
  guard text.contains(".") else { return text }
  let trimmed = text.reversed().drop { $0 == "0" }
  return String((trimmed.first == "." ? trimmed.dropFirst() : trimmed).reversed())
}

private func table(_ header: [String], _ rows: [[String]]) -> String {
  let rule = header.indices.map { $0 == 0 ? "---" : "---:" }
  return ([header, rule] + rows).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
}
