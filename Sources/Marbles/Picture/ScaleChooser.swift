/// Chooses the scale at which a picture reads best.
struct ScaleChooser {
  let instants: [Instant]
  let lineCount: Int
  let width: Int
  let omission: OmissionMark?
  let tick: Int64

  /// The layout with the least to find fault with; of equal ones the first tried.
  func layout() -> ColumnLayout {
    guard let gap = typicalGap else { return layout(Scale(step: TimeText.Unit.second.nanoseconds, columns: 10)) }
    // A long run looks all over as it does at its beginning.
    let sample = instants.prefix(160)
    var best: (scale: Scale, faults: Double)?
    for scale in Scale.candidates(typicalGap: gap) {
      let trial = ColumnLayout(
        instants: sample, lineCount: lineCount, scale: scale, width: width, omission: omission, rounds: 3)
      let faults = faults(of: trial, scale, gap)
      if faults < best?.faults ?? .infinity { best = (scale, faults) }
    }
    return layout(best?.scale ?? Scale(step: TimeText.Unit.second.nanoseconds, columns: 10))
  }

  private func layout(_ scale: Scale) -> ColumnLayout {
    ColumnLayout(instants: instants[...], lineCount: lineCount, scale: scale, width: width, omission: omission)
  }

  /// The gap between neighbouring instants that as many are longer as shorter than; nil with one instant.
  private var typicalGap: Int64? {
    let sample = instants.prefix(160)
    let gaps = zip(sample, sample.dropFirst()).map { $1.time - $0.time }.sorted()
    return gaps.isEmpty ? nil : gaps[(gaps.count - 1) / 2]
  }

  private func faults(of layout: ColumnLayout, _ scale: Scale, _ gap: Int64) -> Double {
    var faults = 60 * Double(layout.rows.count - 1)
    faults += 3.5 * Double(layout.irregularities)
    faults += 10 * Double(layout.breaks.count)
    faults += 0.05 * Double(layout.end)
    // Ten columns a tick read best, then five.
    faults += scale.columns == 10 || scale.columns == 5 ? 0 : scale.columns == 20 ? 1 : 2
    // A typical gap of some eight columns reads best.
    var columns = Double(gap) * Double(scale.columns) / Double(scale.step)
    while columns < 6 {
      columns *= 1.5
      faults += 1.2
    }
    while columns > 11 {
      columns /= 1.5
      faults += 1.2
    }
    if scale.columns == 10, scale.step / 10 == tick { faults -= 6 }
    return faults
  }
}
