import ObjectiveC
import ScriptTesting
import StreamLang

typealias Running = PastedRun

extension PastedRun {
  /// Runs a text; as Objective-C, unless it is a script of rxplay's own.
  init(_ text: String, drive: String = "", language: SourceLanguage? = .objectiveC) {
    self.init(text, drive: drive, knowing: .objectiveC, as: language)
  }
}
