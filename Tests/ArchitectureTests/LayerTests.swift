import Testing

struct `Rooms stand in layers` {
  @Test func `Every target imports only those below it`() {
    let rows = Dictionary(
      uniqueKeysWithValues: Layers.modules.enumerated().flatMap { row, modules in modules.map { ($0, row) } })
    #expect(Set(rows.keys) == Set(Project.targets.keys))
    for path in Project.sources {
      guard let target = Project.place(of: path)?.target, let row = rows[target] else { continue }
      for (module, line) in Project.tokens(path).imports {
        #expect(rows[module, default: -1] < row, "\(path):\(line): \(module) stands no lower")
      }
    }
  }

  @Test(arguments: Layers.targets.indices) func `Every folder of a target with rooms is in the table`(_ index: Int) {
    let target = Layers.targets[index]
    let folder = Project.targets[target.name] ?? ""
    let folders = Set(Project.folders(in: folder).filter { !$0.hasSuffix(".docc") })
    #expect(Set(target.rows.joined()).subtracting([Layers.root]) == folders)
  }

  @Test(arguments: Layers.targets.indices) func `Every exception is needed`(_ index: Int) {
    var strict = Rooms.all[index]
    strict.exceptions = [:]
    let arrows = strict.arrowsByType + strict.arrowsByMember
    for (room, names) in Layers.targets[index].exceptions {
      for name in names { #expect(arrows.contains { $0.contains(": \(room) names \(name) of ") }, "\(room): \(name)") }
    }
  }

  @Test(arguments: Layers.targets.indices) func `No file names a type that a later room declares`(_ index: Int) {
    let arrows = Rooms.all[index].arrowsByType
    #expect(arrows.isEmpty, "\(arrows.count) arrows run back:\n\(arrows.joined(separator: "\n"))")
  }

  @Test(arguments: Layers.targets.indices) func `No file uses a member that a later room adds to a type`(_ index: Int) {
    let arrows = Rooms.all[index].arrowsByMember
    #expect(arrows.isEmpty, "\(arrows.count) arrows run back:\n\(arrows.joined(separator: "\n"))")
  }
}

/// The rooms of a target, and the arrows between them.
private struct Rooms {
  /// Those of every target, read once for all tests.
  static let all = Layers.targets.map { Rooms(of: $0) }

  private struct File {
    let path: String
    let room: String
    let declarations: (outer: Set<String>, inner: Set<String>)
    let extensionMembers: [(type: String, member: String)]
    let mentions: [String: Int]
    let uses: [String: Int]

    init(_ path: String, in room: String) {
      let tokens = Project.tokens(path)
      self.path = path
      self.room = room
      declarations = tokens.declarations
      extensionMembers = tokens.extensionMembers
      mentions = tokens.mentions
      uses = tokens.uses
    }
  }

  private let files: [File]
  /// The files of the other targets.
  private let others: [String]
  private let rooms: [(room: String, row: Int)]
  /// The names that a room may use although a later one declares them.
  var exceptions: [String: Set<String>]

  init(of target: Layers.Target) {
    rooms = target.rows.enumerated().flatMap { row, rooms in rooms.map { (room: $0, row: row) } }
    exceptions = target.exceptions
    others = Project.sources.filter { Project.place(of: $0)?.target != target.name }
    files = Project.sources.compactMap { path in
      guard let place = Project.place(of: path), place.target == target.name else { return nil }
      return File(path, in: place.inner.count > 1 ? place.inner[0] : Layers.root)
    }
  }

  /// The rooms that a file of a room may name.
  private func allowed(in room: String) -> Set<String> {
    guard let row = rooms.first(where: { $0.room == room })?.row else { return [] }
    return Set(rooms.filter { $0.room == room || $0.row < row }.map(\.room))
  }

  /// The names that only forbidden rooms declare: a nearer declaration has precedence.
  private func arrows(
    homes: [String: Set<String>], known: [String: Set<String>], mentions: (File) -> [String: Int]
  ) -> [String] {
    var arrows: [String] = []
    for file in files where rooms.contains(where: { $0.room == file.room }) {
      let allowed = allowed(in: file.room)
      for (name, line) in mentions(file).sorted(by: { $0.value < $1.value }) {
        guard let homes = homes[name], homes.isDisjoint(with: allowed), exceptions[file.room]?.contains(name) != true,
          !allowed.contains(where: { known[$0]?.contains(name) == true })
        else { continue }
        arrows.append("\(file.path):\(line): \(file.room) names \(name) of \(homes.sorted().joined(separator: ", "))")
      }
    }
    return arrows
  }

  var arrowsByType: [String] {
    var (homes, known): ([String: Set<String>], [String: Set<String>]) = ([:], [:])
    for file in files {
      let (outer, inner) = file.declarations
      for name in outer { homes[name, default: []].insert(file.room) }
      known[file.room, default: []].formUnion(outer.union(inner))
    }
    return arrows(homes: homes, known: known) { $0.mentions }
  }

  var arrowsByMember: [String] {
    let types = Set(files.flatMap { $0.declarations.outer })
    // A member of that name may as well belong to a type of another target, or of the standard library.
    let foreign = others.reduce(into: Self.standardMembers) { $0.formUnion(Project.declaredMembers($1)) }
    var (homes, known): ([String: Set<String>], [String: Set<String>]) = ([:], [:])
    for file in files {
      for (type, member) in file.extensionMembers
      where types.contains(type) && !foreign.contains(member) {
        homes[member, default: []].insert(file.room)
      }
      known[file.room, default: []].formUnion(Project.declaredMembers(file.path))
    }
    return arrows(homes: homes, known: known) { $0.uses }
  }

  /// Members of the standard library whose names extensions give to members of other types as well.
  private static let standardMembers: Set = [
    "append", "contains", "count", "description", "filter", "first", "isEmpty", "isLetter", "joined", "last", "map",
    "max", "min", "random",
    "reduce", "reversed", "sorted", "split", "text", "value",
  ]
}
