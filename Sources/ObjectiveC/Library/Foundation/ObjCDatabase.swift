import StreamLang
import Streams

/// `FMDatabase`, whose rows the drive gives.
final class Database: ObjCBox {
  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    switch message.selector {
    case "open", "close", "executeUpdate:": return .bool(true)
    case "executeQuery:":
      let query = message.text(0)
      guard let found = message.runtime.rows.first(where: { $0.query == query || $0.query == "*" }) else {
        message.runtime.note("nothing answers the query, so it has no rows: database(\"\(query)\", rows: [[…]])")
        return .object(Rows([], message.runtime))
      }
      var rows = found.rows
      if case .function(let closure) = rows { rows = try closure.call(Array(message.arguments.dropFirst())) }
      return .object(Rows(try ObjCCollections.elements(rows, message.context), message.runtime))
    default: return nil
    }
  }
}

/// `FMResultSet`
private final class Rows: ObjCBox {
  private let rows: [Value]
  private var position = -1

  init(_ rows: [Value], _ runtime: ObjCRuntime) {
    self.rows = rows
    super.init("FMResultSet", runtime)
  }

  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    switch message.selector {
    case "next":
      position += 1
      return .bool(position < rows.count)
    case "close": return .nil
    case let name where name.hasSuffix("ForColumn:") || name.hasSuffix("ForColumnName:"):
      guard rows.indices.contains(position) else { return .nil }
      let value = ObjCCollections.entries(rows[position])?[message[0]] ?? .nil
      return name.hasPrefix("int") || name.hasPrefix("long") ? .int(ObjCNumbers.int(value)) : value
    case let name where name.hasSuffix("ForColumnIndex:"):
      guard rows.indices.contains(position) else { return .nil }
      return try ObjCCollections.element(
        try ObjCCollections.elements(rows[position], message.context), message.int(0))
    default: return nil
    }
  }
}
