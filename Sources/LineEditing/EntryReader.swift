import Processes

/// The result of an attempt to read an entry.
public enum Reading: Equatable, Sendable {
  /// A whole entry of one or more lines, without the newline that ended it.
  case entry(String)
  /// Ctrl-C: the typed text was dropped.
  case interrupted
  /// Ctrl-D at an empty entry, or the end of the input.
  case endOfInput
}

/// Reads entries of one or more lines from standard input.
public protocol EntryReader: AnyObject {
  /// Waits for the next entry.
  func readEntry() -> Reading
}

/// Whether Enter ends an entry.
public enum Completeness: Equatable, Sendable {
  case complete
  /// The entry is incomplete: Enter begins a line that starts with this many spaces.
  case incomplete(indent: Int)
}

/// The texts that could be inserted at the cursor.
public struct Completion: Equatable, Sendable {
  /// One of the texts.
  public struct Candidate: Equatable, Sendable {
    /// The text that would be inserted.
    public var text: String
    /// A line of description, shown beside it in the list; may be empty.
    public var summary: String
    /// Another word for the list; it is also shown after the text is inserted.
    public var label: String?

    /// Creates a candidate.
    public init(_ text: String, summary: String = "", label: String? = nil) {
      self.text = text
      self.summary = summary
      self.label = label
    }

    var shown: String { label ?? text }
  }

  /// The part of the entry that a candidate replaces, in UTF-8 code units from the entry's start.
  public var replacement: Range<Int>
  /// The candidates, in the order of the list.
  public var candidates: [Candidate]

  /// Creates a completion.
  public init(replacement: Range<Int>, candidates: [Candidate]) {
    self.replacement = replacement
    self.candidates = candidates
  }
}

/// The functions of the program that the line editor calls.
public struct EntryHooks {
  /// Returns the prompt, once for each entry; it may contain escape sequences. One at its end is moved before its last
  /// character, so a coloured prompt should end in a space.
  public var prompt: () -> String
  /// Does postponed work. It is called when the prompt is shown, and again while no key waits, until it returns true.
  /// After `isDisturbed` returns true it has to return soon.
  public var rest: (_ isDisturbed: @escaping () -> Bool) -> Bool
  /// Returns the initial text of the entry, once for each entry.
  public var prefill: () -> String
  /// Decides the effect of Enter. Its result, like that of `complete`, is ignored after `Interruption.isRequested`.
  public var completeness: (_ text: String) -> Completeness
  /// Returns the candidates for Tab at a cursor in UTF-8 code units; `nil` for none.
  public var complete: (_ text: String, _ cursor: Int) -> Completion?
  /// Returns the rows to draw under the entry while it is typed, for the given room.
  ///
  /// It is called in a child process: its effects are lost. The child is ended as soon as a key comes, or when it has
  /// used three seconds of processor time.
  public var preview: (_ text: String, _ room: TerminalSize) -> Preview

  /// Creates hooks. Omitted ones do nothing, and every line is an entry.
  public init(
    prompt: @escaping () -> String = { "> " },
    completeness: @escaping (String) -> Completeness = { _ in .complete },
    complete: @escaping (String, Int) -> Completion? = { _, _ in nil },
    preview: @escaping (String, TerminalSize) -> Preview = { _, _ in .lines([]) },
    prefill: @escaping () -> String = { "" },
    rest: @escaping (@escaping () -> Bool) -> Bool = { _ in true }
  ) {
    self.rest = rest
    self.prompt = prompt
    self.prefill = prefill
    self.completeness = completeness
    self.complete = complete
    self.preview = preview
  }
}
