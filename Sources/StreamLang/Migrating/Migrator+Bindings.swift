import Streams

/// Values that are passed to properties of controls, relays and subjects.
extension Migrator {
  /// Edits a binding: `bind(to: label.rx.text)`, `assign(to: \.text, on: label)`, `label.reactive.text <~ texts`.
  ///
  /// - Returns: Whether the other library has such a binding.
  func migrateBinding(_ member: Member, to target: Expression, in chain: Expression) -> Bool { false }
}
