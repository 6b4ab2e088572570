import StreamLang
import Streams

/// Requests, notifications, settings of the user and databases.
enum ObjCNetwork {
  static func make(_ message: ObjCMessage, _ name: String) throws(ErrorValue) -> Value? {
    let (selector, runtime) = (message.selector, message.runtime)
    switch (name, selector) {
    case ("NSNotificationCenter", "defaultCenter"): return .object(Center(name, runtime))
    case ("NSUserDefaults", "standardUserDefaults"): return .object(Defaults(name, runtime))
    case ("NSURLSession", _) where message.arguments.isEmpty || selector.hasPrefix("sessionWith"):
      return .object(ObjCObject(name, path: "NSURLSession", runtime, isStandIn: false))
    case ("NSURLConnection", "sendAsynchronousRequest:queue:completionHandler:"):
      let block = try message.block(2)
      answer(address(message[0], runtime), on: ObjCTime.queue(message[1], runtime), runtime) {
        data, response, error throws(ErrorValue) in
        _ = try block.call([response, data, error])
      }
      return .nil
    case ("NSURLConnection", "rac_sendAsynchronousRequest:"):
      return .stream(
        try request(address(message[0], runtime), on: "background", message) { data, response in
          .tuple([response, data])
        })
    case ("FMDatabase", "databaseWithPath:"): return .object(Database(name, runtime))
    default: return nil
    }
  }

  /// Whether the objects of a class send requests: how they are set up is no effect.
  static func isClient(_ name: String) -> Bool { name.hasPrefix("AFHTTP") || name.hasPrefix("NSURL") }

  private static func address(_ value: Value, _ runtime: ObjCRuntime) -> String {
    if case .object(let box) = value {
      if let address = box.kept("address") { return ObjCText.plain(address, runtime) }
    }
    return ObjCText.plain(value, runtime)
  }

  /// The answer of the drive for an address.
  static func answer(for url: String, _ runtime: ObjCRuntime) -> NetworkAnswer {
    let known = runtime.network.indices.filter { runtime.network[$0].url == url }
    let list = known.isEmpty ? runtime.network.indices.filter { runtime.network[$0].url == nil } : known
    // Several answers for one address come in order, and the last one stays.
    guard let chosen = list.first(where: { !runtime.network[$0].answer.isUsed }) ?? list.last else {
      let request = url.isEmpty ? "the request, which has no address" : url
      runtime.note(
        "nothing answers \(request), so it gives {} after 1s; the drive can say more: network(\"\(url)\", after: 1s, gives: …)"
      )
      return NetworkAnswer(delay: 1_000_000_000, gives: .dictionary(DictionaryBox()), fails: .nil, status: 200)
    }
    runtime.network[chosen].answer.isUsed = true
    return runtime.network[chosen].answer
  }

  private static func response(_ answer: NetworkAnswer, _ url: String, _ runtime: ObjCRuntime) -> Value {
    .object(
      ObjCValue(
        "NSHTTPURLResponse", "<NSHTTPURLResponse: \(answer.status)>",
        [("statusCode", .int(answer.status)), ("URL", ObjCValues.url(url, runtime))], runtime))
  }

  private static func data(_ value: Value, _ runtime: ObjCRuntime) -> Value {
    .object(ObjCValue("NSData", "<NSData: \(ObjCText.oneLine(value, runtime))>", [("content", value)], runtime))
  }

  typealias Handler = (Value, Value, Value) throws(ErrorValue) -> Void

  @discardableResult
  static func answer(
    _ url: String, on queue: Int32?, raw: Bool = false, _ runtime: ObjCRuntime, _ done: @escaping Handler
  ) -> Subscriber {
    let answer = answer(for: url, runtime)
    return ObjCTime.after(answer.delay, on: queue, runtime) { () throws(ErrorValue) in
      if ObjCText.isNull(answer.fails) {
        try done(raw ? answer.gives : data(answer.gives, runtime), response(answer, url, runtime), .nil)
      } else {
        try done(.nil, .nil, .error(answer.fails.asError))
      }
    }
  }

  /// A request as a signal.
  private static func request(
    _ url: String, on queue: String, _ message: ObjCMessage, raw: Bool = false,
    _ result: @escaping (Value, Value) -> Value
  ) throws(ErrorValue) -> Stream {
    let runtime = message.runtime
    return try runtime.created(called: message.selector, message.place) { values throws(ErrorValue) in
      guard case .stream(let stream)? = values.first, let target = stream.asEventTarget else { return .nil }
      let world = runtime.world
      let job = answer(url, on: world.scheduler.queue(named: queue), raw: raw, runtime) {
        data, response, error throws(ErrorValue) in
        if error.isNil {
          target.send(result(data, response), in: world)
          target.sendCompleted(in: world)
        } else {
          target.sendError(error.asError, in: world)
        }
      }
      return .disposable(job)
    }
  }

  /// Messages of sessions and of AFNetworking, which any object understands.
  static func send(_ message: ObjCMessage, _ object: ObjCObject) throws(ErrorValue) -> Value? {
    let (selector, runtime) = (message.selector, message.runtime)
    switch selector {
    case "dataTaskWithRequest:completionHandler:", "dataTaskWithURL:completionHandler:":
      let block = try message.block(1)
      let url = address(message[0], runtime)
      let task = ObjCObject("NSURLSessionDataTask", path: "", runtime, isStandIn: false)
      var job: Subscriber?
      // NSURLSessionTaskState: it runs, waits, is being cancelled, or is done.
      func become(_ state: Int) { task.keep(.int(state), as: "state") }
      become(1)
      task.keep(
        .method(
          NativeFunction(parameterCount: 0) { _ in
            guard job == nil else { return .nil }
            become(0)
            job = answer(url, on: runtime.world.scheduler.queue(named: "background"), runtime) {
              data, response, error throws(ErrorValue) in
              become(3)
              _ = try block.call([data, response, error])
            }
            return .nil
          }), as: "resume")
      task.keep(
        .method(
          NativeFunction(parameterCount: 0) { _ in
            if ObjCNumbers.int(task.current("state")) < 2 { become(2) }
            job?.dispose()
            return .nil
          }), as: "cancel")
      return .object(task)
    case "setValue:forHTTPHeaderField:", "addValue:forHTTPHeaderField:":
      let headers = ObjCCollections.entries(object.current("allHTTPHeaderFields")) ?? DictionaryBox()
      headers[message[1]] = message[0]
      object.keep(.dictionary(headers), as: "allHTTPHeaderFields")
      return .nil
    case "valueForHTTPHeaderField:":
      return ObjCCollections.entries(object.current("allHTTPHeaderFields"))?[message[0]] ?? .nil
    case let name where name.hasPrefix("rac_") && name.hasSuffix(":parameters:"):
      return .stream(try request(message.text(0), on: "main", message, raw: true) { data, _ in data })
    case let name where name.hasSuffix("success:failure:") && name.contains(":parameters:"):
      let count = message.arguments.count
      let (success, failure) = (message[count - 2], message[count - 1])
      let task = ObjCObject("NSURLSessionDataTask", path: "", runtime, isStandIn: false)
      let job = answer(message.text(0), on: 0, raw: true, runtime) { data, response, error throws(ErrorValue) in
        if error.isNil {
          task.keep(response, as: "response")
          if case .function(let block) = success { _ = try block.call([.object(task), data]) }
        } else if case .function(let block) = failure {
          _ = try block.call([.object(task), error])
        }
      }
      task.keep(
        .method(
          NativeFunction(parameterCount: 0) { _ in
            job.dispose()
            return .nil
          }), as: "cancel")
      return .object(task)
    default: return nil
    }
  }

  // MARK: Notifications

  static func post(_ name: String, _ object: Value, _ info: Value, _ runtime: ObjCRuntime) {
    post(ObjCValues.notification(name, object, info, runtime), runtime)
  }

  private static func post(_ note: Value, _ runtime: ObjCRuntime) {
    guard case .object(let box) = note else { return }
    runtime.send(note, to: runtime.notifications(of: box.kept("name") ?? .nil))
    runtime.send(note, to: runtime.notifications)
  }

  private static func isWanted(_ note: Value, _ sender: Value) -> Bool {
    guard case .object(let box) = note else { return false }
    return ObjCText.isNull(sender) || ObjCNumbers.areEqual(box.kept("object") ?? .nil, sender)
  }

  private final class Center: ObjCBox {
    override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
      let runtime = message.runtime
      switch message.selector {
      case "postNotificationName:object:", "postNotificationName:object:userInfo:":
        post(message.text(0), message[1], message[2], runtime)
        return .nil
      case "postNotification:":
        post(message[0], runtime)
        return .nil
      case "addObserver:selector:name:object:":
        let (observer, selector, name, sender) = (message[0], message.text(1), message[2], message[3])
        let listener = runtime.listen(runtime.notifications(of: name)) { note in
          guard isWanted(note, sender) else { return }
          do throws(ErrorValue) { try ObjCDispatch.notify(observer, selector, note, runtime) } catch {
            runtime.report(error)
          }
        }
        runtime.observers.append((observer, name, listener))
        return .nil
      case "addObserverForName:object:queue:usingBlock:":
        let (name, sender, block) = (message[0], message[1], try message.block(3))
        return .disposable(
          runtime.listen(runtime.notifications(of: name)) { note in
            guard isWanted(note, sender) else { return }
            do throws(ErrorValue) { _ = try block.call([note]) } catch { runtime.report(error) }
          })
      case "rac_addObserverForName:object:":
        let (name, sender) = (message[0], message[1])
        let wanted = NativeFunction(parameterCount: 1) { values in .bool(isWanted(values.first ?? .nil, sender)) }
        let notes = runtime.notifications(of: name, hasLane: true)
        return .stream(try runtime.make("filter", notes, [.function(wanted)], called: message.text(0)))
      case "removeObserver:", "removeObserver:name:object:":
        if case .disposable(let token) = message[0] { token.dispose() }
        for (observer, name, listener) in runtime.observers
        where ObjCNumbers.areEqual(observer, message[0])
          && (ObjCText.isNull(message[1]) || ObjCNumbers.areEqual(name, message[1]))
        {
          listener.dispose()
        }
        return .nil
      default: return nil
      }
    }
  }

  private final class Defaults: ObjCBox {
    private func kept(_ message: ObjCMessage) -> Value {
      let (key, runtime) = (message.text(0), message.runtime)
      return runtime.defaults[key] ?? runtime.registered[key] ?? .nil
    }

    override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
      let (selector, runtime) = (message.selector, message.runtime)
      func set(_ key: String, _ value: Value) {
        runtime.defaults[key] = value
        if let subject = runtime.defaultSubjects[key] { runtime.send(value, to: subject) }
      }
      switch selector {
      case "synchronize": return .bool(true)
      case "registerDefaults:":
        guard let box = ObjCCollections.entries(message[0]) else { return .nil }
        for (key, value) in zip(box.keys, box.values) { runtime.registered[ObjCText.plain(key, runtime)] = value }
        return .nil
      case "objectForKey:", "valueForKey:", "stringForKey:", "arrayForKey:", "dictionaryForKey:": return kept(message)
      case "boolForKey:": return .bool(ObjCNumbers.isTrue(kept(message)))
      case "integerForKey:": return .int(ObjCNumbers.int(kept(message)))
      case "doubleForKey:", "floatForKey:": return .double(ObjCNumbers.double(kept(message)))
      case "removeObjectForKey:":
        set(message.text(0), .nil)
        return .nil
      case "rac_channelTerminalForKey:":
        let key = message.text(0)
        let subject = runtime.defaultSubjects[key] ?? Catalogue.source("subject", in: .rac)
        runtime.defaultSubjects[key] = subject
        let current = NativeFunction(parameterCount: 0) { _ throws(ErrorValue) in
          .stream(try runtime.make("startWith", subject, [.array([runtime.defaults[key] ?? .nil])]))
        }
        let deferred = try runtime.make("defer", nil, [.function(current)])
        // A terminal does not hear what was sent to it.
        var isSetting = false
        let heard = try runtime.make(
          "filter", deferred, [.function(NativeFunction(parameterCount: 1) { _ in .bool(!isSetting) })])
        return .stream(
          Terminal(try runtime.make("distinctUntilChanged", heard, called: key), runtime.context) {
            isSetting = true
            set(key, $0)
            isSetting = false
          })
      case let name where name.hasPrefix("set") && name.hasSuffix("forKey:"):
        set(message.text(1), name.hasPrefix("setBool") ? .bool(ObjCNumbers.isTrue(message[0])) : message[0])
        return .nil
      default: return nil
      }
    }
  }

  // MARK: Databases

  private final class Database: ObjCBox {
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
        let value = try ObjCKeyPaths.property(rows[position], message.text(0), message.runtime)
        return name.hasPrefix("int") || name.hasPrefix("long") ? .int(ObjCNumbers.int(value)) : value
      case let name where name.hasSuffix("ForColumnIndex:"):
        guard rows.indices.contains(position) else { return .nil }
        return try ObjCCollections.element(
          try ObjCCollections.elements(rows[position], message.context), message.int(0))
      default: return nil
      }
    }
  }
}
