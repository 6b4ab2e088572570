/// The results of tests as the XML that continuous integration reads: one suite for the run, one case for each file.
struct JUnitReport {
  private var cases: [(file: String, failure: (message: String, text: String)?)] = []

  /// Adds a file; a failure has a message of one line and the text of the report.
  mutating func add(_ file: String, failure: (message: String, text: String)?) { cases.append((file, failure)) }

  /// The report, with its last newline.
  var text: String {
    let failures = cases.filter { $0.failure != nil }.count
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites tests=\"\(cases.count)\" failures=\"\(failures)\">",
      "  <testsuite name=\"rxplay\" tests=\"\(cases.count)\" failures=\"\(failures)\">",
    ]
    for (file, failure) in cases {
      let name = Self.escaped(file)
      guard let failure else {
        lines.append("    <testcase classname=\"rxplay\" name=\"\(name)\"/>")
        continue
      }
      lines.append("    <testcase classname=\"rxplay\" name=\"\(name)\">")
      let message = Self.escaped(failure.message)
      lines.append("      <failure message=\"\(message)\">\(Self.escaped(failure.text))</failure>")
      lines.append("    </testcase>")
    }
    return (lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }

  /// Returns text as XML, with replacement characters for those that XML cannot contain.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
