import JavaScript
import ScriptTesting
import StreamLang

typealias Running = PastedRun

extension PastedRun {
  /// Runs a text; as JavaScript, unless it is a script of rxplay's own.
  init(_ text: String, language: SourceLanguage? = .javaScript, limits: [String] = []) {
    self.init(text, knowing: .javaScript, as: language, limits: limits)
  }
}
