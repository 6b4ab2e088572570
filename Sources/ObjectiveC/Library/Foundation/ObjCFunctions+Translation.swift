import StreamLang
import Streams

/// Functions that a translation calls, and code cannot.
extension ObjCFunctions {
  /// Constants whose text is not their name.
  private static let constants: [String: String] = [
    "NSLocalizedDescriptionKey": "NSLocalizedDescription", "NSUnderlyingErrorKey": "NSUnderlyingError",
    "NSLocalizedFailureReasonErrorKey": "NSLocalizedFailureReason",
    "NSLocalizedRecoverySuggestionErrorKey": "NSLocalizedRecoverySuggestion", "NSKeyValueChangeNewKey": "new",
    "NSKeyValueChangeNotificationIsPriorKey": "notificationIsPrior",
    "NSKeyValueChangeOldKey": "old", "NSKeyValueChangeKindKey": "kind",
    "NSKeyValueChangeIndexesKey": "indexes",
    "NSForegroundColorAttributeName": "NSColor", "NSBackgroundColorAttributeName": "NSBackgroundColor",
    "NSFontAttributeName": "NSFont", "NSUnderlineStyleAttributeName": "NSUnderline", "NSKernAttributeName": "NSKern",
    "NSStrikethroughStyleAttributeName": "NSStrikethrough", "NSParagraphStyleAttributeName": "NSParagraphStyle",
    "NSLinkAttributeName": "NSLink", "NSBaselineOffsetAttributeName": "NSBaselineOffset",
  ]

  /// A number as an integer type holds it; one with a fraction that is too large becomes the largest.
  private static func cutting(_ type: CInteger) -> Body {
    { message in
      guard case .double(let number) = message[0] else { return .int(type.cut(message.int(0))) }
      let largest = 1 << (type.isSigned ? type.bits - 1 : type.bits) - 1
      return .int(ObjCNumbers.int(.double(min(max(number, type.isSigned ? Double(-largest - 1) : 0), Double(largest)))))
    }
  }

  /// The bits of an argument as a number without a sign.
  private static func unsigned(_ message: ObjCMessage, _ index: Int) -> UInt { UInt(bitPattern: message.int(index)) }

  static let helpers: [Entry] = [
    Entry(doing: "effect") { message in
      logEffect(message[0], of: message[1].isNil ? "" : message.text(1), message.runtime)
    },
    Entry(doing: "waits") { message in
      if message.runtime.driven.contains(message.text(1)) { return }
      let first = message.text(0).prefix { $0 != "," }
      message.runtime.note(
        "nothing runs yet: drive it, e.g. self.call(\"\(first)\"); there are the methods \(message.text(0))")
    },
    Entry("inline", .void) { message throws(ErrorValue) in
      let block = try message.block(0)
      return try message.runtime.straightOn { () throws(ErrorValue) in try block.call([]) }
    },
    Entry(doing: "actions") { message in
      message.runtime.actions = Set(message.text(0).split(separator: " ").map { String($0) })
    },
    // Names are declared before the run.
    Entry(doing: "elsewhere") { _ in },
    Entry("standIn", .void) { message in
      // A class follows the kind if only its object has it.
      if case .string = message[2] { return .nil }
      let owner: ObjCObject? = if case .object(let box) = message[2] { box as? ObjCObject } else { nil }
      return .object(message.runtime.standIn(at: message.text(0), kind: message.text(1), of: owner))
    },
    Entry("given", .any) { message in .object(Unanswered("", message.text(0), message.text(0), message.runtime)) },
    Entry("sendSuper", .any) { message throws(ErrorValue) in
      let above = message.to(message[1], message.text(2), Array(message.arguments.dropFirst(3)))
      return try ObjCInstances.sendSuper(above, above: message.text(0))
    },
    Entry(doing: "begin") { message throws(ErrorValue) in try ObjCInstances.begin(message) },
    Entry("callBlock", .void) { message throws(ErrorValue) in
      switch message[0] {
      case .function(let function): return try function.call(Array(message.arguments.dropFirst()))
      case .object(let box) where box is Unanswered: return message[0]
      case .nil: throw ErrorValue("a block that is nil was called")
      default: throw ErrorValue("a block is called, and this is \(ObjCText.kind(of: message[0]))")
      }
    },
    Entry("foreign", .void) { message throws(ErrorValue) in
      let name = message.text(0)
      if let closure = message.runtime.answers["function \(name)"] {
        return try closure.call(Array(message.arguments.dropFirst()))
      }
      let values = message.arguments.dropFirst().map { ObjCText.oneLine($0, message.runtime) }
      message.runtime.effect(message: "\(name)(\(values.joined(separator: ", ")))", to: name, name)
      // A macro of the app runs the block that it is given.
      if case .function(let block)? = message.arguments.last, block.parameterCount == 0 { _ = try block.call([]) }
      return .object(Unanswered("", name, name, message.runtime))
    },
    Entry("elements", .any) { message throws(ErrorValue) in try ObjCEnumeration.elements(message[0], message.context) },
    Entry("isPresent", .any) { message in .bool(!ObjCText.isNull(message[0])) },
    Entry("firstPresent", .any) { message in ObjCText.isNull(message[0]) ? message[1] : message[0] },
    Entry("constant", .any) { message in .string(constants[message.text(0)] ?? message.text(0)) },
    Entry("pointer", .any) { message in .object(Pointer(message.runtime, setting: message[0])) },
    Entry("NSException_thrown", .any) { message in .error(ObjCErrors.raised(message[0], message.runtime)) },
    Entry("NSException_caught", .any) { message in
      if case .error(let error) = message[0], let payload = error.payload { return payload }
      return message[0]
    },
    Entry(doing: "RACChannelTo_bind") { message throws(ErrorValue) in
      guard let other = message.runtime.stream(message[2]) else {
        throw ErrorValue("RACChannelTo() is bound to a terminal, and this is \(ObjCText.kind(of: message[2]))")
      }
      let own = try message.runtime.channel(message[0], message.text(1), message[3])
      try message.runtime.connect(own, other)
    },
    Entry("NSArray_literal", .any) { message throws(ErrorValue) in
      try ObjCCollections.array(message.arguments, message.context)
    },
    Entry("NSDictionary_literal", .any) { message throws(ErrorValue) in
      try ObjCCollections.dictionary(message.arguments, message.context)
    },
    Entry("Int", .any) { message in .int(message.int(0)) },
    Entry("Int32", .any, cutting(.int)), Entry("UInt32", .any, cutting(.unsigned)),
    Entry("Int16", .any, cutting(CInteger(bits: 16, isSigned: true))),
    Entry("UInt16", .any, cutting(CInteger(bits: 16, isSigned: false))),
    Entry("Int8", .any, cutting(CInteger(bits: 8, isSigned: true))),
    Entry("UInt8", .any, cutting(CInteger(bits: 8, isSigned: false))),
    Entry("isBelow", .any) { message in .bool(unsigned(message, 0) < unsigned(message, 1)) },
    Entry("unsignedQuotient", .any) { message throws(ErrorValue) in
      if message.int(1) == 0 { throw ErrorValue("division by zero") }
      return .int(Int(bitPattern: unsigned(message, 0) / unsigned(message, 1)))
    },
    Entry("unsignedRemainder", .any) { message throws(ErrorValue) in
      if message.int(1) == 0 { throw ErrorValue("division by zero") }
      return .int(Int(bitPattern: unsigned(message, 0) % unsigned(message, 1)))
    },
    Entry("unsignedShift", .any) { message in .int(Int(bitPattern: unsigned(message, 0) >> unsigned(message, 1))) },
    Entry("unsignedDouble", .any) { message in .double(Double(unsigned(message, 0))) },
    Entry("Double", .any) { message in .double(message.double(0)) },
    Entry("Bool", .any) { message in .bool(ObjCNumbers.isTrue(message[0])) },
    Entry("NSNumber_boxed", .any) { message in ObjCText.isNull(message[0]) ? .int(0) : message[0] },
    Entry("structure", .any) { message in
      if ObjCText.isNull(message[1]) { return ObjCStructures.make(message.text(0), [], message.runtime) }
      return ObjCStructures.copy(message[1], message.runtime)
    },
  ]
}

extension ObjCFunctions {
  private static let ofCode: [Entry] =
    logging + macros + dispatch + waiting + numbers + making + ObjCStructures.functions
  private static let all: [Entry] = ofCode + helpers + ObjCDrive.functions

  private static let table: [String: LibraryMember] = all.reduce(into: [:]) { known, entry in
    known[entry.name] = LibraryMember(entry.name, isEffect: entry.result == .void) { call throws(ErrorValue) in
      try entry.body(
        ObjCMessage(
          receiver: .nil, selector: ObjCMessage.selector(entry.name, call), arguments: call.arguments,
          runtime: ObjCRuntime.of(call.context), place: call.place))
    }
  }

  static func find(_ name: String) -> LibraryMember? { table[name] }
  static func isKnown(_ name: String) -> Bool { table[name] != nil }
  /// The functions that code calls: those of the drive and of the translation are none.
  static let namesOfCode = ofCode.map { $0.name }.sorted()

  /// The functions that are called for what they do.
  static let effects = Set(all.filter { $0.result == .void }.map { $0.name })
  static let results = all.reduce(into: [String: ObjCType]()) { results, entry in
    if entry.result != .any { results[entry.name] = entry.result }
  }
}
