import Streams

extension ErrorValue {
  /// A fault that only the run could find.
  convenience init(_ fault: CheckFault, place: SourcePlace?) {
    let wording = fault.wording
    self.init(wording.title, place: place, help: wording.help ?? wording.label)
  }
}
