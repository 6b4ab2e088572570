import Times

/// Chooses the most readable scale of a picture.
struct ScaleChooser {
  let instants: [Instant]
  let lineCount: Int
  let width: Int
  let omission: OmissionMark?
  let tick: Int64
  var labels = AxisLabels()

  private var faultsOfExtraLabel: Double { 6 / labels.columnsOfDigit }

  /// Enough instants of a long run to judge a scale by: the first and, because numbers grow, the last.
  private var sample: [Instant] {
    instants.count <= 64 ? instants : Array(instants.prefix(32) + instants.suffix(32))
  }

  /// Returns the layout with the fewest faults; of equal ones the first tried.
  func layout() -> ColumnLayout {
    let gaps = typicalGaps
    let sample = sample
    var candidates = Scale.candidates(typicalGaps: gaps).enumerated().map { index, scale in
      (scale: scale, faults: faults(of: scale, gaps), index: index)
    }
    candidates.sort { ($0.faults, $0.index) < ($1.faults, $1.index) }
    var best = (scale: Scale(step: TimeText.Unit.second.nanoseconds, columns: 10), faults: Double.infinity)
    // Runs at times of no pattern are about equally readable in all scales.
    for candidate in candidates.prefix(64) {
      // A layout only adds to the faults of its scale, so the rest cannot be better.
      if candidate.faults >= best.faults { break }
      let trial = ColumnLayout(
        instants: sample[...], lineCount: lineCount, scale: candidate.scale, width: width, omission: omission,
        labels: labels, rounds: 3,
        mostExtraLabels: best.faults.isFinite ? Int((best.faults - candidate.faults) / faultsOfExtraLabel) : .max)
      let faults = candidate.faults + faults(of: trial)
      if faults < best.faults { best = (candidate.scale, faults) }
    }
    return layout(best.scale)
  }

  private func layout(_ scale: Scale) -> ColumnLayout {
    ColumnLayout(
      instants: instants[...], lineCount: lineCount, scale: scale, width: width, omission: omission,
      labels: labels)
  }

  /// The quartiles of the gaps between neighbouring instants; none with one instant.
  private var typicalGaps: [Int64] {
    let sample = sample
    let gaps = zip(sample, sample.dropFirst()).map { $1.time - $0.time }.sorted()
    if gaps.isEmpty { return [] }
    let last = gaps.count - 1
    return [gaps[last / 2], gaps[last / 4], gaps[last * 3 / 4]]
  }

  private func faults(of layout: ColumnLayout) -> Double {
    // A row more is worse the more lanes it has.
    var faults = Double(layout.rows.count - 1) * Double(15 + 6 * min(lineCount, 8))
    faults += faultsOfExtraLabel * Double(layout.extraLabels)
    faults += Double(layout.distortion) / labels.columnsOfDigit
    // An instant below a label has its time at first sight.
    faults += 1.8 * Double(layout.points.count { !$0.isLabelled }) / Double(sample.count)
    faults += 10 * Double(layout.breaks.count)
    faults += 0.05 * Double(layout.end) / labels.columnsOfDigit
    return faults
  }

  private func faults(of scale: Scale, _ gaps: [Int64]) -> Double {
    // Ten columns a tick are most readable, then five.
    var faults = scale.columns == 10 ? 0 : scale.columns == 5 ? 0.7 : scale.columns == 20 ? 1 : 2
    faults += gaps.map { faultsOfGap($0, scale) }.min() ?? 0
    // A column or two for each tick of marble text look like the text itself.
    if scale.columns == 10, tick > 0 {
      faults -= scale.step / 10 == tick ? 6 : scale.step / 5 == tick ? 5 : 0
    }
    return faults
  }

  /// Returns the faults of a typical gap: some eight digits are most readable.
  private func faultsOfGap(_ gap: Int64, _ scale: Scale) -> Double {
    var columns = Double(gap) * Double(scale.columns) / Double(scale.step) / labels.columnsOfDigit
    var faults = 0.0
    while columns < 6 {
      columns *= 1.5
      faults += 1.2
    }
    while columns > 11 {
      columns /= 1.5
      faults += 1.2
    }
    return faults
  }
}
