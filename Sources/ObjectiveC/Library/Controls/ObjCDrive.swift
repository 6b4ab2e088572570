import StreamLang
import Streams

/// Functions of the drive.
enum ObjCDrive {
  /// The arguments with their labels: those without one come first.
  private static func arguments(_ message: ObjCMessage) -> [(label: String?, value: Value)] {
    let labels = message.selector.split(separator: ":").dropFirst().map { String($0) }
    let plain = message.arguments.count - labels.count
    return message.arguments.enumerated().map { ($0 < plain ? nil : labels[$0 - plain], $1) }
  }

  private static func labelled(_ label: String, _ message: ObjCMessage) -> Value? {
    arguments(message).first { $0.label == label }?.value
  }

  static let functions: [ObjCFunctions.Entry] = [
    ObjCFunctions.Entry(doing: "network") { message in
      var answer = NetworkAnswer(delay: 1_000_000_000, gives: .dictionary(DictionaryBox()), fails: .nil, status: 200)
      var url: String?
      for (label, value) in arguments(message) {
        switch label {
        case "after": answer.delay = ObjCMessage.nanoseconds(value)
        case "gives": answer.gives = value
        case "fails": answer.fails = value
        case "status": answer.status = ObjCNumbers.int(value)
        default: url = ObjCText.plain(value, message.runtime)
        }
      }
      message.runtime.network.append((url, answer))
    },
    ObjCFunctions.Entry("object", .any) { message in
      let parts = arguments(message)
      let name = parts.first { $0.label == nil }.map { ObjCText.plain($0.value, message.runtime) }
      let object = ObjCObject(name ?? "", path: "", message.runtime, isStandIn: false)
      for case (let label?, let value) in parts { object.keep(value, as: label) }
      return .object(object)
    },
    ObjCFunctions.Entry("instances", .void) { message in .object(Instances(message.text(0), message.runtime)) },
    ObjCFunctions.Entry(doing: "notify") { message in
      ObjCNotifications.post(
        message.text(0), labelled("object", message) ?? .nil, labelled("userInfo", message) ?? .nil, message.runtime)
    },
    ObjCFunctions.Entry(doing: "database") { message in
      message.runtime.rows.append((message.text(0), labelled("rows", message) ?? message[1]))
    },
    ObjCFunctions.Entry(doing: "after") { message throws(ErrorValue) in
      let closure = try message.block(1)
      ObjCTime.after(ObjCMessage.nanoseconds(message[0]), message.runtime) { () throws(ErrorValue) in
        _ = try closure.call([])
      }
    },
    ObjCFunctions.Entry("clock", .void) { message throws(ErrorValue) in
      // C's function: the ticks of the process, which are microseconds.
      if message.arguments.isEmpty { return .int(message.runtime.world.scheduler.now / 1_000) }
      let text = message.text(0)
      let patterns = ["yyyy-MM-dd HH:mm:ss Z", "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd HH:mm", "yyyy-MM-dd"]
      guard let date = patterns.compactMap({ CalendarDate(text, pattern: $0) }).first else {
        throw ErrorValue("a date is needed here", help: "write clock(\"2017-01-04 05:48:54 +0000\")")
      }
      message.runtime.start = date.seconds
      return .nil
    },
  ]

  /// `instances("Foo").answers("sel:") { me, a in … }`
  private final class Instances: ObjCBox {
    private let own: String

    override init(_ name: String, _ runtime: ObjCRuntime) {
      own = name
      super.init("instances", runtime)
    }

    override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
      guard message.selector == "answers:", case .function(let closure) = message[1] else { return nil }
      message.runtime.answers["instances \(own).\(message.text(0))"] = closure
      return .nil
    }
  }
}
