/// Earlier states of an entry, for undo.
///
/// Consecutive typed letters are removed by the word.
struct EntryUndo {
  /// An entry and the place of its cursor.
  struct State: Equatable {
    var text: [Unicode.Scalar] = []
    var cursor = 0
  }

  /// The maximum number of steps.
  private static let limit = 200

  private var current = State()
  private var past: [State] = []
  /// Whether the last change was a letter typed at the cursor.
  private var wasTyped = false

  /// Notes the entry. It is called between keys.
  mutating func record(_ state: State) {
    guard state.text != current.text else {
      if state.cursor != current.cursor { wasTyped = false }
      current.cursor = state.cursor
      return
    }
    let isTyped = isTyping(state)
    if !(isTyped && wasTyped && !beginsWord(state)) {
      past.append(current)
      if past.count > Self.limit { past.removeFirst() }
    }
    wasTyped = isTyped
    current = state
  }

  /// Returns the state before the last change; `nil` if there is none.
  mutating func undo() -> State? {
    guard let state = past.popLast() else { return nil }
    current = state
    wasTyped = false
    return state
  }

  /// Returns whether a state is the current one with one more letter at the cursor.
  private func isTyping(_ state: State) -> Bool {
    let cursor = current.cursor
    return state.text.count == current.text.count + 1 && state.cursor == cursor + 1
      && state.text[..<cursor].elementsEqual(current.text[..<cursor])
      && state.text[(cursor + 1)...].elementsEqual(current.text[cursor...])
  }

  /// Returns whether the last letter begins a word.
  private func beginsWord(_ state: State) -> Bool {
    let index = state.cursor - 1
    return state.text[index] != " " && index > 0 && state.text[index - 1] == " "
  }
}
