import Printing
import StreamLang

/// `rxplay lsp`: what an editor asks by the Language Server Protocol, with the tables of the shell.
///
/// Messages are answered in their order. Diagnostics are published when no further message waits, so that fast typing
/// does not run every version of a text.
struct LanguageServer {
  static let command = Command(
    name: "lsp", usage: "rxplay lsp", summary: "serve an editor by the Language Server Protocol",
    details:
      "Messages come on standard input, and answers go to standard output. Scripts, ```rx blocks of Markdown and code of "
      + "an app with a drive are run as they are typed.",
    operands: .none, options: []
  ) { arguments throws(UsageFault) in
    guard arguments.files.isEmpty else { throw UsageFault(message: "'lsp' takes no files: the editor names them") }
    var server = LanguageServer()
    return server.run()
  }

  /// The codes of errors in JSON-RPC.
  private enum Code: Int {
    case notJSON = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case notInitialized = -32002
  }

  private var connection = Connection()
  private var documents: [String: OpenDocument] = [:]
  /// The addresses of texts whose diagnostics are not published yet, in the order of their changes.
  private var changed: [String] = []
  private var isInitialized = false
  private var isShutDown = false
  /// Whether code of an app is run without a drive, too.
  private var runsCode = false
  private var requests = 0
  /// The language of the editor.
  private var edition = Edition()

  /// Serves until the editor says `exit` or goes away. Returns the exit status.
  private mutating func run() -> Int32 {
    while true {
      switch connection.next(waits: changed.isEmpty) {
      case .message(let message):
        if message["method"]?.string == "exit" { return isShutDown ? 0 : 1 }
        handle(message)
      case .broken: respond(to: .null, .notJSON, "the message is not JSON")
      case .idle: publish()
      case .end:
        while !changed.isEmpty { publish() }
        return isShutDown ? 0 : 1
      }
    }
  }

  private func respond(to id: JSONTree, _ code: Code, _ message: String) {
    connection.send([
      "jsonrpc": "2.0", "id": id, "error": ["code": JSONTree(code.rawValue), "message": .string(message)],
    ])
  }

  private func notify(_ method: String, _ parameters: JSONTree) {
    connection.send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  private mutating func handle(_ message: JSONTree) {
    guard case .object = message else { return respond(to: .null, .invalidRequest, "a message is an object") }
    // An answer of the editor has no method.
    guard let method = message["method"]?.string else {
      if message["result"] == nil, message["error"] == nil, let id = message["id"] {
        respond(to: id, .invalidRequest, "the request has no method")
      }
      return
    }
    let parameters = message["params"] ?? [:]
    guard let id = message["id"] else { return take(method, parameters) }
    if isShutDown { return respond(to: id, .invalidRequest, "the server is shut down") }
    if !isInitialized, method != "initialize" { return respond(to: id, .notInitialized, "'initialize' comes first") }
    guard let answer = answer(to: method, parameters) else {
      return respond(to: id, .unknownMethod, "there is no method '\(method)'")
    }
    connection.send(["jsonrpc": "2.0", "id": id, "result": answer])
  }

  /// Takes a notification.
  private mutating func take(_ method: String, _ parameters: JSONTree) {
    let document = parameters["textDocument"]
    guard let address = document?["uri"]?.string else { return }
    switch method {
    case "textDocument/didOpen":
      if let text = document?["text"]?.string { open(address, document?["version"], text) }
    case "textDocument/didChange":
      // Changes are whole texts; the last one counts.
      if let text = parameters["contentChanges"]?.array?.last?["text"]?.string {
        open(address, document?["version"], text)
      }
    case "textDocument/didClose":
      documents[address] = nil
      changed.removeAll { $0 == address }
      notify("textDocument/publishDiagnostics", ["uri": .string(address), "diagnostics": []])
    default: break
    }
  }

  private mutating func open(_ address: String, _ version: JSONTree?, _ text: String) {
    documents[address] = OpenDocument(address: address, version: version ?? .null, text: text, runsCode: runsCode)
    changed.removeAll { $0 == address }
    changed.append(address)
  }

  /// Publishes the diagnostics of the text that changed first.
  private mutating func publish() {
    let address = changed.removeFirst()
    let list = documents[address].map { DocumentAnswers($0).diagnostics } ?? []
    var parameters: [JSONTree.Member] = [JSONTree.Member(name: "uri", value: .string(address))]
    if let version = documents[address]?.version, version != .null {
      parameters.append(JSONTree.Member(name: "version", value: version))
    }
    parameters.append(JSONTree.Member(name: "diagnostics", value: .array(list)))
    notify("textDocument/publishDiagnostics", .object(parameters))
  }

  /// Returns the answer to a request; `nil` for an unknown method.
  private mutating func answer(to method: String, _ parameters: JSONTree) -> JSONTree? {
    let document = (parameters["textDocument"]?["uri"]?.string).flatMap { documents[$0] }
      .map { DocumentAnswers($0, edition) }
    switch method {
    case "initialize":
      isInitialized = true
      runsCode = parameters["initializationOptions"]?["code"] == true
      if parameters["locale"]?.string?.hasPrefix("zh") == true { edition = Edition.installed("zh") }
      return Self.capabilities
    case "shutdown":
      isShutDown = true
      return .null
    case "textDocument/completion": return document?.completion(at: parameters["position"]) ?? []
    case "textDocument/hover": return document?.hover(at: parameters["position"]) ?? .null
    case "textDocument/codeAction": return .array(document?.actions(in: parameters["range"]) ?? [])
    case "textDocument/codeLens": return .array(document?.lenses ?? [])
    case "textDocument/semanticTokens/full": return ["data": .array(document?.tokens ?? [])]
    case "workspace/executeCommand": return execute(parameters)
    default: return nil
    }
  }

  private static let capabilities: JSONTree = [
    "capabilities": [
      "positionEncoding": "utf-16",
      "textDocumentSync": ["openClose": true, "change": 1],
      "completionProvider": ["triggerCharacters": [".", "(", "\""]],
      "hoverProvider": true,
      "codeActionProvider": ["codeActionKinds": ["quickfix"]],
      "codeLensProvider": ["resolveProvider": false],
      "semanticTokensProvider": [
        "legend": [
          "tokenTypes": .array(DocumentAnswers.tokenTypes.map { .string($0.name) }), "tokenModifiers": [],
        ],
        "full": true,
      ],
      "executeCommandProvider": ["commands": ["rxplay.picture", "rxplay.update"]],
    ],
    "serverInfo": ["name": "rxplay", "version": .string(Command.version)],
  ]

  /// Runs a command of a lens: shows a picture, or updates expected output.
  private mutating func execute(_ parameters: JSONTree) -> JSONTree {
    let arguments = parameters["arguments"]?.array ?? []
    guard let address = arguments.first?.string, let document = documents[address] else { return .null }
    switch parameters["command"]?.string {
    case "rxplay.picture":
      let picture = DocumentAnswers(document).picture(number: arguments.dropFirst().first?.int ?? -1)
      notify("window/showMessage", ["type": 3, "message": .string(picture)])
      return .string(picture)
    case "rxplay.update":
      requests += 1
      connection.send([
        "jsonrpc": "2.0", "id": .string("update-\(requests)"), "method": "workspace/applyEdit",
        "params": ["edit": DocumentAnswers(document).update],
      ])
      return .null
    default: return .null
    }
  }
}
