import StreamLang
import Streams

/// Functions of the drive that read the labels of their arguments.
enum ObjCDrive {
  static let functions: [String: ValueRules.Member] = [
    "network": ValueRules.Member("network", isEffect: true) { call in
      let runtime = ObjCRuntime.of(call.context)
      var url: String?
      var answer = NetworkAnswer(delay: 1_000_000_000, gives: .dictionary(DictionaryBox()), fails: .nil, status: 200)
      for (index, value) in call.arguments.enumerated() {
        switch call.labels.indices.contains(index) ? call.labels[index] : nil {
        case "after": answer.delay = ObjCMessage.nanoseconds(value)
        case "gives": answer.gives = value
        case "fails": answer.fails = value
        case "status": answer.status = ObjCNumbers.int(value)
        default: url = ObjCText.plain(value, runtime)
        }
      }
      runtime.network.append((url, answer))
      return .nil
    },
    "object": ValueRules.Member("object") { call in
      let runtime = ObjCRuntime.of(call.context)
      var name = ""
      var members: [(String, Value)] = []
      for (index, value) in call.arguments.enumerated() {
        if call.labels.indices.contains(index), let label = call.labels[index] {
          members.append((label, value))
        } else if case .string(let box) = value {
          name = box.text
        }
      }
      let object = ObjCObject(name, path: "", runtime, isStandIn: false)
      for (name, value) in members { object.keep(value, as: name) }
      return .object(object)
    },
    "instances": ValueRules.Member("instances") { call in
      let runtime = ObjCRuntime.of(call.context)
      return .object(Instances(ObjCText.plain(call.arguments.first ?? .nil, runtime), runtime))
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
