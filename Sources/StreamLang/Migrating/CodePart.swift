import Streams

/// A part of code that an app can use: a subject, a property whose values are a stream, or a method without parameters.
struct CodePart {
  enum Use {
    case send, set, call
  }

  let path: String
  let use: Use
  /// The type of its values, if it is known.
  var type: String?
  /// The type of a subject: `PassthroughSubject`.
  var kind = ""
  var stream: Stream?
  /// Whether the code itself sends to it, or sets it.
  var isMoved = false
  /// Whether it is a name of its own.
  var isGlobal = false
  /// The call of a method, with `…` for its argument.
  var call = ""

  /// The values that controls offer, by their types.
  static let values = [
    "String": "\"…\"", "Bool": "true", "Int": "…", "Double": "…", "Float": "…", "CGFloat": "…", "Void": "()",
    "()": "()",
  ]

  /// The way to move it, in the words of a library: `.send("…")`, `model.name = true`, `.load()`.
  func drive(sending: String, in library: Library?) -> String {
    let value = type.flatMap { Self.values[$0] } ?? "…"
    switch use {
    case .send:
      let own = library?.sendsOfTypes[kind]?.first.map { "\($0)(…)" } ?? sending
      return "." + own.split(separator: "…", omittingEmptySubsequences: false).joined(separator: value)
    case .set: return "\(path) = \(value)"
    case .call: return call
    }
  }
}

extension InventedDrive {
  /// Returns controls for the subjects, properties and methods of code that has run.
  public static func controls(
    of source: SourceText, in language: SourceLanguage, _ session: Session
  ) -> [StandInControl] {
    let pasted = PastedCode(source, in: language, isInterrupted: { false })
    let uses = CodeUses(pasted.script.statements.filter { !pasted.isDriving($0) }, source)
    let library = Library.of(session.settings.dialect)
    // Signals of Objective-C carry objects, which are texts more often than not.
    let sending = session.standIns?.sending ?? "send(\"…\")"
    var controls: [StandInControl] = []
    for part in uses.parts(in: session, pasted.script.declaredTypes) {
      // A property is moved by its name, not by its publisher; a stream of streams takes no value that can be written.
      if part.path.contains(".$") || part.path.hasSuffix(".objectWillChange") { continue }
      if let type = part.type, let library, library.streamTypes.contains(type) || type.hasPrefix("Any") && type != "Any"
      {
        continue
      }
      var drive = part.drive(sending: sending, in: library)
      if part.use == .call, let last = controls.last, last.name == part.path {
        drive = last.drive + " " + drive
        controls.removeLast()
      }
      controls.append(StandInControl(name: part.path, kind: part.kind, drive: drive, isMoved: part.isMoved))
    }
    return controls
  }
}

extension CodeUses {
  /// Returns the parts for the app to use that a run has made, in the order of the code.
  func parts(in session: Session, _ types: DeclaredTypes) -> [CodePart] {
    let library = Library.of(session.settings.dialect)
    // A signal and its observer are one stream, which the name of the latter drives.
    var names: [ObjectIdentifier: String] = [:]
    for name in declared {
      guard case .stream(let stream)? = session.names.globals[name]?.value else { continue }
      names[ObjectIdentifier(stream)] = name
    }
    var parts: [CodePart] = []
    for name in declared {
      let type = types[name]
      let (kind, element, isMoved) = (type?.name ?? "", type?.arguments.first?.name, receivers.contains(name))
      switch session.names.globals[name]?.value {
      case .stream(let stream)? where stream.asEventTarget != nil && names[ObjectIdentifier(stream)] == name:
        parts.append(
          CodePart(
            path: name, use: .send, type: element, kind: kind, stream: stream, isMoved: isMoved, isGlobal: true))
      case .stream(let stream)? where stream.isProperty:
        let takes = library?.sendsOfTypes[kind] != nil
        guard takes || library?.settable.contains(where: { $0.value == kind }) == true else { continue }
        parts.append(
          CodePart(
            path: takes ? name : name + ".value", use: takes ? .send : .set, type: element, kind: kind,
            isMoved: isMoved || assigned.contains(name), isGlobal: true))
      case .object(let box)? where !box.className.isEmpty && box.className == library?.subjectName:
        parts.append(CodePart(path: name, use: .send, isMoved: isMoved, isGlobal: true))
      case .object(let box as Instance)? where !isMoved: parts += self.parts(of: box, as: name, types)
      default: break
      }
    }
    for name in ["self"] + self.types.map({ "self" + $0 }) where !declared.contains(name) {
      if case .object(let box as Instance)? = session.names.globals[name]?.value {
        parts += self.parts(of: box, as: name, types)
      }
    }
    return parts
  }

  /// Returns the published properties, subjects and methods of an object that the app can use.
  private func parts(of box: Instance, as name: String, _ types: DeclaredTypes) -> [CodePart] {
    var parts: [CodePart] = []
    for property in box.type.line.flatMap({ $0.own.properties }) where !hidden.contains(property.name) {
      let path = "\(name).\(property.name)"
      let isSet = assigned.contains(property.name)
      let type: String
      switch box.kept(property.name) {
      case .stream(let stream)?:
        guard stream.asEventTarget != nil else { continue }
        let declared = types[property.name]
        parts.append(
          CodePart(
            path: path, use: .send, type: declared?.arguments.first?.name ?? property.type?.arguments.first?.name,
            kind: declared?.name ?? "", stream: stream, isMoved: isSet || receivers.contains(property.name)))
        continue
      case .string?: type = "String"
      case .bool?: type = "Bool"
      case .int?: type = "Int"
      default: continue
      }
      if published.contains(property.name) {
        parts.append(CodePart(path: path, use: .set, type: type, isMoved: isSet))
      }
    }
    let called = (methods[box.type.name] ?? []).map { ".\($0)()" } + (calls[box.type.name] ?? [])
    return parts + called.map { CodePart(path: name, use: .call, call: $0) }
  }
}
