import Marbles
import Processes
import StreamLang

extension Shell {
  /// Notes below a small picture that its result depends on the order at one instant.
  ///
  /// A copy of the process determines that, because the stream runs again with all its effects.
  func noteLuck() {
    guard let lastPicture, !lastPicture.isLarge, presenter.format == .text, !Interruption.isRequested else { return }
    var note: [UInt8] = []
    let make = { [unowned self] () -> (text: String, note: Bool) in
      session.deliver = { _ in }
      guard let instant = session.luckyInstant else { return ("", false) }
      let time = TimeText.format(Int64(instant))
      let text = presenter.edition.text("note: this depends on the order at %1; :ties tells how", time)
      return (text + "\n", false)
    }
    let result = ForkedText.take(make) {
      note.append(contentsOf: $0)
      return true
    }
    if case .whole = result.ending, !note.isEmpty { note.withUnsafeBytes { Standard.write($0) } }
  }
}
