import Printing
import Printing
import StreamLang

/// The list of the exercises, with marks on the solved ones.
struct ExerciseList {
  private let shelf: ExerciseShelf
  private let progress: LearnProgress

  init(_ shelf: ExerciseShelf, _ progress: LearnProgress) {
    self.shelf = shelf
    self.progress = progress
  }

  /// Returns the exercises of one theme, or of all.
  func text(theme: String, ascii: Bool, _ edition: Edition) -> String {
    let themes = shelf.themes.filter { theme.isEmpty || $0.name == theme }
    guard !themes.isEmpty else {
      let names = shelf.themes.map(\.name).joined(separator: ", ")
      return "there is no theme '\(Printable.text(theme))'; the themes are \(names)\n"
    }
    let all = themes.flatMap(\.exercises)
    let width = (all.map { $0.name.count }.max() ?? 0) + 2
    var text = ""
    for theme in themes {
      text += (text.isEmpty ? "" : "\n") + "\(theme.name): \(edition.text(theme.title))\n"
      for file in theme.files {
        for exercise in file.sheet.exercises {
          let mark = progress.hasSolved(exercise.name) ? (ascii ? "x " : "✓ ") : "  "
          let gap = String(repeating: " ", count: max(2, width - exercise.name.count))
          let kind = exercise.kind == .predict ? edition.text(" (foretell)") : ""
          text += mark + exercise.name + gap + edition.text(file.title) + kind + "\n"
        }
      }
    }
    let solved = all.count { progress.hasSolved($0.name) }
    return Printable.text(text) + "\n" + edition.text("%1 of %2 solved", "\(solved)", "\(all.count)") + "\n"
  }
}
