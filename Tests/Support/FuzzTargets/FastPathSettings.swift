import FastPaths
import StreamLang

extension Settings {
  /// Whether chains of linear operators are run by the target for that; else all runs as the operators say.
  public var takesFastPaths: Bool {
    get { makePlanner != nil }
    set { if newValue { makePlanner = { ChainPlanner() } } else { makePlanner = nil } }
  }
}
