import Streams

/// Calls of the drive that do not fit their stand-in: nothing would hear them.
extension StandIns {
  /// The words of the drive that move stand-ins of some kind: `slide`, `tap`.
  private var wordsOfDrive: Set<String> {
    var words: Set<String> = []
    for kind in kinds {
      for sign in kind.signs where sign.hasPrefix("drive ") { words.insert(String(sign.dropFirst(6).dropLast(2))) }
      for part in kind.drive.split(separator: " ") where part.hasPrefix(".") {
        words.insert(String(part.dropFirst().prefix { $0 != "(" }))
      }
    }
    return words
  }

  /// The faults of the statements of a drive whose calls their stand-ins do not understand.
  func misfits(in script: ParsedScript, isDriving: (Statement) -> Bool?) -> [SpannedFault] {
    let words = wordsOfDrive
    var faults: [SpannedFault] = []
    let walk = SyntaxWalk { [self] expression in
      guard case .postfix(let base, let parts) = expression.kind, case .name(let name) = base.kind,
        case .object(let box)? = session.globals[name]?.value, let root = box as? StandIn,
        case .member(let call)? = parts.last, call.arguments != nil,
        words.contains(call.name) || wordMeant(by: call.name) != nil,
        let standIn = part(of: root, parts.dropLast()), !standIn.understands(call.name)
      else { return true }
      if !words.contains(call.name), let near = wordMeant(by: call.name) {
        let title = "\(standIn.path) has no '\(call.name)'; did you mean '\(near)'?"
        faults.append(SpannedFault(.language(Wording(title)), call.nameSpan))
        return true
      }
      faults.append(SpannedFault(.language(misfit(call.name, of: standIn)), call.nameSpan))
      return true
    }
    for statement in script.statements where isDriving(statement) == true { walk.walk(statement) }
    return faults
  }

  /// The word of the drive that a misspelt one means.
  func wordMeant(by name: String) -> String? {
    guard let near = Suggestion.nearest(to: name, among: wordsOfDrive.sorted()),
      Suggestion.isMisspelling(name, ofOneAmong: [near], isMember: true)
    else { return nil }
    return near
  }

  /// The stand-in that a path names; nothing where it names another value.
  private func part(of root: StandIn, _ parts: ArraySlice<PostfixPart>) -> StandIn? {
    var current = root
    for part in parts {
      guard case .member(let member) = part, member.arguments == nil,
        let value = try? current.member(member.name), case .object(let box) = value, let next = box as? StandIn
      else { return nil }
      current = next
    }
    return current
  }

  private func misfit(_ word: String, of standIn: StandIn) -> Wording {
    let article = standIn.kind == "element" ? "an" : "a"
    let kind = standIn.kind.isEmpty ? "" : ", which is \(article) \(standIn.kind)"
    let way = kinds.first { $0.name == standIn.kind }?.drive ?? drive(ofUnknown: standIn.path)
    return Wording(
      "'\(word)' moves nothing in \(standIn.path)\(kind)",
      help: way.hasPrefix(".") ? "drive it by \(way)" : "it \(way)")
  }
}
