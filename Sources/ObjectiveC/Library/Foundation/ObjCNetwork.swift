import StreamLang
import Streams

/// Requests.
enum ObjCNetwork {
  static func make(_ message: ObjCMessage, _ name: String) throws(ErrorValue) -> Value? {
    let (selector, runtime) = (message.selector, message.runtime)
    switch (name, selector) {
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
    default: return nil
    }
  }

  static func address(_ value: Value, _ runtime: ObjCRuntime) -> String {
    if case .object(let box) = value {
      if let address = box.kept("address") { return ObjCText.plain(address, runtime) }
    }
    return ObjCText.plain(value, runtime)
  }

  /// The answer of the drive for an address.
  private static func answerIfAny(for url: String, _ runtime: ObjCRuntime) -> NetworkAnswer? {
    let known = runtime.network.indices.filter { runtime.network[$0].url == url }
    let list = known.isEmpty ? runtime.network.indices.filter { runtime.network[$0].url == nil } : known
    // Several answers for one address come in order, and the last one stays.
    guard let chosen = list.first(where: { !runtime.network[$0].answer.isUsed }) ?? list.last else { return nil }
    runtime.network[chosen].answer.isUsed = true
    return runtime.network[chosen].answer
  }

  /// The answer to a request that the drive says nothing about.
  private static func noAnswer(for url: String, _ runtime: ObjCRuntime) -> NetworkAnswer {
    let request = url.isEmpty ? "the request, which has no address" : url
    runtime.note(
      "nothing answers \(request), so it gives {} after 1s; the drive can say more: network(\"\(url)\", after: 1s, gives: …)"
    )
    return NetworkAnswer(delay: 1_000_000_000, gives: .dictionary(DictionaryBox()), fails: .nil, status: 200)
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
    func deliver(_ answer: NetworkAnswer) -> Subscriber {
      ObjCTime.after(answer.delay, on: queue, runtime) { () throws(ErrorValue) in
        if ObjCText.isNull(answer.fails) {
          try done(raw ? answer.gives : data(answer.gives, runtime), response(answer, url, runtime), .nil)
        } else {
          try done(.nil, .nil, .error(answer.fails.asError))
        }
      }
    }
    if let answer = answerIfAny(for: url, runtime) { return deliver(answer) }
    // The drive may give one at this instant, below the code that makes the request.
    let request = DisposableBag()
    request.add(
      ObjCTime.turn(on: queue, runtime) {
        request.add(deliver(answerIfAny(for: url, runtime) ?? noAnswer(for: url, runtime)))
      })
    return request
  }

  /// A request as a signal.
  static func request(
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
}

extension ObjCObject {
  /// Whether it sends requests: how it is set up is no effect.
  var isClient: Bool { kind.hasPrefix("AFHTTP") || kind.hasPrefix("NSURL") }

  /// Messages of sessions and of AFNetworking, which any object understands.
  func request(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    let (selector, runtime) = (message.selector, message.runtime)
    switch selector {
    case "dataTaskWithRequest:completionHandler:", "dataTaskWithURL:completionHandler:":
      let block = try message.block(1)
      let url = ObjCNetwork.address(message[0], runtime)
      let task = ObjCObject("NSURLSessionDataTask", path: "", runtime, isStandIn: false)
      var job: Subscriber?
      // NSURLSessionTaskState: it runs, waits, is being cancelled, or is done.
      func become(_ state: Int) { task.keep(.int(state), as: "state") }
      become(1)
      task.keep(method: "resume") {
        guard job == nil else { return }
        become(0)
        job = ObjCNetwork.answer(url, on: runtime.world.scheduler.queue(named: "background"), runtime) {
          data, response, error throws(ErrorValue) in
          become(3)
          _ = try block.call([data, response, error])
        }
      }
      task.keep(method: "cancel") {
        if ObjCNumbers.int(task.current("state")) < 2 { become(2) }
        job?.dispose()
      }
      return .object(task)
    case "setValue:forHTTPHeaderField:", "addValue:forHTTPHeaderField:":
      let headers = ObjCCollections.entries(current("allHTTPHeaderFields")) ?? DictionaryBox()
      headers[message[1]] = message[0]
      keep(.dictionary(headers), as: "allHTTPHeaderFields")
      return .nil
    case "valueForHTTPHeaderField:":
      return ObjCCollections.entries(current("allHTTPHeaderFields"))?[message[0]] ?? .nil
    case let name where name.hasPrefix("rac_") && name.hasSuffix(":parameters:"):
      return .stream(try ObjCNetwork.request(message.text(0), on: "main", message, raw: true) { data, _ in data })
    case let name where name.hasSuffix("success:failure:") && name.contains(":parameters:"):
      let count = message.arguments.count
      let (success, failure) = (message[count - 2], message[count - 1])
      let task = ObjCObject("NSURLSessionDataTask", path: "", runtime, isStandIn: false)
      let job = ObjCNetwork.answer(message.text(0), on: 0, raw: true, runtime) {
        data, response, error throws(ErrorValue) in
        if error.isNil {
          task.keep(response, as: "response")
          if case .function(let block) = success { _ = try block.call([.object(task), data]) }
        } else if case .function(let block) = failure {
          _ = try block.call([.object(task), error])
        }
      }
      task.keep(method: "cancel") {
        job.dispose()
      }
      return .object(task)
    default: return nil
    }
  }
}
