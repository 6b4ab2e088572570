import Streams

extension ErrorValue {
  /// A fault that only the run could tell.
  convenience init(_ fault: CheckFault, place: SourcePlace?) {
    let wording = fault.wording
    self.init(wording.title, place: place, help: wording.help ?? wording.label)
  }
}
