import Marbles
import StreamLang

extension StreamGraph {
  /// The form of a printed graph.
  public enum Form: String, CaseIterable, Sendable {
    /// A tree with its root at the top; a stream that occurs twice is written out once.
    case graph
    /// The language of Graphviz.
    case dot
    /// The language of Mermaid.
    case mermaid
    /// One JSON object on one line.
    case json
  }

  /// Returns the graph as text; every line ends with a newline.
  public func text(_ form: Form, ascii: Bool = false) -> String {
    switch form {
    case .graph: tree(ascii: ascii)
    case .dot: dot
    case .mermaid: mermaid
    case .json: json
    }
  }

  private func tree(ascii: Bool) -> String {
    let signs =
      ascii
      ? (branch: "+- ", last: "`- ", closure: "{ } ", line: "|  ", again: " (above)")
      : (branch: "├─ ", last: "└─ ", closure: "{ } ", line: "│  ", again: " ↑")
    var text = ""
    var shown: Set<Int> = []
    let inputs = Dictionary(grouping: edges, by: { $0.to })
    for root in roots {
      var pending = [(node: root.node, head: "", tail: "", prefix: root.name == nodes[root.node].name ? "" : root.name)]
      while let (node, head, tail, prefix) = pending.popLast() {
        guard text.utf8.count < Self.largestTree else { return text + "…\n" }
        let isNew = shown.insert(node).inserted
        let names = [prefix, nodes[node].name ?? ""].filter { !$0.isEmpty }
        // A named stream that was written out above needs only its name.
        let parts = isNew || names.isEmpty ? names + [nodes[node].call] : names
        text += head + parts.map(ValueText.source).joined(separator: " = ") + (isNew ? "" : signs.again) + "\n"
        guard isNew else { continue }
        let given = inputs[node] ?? []
        for (index, edge) in given.enumerated().reversed() {
          let isLast = index + 1 == given.count
          let sign = isLast ? signs.last : signs.branch
          pending.append(
            (
              edge.from, tail + sign + (edge.link == .closure ? signs.closure : ""),
              tail + (isLast ? "   " : signs.line), ""
            ))
        }
      }
    }
    return text
  }

  /// Bytes of a tree: lines far to the right are mostly indentation.
  private static let largestTree = 2_000_000

  private var dot: String {
    var text = "digraph streams {\n  rankdir=LR;\n  node [shape=box, style=rounded];\n"
    for (index, node) in nodes.enumerated() {
      let label = [node.name, node.call].compactMap { $0 }.map(Self.dotText).joined(separator: "\\n")
      text += "  s\(index) [label=\"\(label)\"];\n"
    }
    for (number, root) in roots.enumerated() where root.name != nodes[root.node].name {
      text += "  r\(number) [label=\"\(Self.dotText(root.name))\", shape=plaintext];\n  s\(root.node) -> r\(number);\n"
    }
    for edge in edges {
      text += "  s\(edge.from) -> s\(edge.to)\(edge.link == .closure ? " [style=dashed]" : "");\n"
    }
    return text + "}\n"
  }

  private static func dotText(_ text: String) -> String {
    ValueText.source(text).unicodeScalars.reduce(into: "") { text, scalar in
      if scalar == "\\" || scalar == "\"" { text.append("\\") }
      text.unicodeScalars.append(scalar)
    }
  }

  private var json: String {
    let nodes = nodes.map { node in
      "{" + (node.name.map { "\"name\":\(JSONText.string($0))," } ?? "") + "\"call\":\(JSONText.string(node.call))}"
    }
    let edges = edges.map { edge in
      "{\"from\":\(edge.from),\"to\":\(edge.to),\"link\":\"\(edge.link == .closure ? "closure" : "input")\"}"
    }
    let roots = roots.map { "{\"name\":\(JSONText.string($0.name)),\"node\":\($0.node)}" }
    let members = [("nodes", nodes), ("edges", edges), ("roots", roots)]
    return "{\"kind\":\"graph\"" + members.map { ",\"\($0)\":[\($1.joined(separator: ","))]" }.joined() + "}\n"
  }

  private var mermaid: String {
    var text = "flowchart LR\n"
    for (index, node) in nodes.enumerated() {
      let label = [node.name, node.call].compactMap { $0 }.map(Self.mermaidText).joined(separator: "<br/>")
      text += "  s\(index)[\"\(label)\"]\n"
    }
    for (number, root) in roots.enumerated() where root.name != nodes[root.node].name {
      text += "  r\(number)([\"\(Self.mermaidText(root.name))\"])\n  s\(root.node) --> r\(number)\n"
    }
    for edge in edges { text += "  s\(edge.from) \(edge.link == .closure ? "-.->" : "-->") s\(edge.to)\n" }
    return text
  }

  /// Returns a label for Mermaid, with numbers for the characters of Markdown and HTML, which it reads.
  private static func mermaidText(_ text: String) -> String {
    var out = ""
    for scalar in ValueText.source(text).unicodeScalars {
      switch scalar {
      case "\"", "#", "<", ">", "&", "`", "*", "_", "\\", ";", "[", "]", "{", "}", "|": out += "#\(scalar.value);"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
