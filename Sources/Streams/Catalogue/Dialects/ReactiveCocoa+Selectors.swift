extension Catalogue {
  /// The messages of RACSignal and RACSequence: a line each.
  public static let selectors: [Selector] = creating + ofStreams + ofSignals + ofSequences

  private static let creating: [Selector] = [
    Selector("+createSignal:", .signal, [.block(1)]), Selector("+return:", of: .streams, .just, [.given]),
    Selector("+empty", of: .streams, .empty), Selector("+never", .never), Selector("+error:", .fail, [.error]),
    Selector("+defer:", .deferred, [.signal(0)]), Selector("+try:", .try, [.attemptValue(0)]),
    Selector("+startEagerlyWithScheduler:block:", .startEagerly, [.scheduler, .effect(1)]),
    Selector("+startLazilyWithScheduler:block:", .startLazily, [.scheduler, .effect(1)]),
    Selector("+interval:onScheduler:", .interval, [.duration, .scheduler]),
    Selector("+interval:onScheduler:withLeeway:", .interval, [.duration, .scheduler, .duration]),
    Selector("+merge:", .merge, [.streams]), Selector("+concat:", of: .streams, .concat, [.streams]),
    Selector("+zip:", of: .streams, .zip, [.streams]),
    Selector("+zip:reduce:", of: .streams, .zip, [.streams, .members]),
    Selector("+combineLatest:", .combineLatest, [.streams]),
    Selector("+combineLatest:reduce:", .combineLatest, [.streams, .members]),
    Selector("+join:block:", .zip, nil), Selector("+if:then:else:", .if, nil),
    Selector("+switch:cases:default:", .switch, nil),
  ]

  private static let ofStreams: [Selector] = [
    Selector("-map:", of: .streams, .map, [.block(1)]),
    Selector("-mapReplace:", of: .streams, .mapReplace, [.value]),
    Selector("-reduceEach:", of: .streams, .map, [.members]),
    Selector("-filter:", of: .streams, .filter, [.test(1)]), Selector("-ignore:", of: .streams, .ignore, [.value]),
    Selector("-flattenMap:", of: .streams, .flattenMap, [.signal(1)]), Selector("-flatten", of: .streams, .flatten),
    Selector("-bind:", of: .streams, .bind, [.binder]), Selector("-concat:", of: .streams, .concat, [.streams]),
    Selector("-concat", of: .streams, .concatAll), Selector("-startWith:", of: .streams, .startWith, [.elements]),
    Selector("-zipWith:", of: .streams, .zip, [.streams]), Selector("-take:", of: .streams, .take, [.count]),
    Selector("-skip:", of: .streams, .skip, [.count]),
    Selector("-takeUntilBlock:", of: .streams, .takeUntilBlock, [.test(1)]),
    Selector("-takeWhileBlock:", of: .streams, .takeWhile, [.test(1)]),
    Selector("-skipUntilBlock:", of: .streams, .skipUntilBlock, [.test(1)]),
    Selector("-skipWhileBlock:", of: .streams, .skipWhile, [.test(1)]),
    Selector("-distinctUntilChanged", of: .streams, .distinctUntilChanged),
    Selector("-scanWithStart:reduce:", of: .streams, .scan, [.value, .block(2)]),
    Selector("-scanWithStart:reduceWithIndex:", of: .streams, .scanWithIndex, [.value, .block(3)]),
    Selector("-combinePreviousWithStart:reduce:", of: .streams, .combinePrevious, [.value, .block(2)]),
    Selector("-setNameWithFormat:", of: .streams, gives: "signal"),
  ]

  private static let ofSignals: [Selector] = [
    Selector("-aggregateWithStart:reduce:", .aggregate, [.value, .block(2)]),
    Selector("-aggregateWithStart:reduceWithIndex:", .aggregateWithIndex, [.value, .block(3)]),
    Selector("-aggregateWithStartFactory:reduce:", .aggregateWithStartFactory, [.block(0), .block(2)]),
    Selector("-reduceApply", .reduceApply), Selector("-collect", .collect), Selector("-materialize", .materialize),
    Selector("-dematerialize", .dematerialize), Selector("-groupBy:", .groupBy, [.block(1)]),
    Selector("-groupBy:transform:", .groupBy, [.block(1), .block(1)]), Selector("-any", .any),
    Selector("-any:", .any, [.test(1)]), Selector("-all:", .all, [.test(1)]), Selector("-not", .not),
    Selector("-and", .and), Selector("-or", .or), Selector("-doNext:", .doNext, [.effect(1)]),
    Selector("-doError:", .doError, [.effect(1)]), Selector("-doCompleted:", .doCompleted, [.effect(0)]),
    Selector("-initially:", .initially, [.effect(0)]), Selector("-finally:", .finally, [.effect(0)]),
    Selector("-logNext", .logNext), Selector("-logError", .logError), Selector("-logCompleted", .logCompleted),
    Selector("-logAll", .logAll), Selector("-takeLast:", .takeLast, [.count]),
    Selector("-takeUntil:", .takeUntil, [.streamOrNever]),
    Selector("-takeUntilReplacement:", .takeUntilReplacement, [.streamOrNever]),
    Selector("-ignoreValues", .ignoreValues), Selector("-throttle:", .throttle, [.duration]),
    Selector("-throttle:valuesPassingTest:", .throttle, [.duration, .test(1)]),
    Selector("-delay:", .delay, [.duration]), Selector("-timeout:onScheduler:", .timeout, [.duration, .scheduler]),
    Selector("-bufferWithTime:onScheduler:", .bufferWithTime, [.duration, .scheduler]),
    Selector("-sample:", .sample, [.stream]), Selector("-deliverOn:", .deliverOn, [.scheduler]),
    Selector("-deliverOnMainThread", .deliverOnMain), Selector("-subscribeOn:", .subscribeOn, [.scheduler]),
    Selector("-merge:", .merge, [.streams]), Selector("-combineLatestWith:", .combineLatest, [.streams]),
    Selector("-then:", .then, [.deferred]), Selector("-flatten:", .flatten, [.count]),
    Selector("-switchToLatest", .switchToLatest), Selector("-catch:", .catching, [.signal(1)]),
    Selector("-catchTo:", .catchTo, [.stream]), Selector("-try:", .try, [.attempt(1)]),
    Selector("-tryMap:", .tryMap, [.attemptValue(1)]), Selector("-retry", .retry),
    Selector("-retry:", .retry, [.count]),
    Selector("-repeat", .repeat), Selector("-publish", .publish), Selector("-multicast:", .multicast, [.stream]),
    Selector("-autoconnect", .autoconnect), Selector("-replay", .replay), Selector("-replayLast", .replayLast),
    Selector("-replayLazily", .replayLazily),
    Selector("-subscribeNext:", gives: "disposable", [.effect(1)]),
    Selector("-subscribeNext:completed:", gives: "disposable", [.effect(1), .effect(0)]),
    Selector("-subscribeNext:error:", gives: "disposable", [.effect(1), .effect(1)]),
    Selector("-subscribeNext:error:completed:", gives: "disposable", [.effect(1), .effect(1), .effect(0)]),
    Selector("-subscribeError:", gives: "disposable", [.effect(1)]),
    Selector("-subscribeError:completed:", gives: "disposable", [.effect(1), .effect(0)]),
    Selector("-subscribeCompleted:", gives: "disposable", [.effect(0)]), Selector("-subscribe:", gives: "disposable"),
    Selector("-setKeyPath:onObject:", gives: "disposable"),
    Selector("-setKeyPath:onObject:nilValue:", gives: "disposable"),
    Selector("-sendNext:", gives: "void", [.value]), Selector("-sendError:", gives: "void"),
    Selector("-sendCompleted", gives: "void"), Selector("-didSubscribeWithDisposable:", gives: "void"),
    Selector("-setName:", gives: "void"), Selector("-name", gives: "string"), Selector("-signal", gives: "signal"),
    Selector("-first", gives: "id"), Selector("-firstOrDefault:", gives: "id"),
    Selector("-firstOrDefault:success:error:", gives: "id"),
    Selector("-asynchronousFirstOrDefault:success:error:", gives: "id"),
    Selector("-waitUntilCompleted:", gives: "bool"), Selector("-asynchronouslyWaitUntilCompleted:", gives: "bool"),
    Selector("-toArray", gives: "array"), Selector("-sequence", gives: "sequence"),
  ]

  private static let ofSequences: [Selector] = [
    Selector("-head", of: .sequences, gives: "id"), Selector("-tail", of: .sequences, gives: "sequence"),
    Selector("-array", of: .sequences, gives: "array"), Selector("-objectEnumerator", of: .sequences, gives: "id"),
    Selector("-eagerSequence", of: .sequences, gives: "sequence"),
    Selector("-lazySequence", of: .sequences, gives: "sequence"), Selector("-signal", of: .sequences, gives: "signal"),
    Selector("-signalWithScheduler:", of: .sequences, gives: "signal"),
    Selector("-any:", of: .sequences, gives: "bool", [.test(1)]),
    Selector("-all:", of: .sequences, gives: "bool", [.test(1)]),
    Selector("-objectPassingTest:", of: .sequences, gives: "id", [.test(1)]),
    Selector("-foldLeftWithStart:reduce:", of: .sequences, gives: "id", [.value, .block(2)]),
    Selector("-foldRightWithStart:reduce:", of: .sequences, gives: "id", [.value, .block(2)]),
    Selector("+sequenceWithHeadBlock:tailBlock:", of: .sequences, gives: "sequence", [.block(0), .block(0)]),
  ]

  /// A message by its selector, of the class or of an object.
  public static func selector(_ name: String, ofClass isOfClass: Bool) -> Selector? {
    table[(isOfClass ? "+" : "-") + name]
  }

  private static let table: [String: Selector] = {
    var table: [String: Selector] = [:]
    for selector in selectors {
      let key = (selector.isOfClass ? "+" : "-") + selector.name
      if table[key] == nil { table[key] = selector }
    }
    return table
  }()
}

extension Operator {
  /// Its names in other libraries, by the library: those that its entry gives, and the selectors of ReactiveCocoa.
  public var elsewhere: [String: String] {
    var names: [String: String] = [:]
    for (library, text) in namedElsewhere { names[library] = text }
    let library = Dialect.rac.library
    if names[library] == nil { names[library] = Catalogue.signatures[ObjectIdentifier(self)] }
    return names
  }
}

extension Catalogue {
  /// The selectors of each operator: `-flatten, -flatten:`.
  fileprivate static let signatures: [ObjectIdentifier: String] = {
    var signatures: [ObjectIdentifier: String] = [:]
    for selector in selectors {
      guard let entry = selector.entry else { continue }
      let before = signatures[ObjectIdentifier(entry)].map { $0 + ", " } ?? ""
      signatures[ObjectIdentifier(entry)] = before + (selector.isOfClass ? "+" : "-") + selector.name
    }
    return signatures
  }()
}
