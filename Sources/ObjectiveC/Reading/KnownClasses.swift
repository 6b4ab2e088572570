import StreamLang
import Streams

/// The classes whose selectors are known: for the types of expressions, and for selectors that are written wrong. Those
/// of RACSignal and RACSequence come from `Catalogue.selectors`.
///
/// Each line is a result and its selectors. A class also has the selectors of the class after its colon.
enum KnownClasses {
  private static let table = """
    NSObject
    = init new alloc copy mutableCopy self autorelease retain valueForKey: valueForKeyPath: performSelector: \
    performSelector:withObject: performSelector:withObject:withObject: rac_valuesForKeyPath:observer: class superclass
    string description
    bool isKindOfClass: isMemberOfClass: respondsToSelector: conformsToProtocol: isEqual:
    uint hash
    void setValue:forKey: setValue:forKeyPath: willChangeValueForKey: didChangeValueForKey: \
    performSelector:withObject:afterDelay: performSelectorOnMainThread:withObject:waitUntilDone: \
    performSelectorInBackground:withObject: release dealloc
    signal rac_willDeallocSignal rac_signalForSelector: rac_signalForSelector:fromProtocol: rac_liftSelector:withSignals: \
    rac_liftSelector:withSignalsFromArray: rac_liftSelector:withSignalOfArguments: \
    rac_liftSelectorOfArguments:withSignalOfArguments: rac_valuesAndChangesForKeyPath:options:observer:
    id rac_deallocDisposable
    RACStream: NSObject
    RACSignal: RACStream
    RACReturnSignal: RACSignal
    RACEmptySignal: RACSignal
    RACDynamicSignal: RACSignal
    RACErrorSignal: RACSignal
    RACSubject: RACSignal
    subject subject
    RACReplaySubject: RACSubject
    subject replaySubjectWithCapacity:
    RACBehaviorSubject: RACSubject
    subject behaviorSubjectWithDefaultValue:
    RACGroupedSignal: RACSubject
    id key
    RACSubscriber
    void sendNext: sendError: sendCompleted didSubscribeWithDisposable:
    subscriber subscriberWithNext:error:completed: new
    RACMulticastConnection: NSObject
    signal signal autoconnect sourceSignal
    disposable connect
    RACCommand: NSObject
    signal execute: executing enabled errors executionSignals
    = initWithSignalBlock: initWithEnabled:signalBlock:
    bool allowsConcurrentExecution
    void setAllowsConcurrentExecution:
    RACSequence: RACStream
    RACTuple: NSObject
    id first second third fourth fifth last objectAtIndex:
    uint count
    array allObjects
    tuple tupleWithObjects: tupleWithObjectsFromArray: tupleWithObjectsFromArray:convertNullsToNils: tupleByAddingObject:
    sequence rac_sequence
    tuple pack: pack:: pack::: pack:::: pack:::::
    RACOneTuple: RACTuple
    RACTwoTuple: RACTuple
    RACThreeTuple: RACTuple
    RACFourTuple: RACTuple
    RACFiveTuple: RACTuple
    RACEvent: NSObject
    int eventType
    id value error
    bool isFinished finished
    event completedEvent eventWithError: eventWithValue:
    RACTupleNil: NSObject
    id tupleNil
    RACUnit: NSObject
    id defaultUnit
    RACDisposable: NSObject
    disposable disposableWithBlock: disposable asScopedDisposable serialDisposableWithDisposable: compoundDisposable \
    compoundDisposableWithDisposables: swapInDisposable: scopedDisposableWithDisposable:
    void dispose addDisposable: removeDisposable: setDisposable:
    bool isDisposed disposed
    RACCompoundDisposable: RACDisposable
    RACSerialDisposable: RACDisposable
    RACScopedDisposable: RACDisposable
    RACScheduler: NSObject
    scheduler mainThreadScheduler currentScheduler immediateScheduler subscriptionScheduler scheduler schedulerWithPriority: \
    schedulerWithPriority:name:
    disposable schedule: after:schedule: afterDelay:schedule: after:repeatingEvery:withLeeway:schedule: scheduleRecursiveBlock:
    RACTargetQueueScheduler: RACScheduler
    = initWithName:targetQueue:
    RACTestScheduler: RACScheduler
    void step step: stepAll
    RACChannel: NSObject
    id leadingTerminal followingTerminal
    RACKVOChannel: RACChannel
    = initWithTarget:keyPath:nilValue:
    RACChannelTerminal: RACSignal
    NSString: NSObject
    int integerValue longLongValue compare: caseInsensitiveCompare: characterAtIndex: localizedCompare: longValue
    uint length unsignedIntegerValue
    int32 intValue
    string rac_keyPathByDeletingLastKeyPathComponent rac_keyPathByDeletingFirstKeyPathComponent
    double doubleValue floatValue
    bool boolValue isEqualToString: hasPrefix: hasSuffix: containsString: writeToFile:atomically:
    string stringByAppendingString: stringByAppendingFormat: stringByReplacingOccurrencesOfString:withString: \
    stringByTrimmingCharactersInSet: substringFromIndex: substringToIndex: substringWithRange: uppercaseString \
    lowercaseString capitalizedString stringWithFormat: initWithFormat: stringWithString: initWithString: string \
    stringByReplacingCharactersInRange:withString: stringByAppendingPathComponent: lastPathComponent pathExtension \
    stringByDeletingPathExtension stringByPaddingToLength:withString:startingAtIndex: stringWithUTF8String: \
    initWithData:encoding: stringByAddingPercentEscapesUsingEncoding: \
    stringByAddingPercentEncodingWithAllowedCharacters: localizedStringWithFormat: description
    char UTF8String
    array componentsSeparatedByString: componentsJoinedByString: componentsSeparatedByCharactersInSet: rac_keyPathComponents
    range rangeOfString: rangeOfString:options: rangeOfCharacterFromSet:
    sequence rac_sequence
    id dataUsingEncoding:
    NSMutableString: NSString
    void appendString: appendFormat: setString: insertString:atIndex: deleteCharactersInRange:
    NSNumber: NSObject
    int integerValue longValue longLongValue charValue shortValue compare:
    uint unsignedIntegerValue unsignedIntValue unsignedLongValue unsignedLongLongValue
    int32 intValue
    double doubleValue floatValue
    bool boolValue isEqualToNumber:
    string stringValue
    number numberWithInteger: numberWithInt: numberWithBool: numberWithDouble: numberWithFloat: numberWithUnsignedInteger: \
    numberWithLong: numberWithLongLong: numberWithUnsignedInt: initWithInteger: initWithInt: initWithBool:
    NSArray: NSObject
    uint count indexOfObject:
    bool containsObject: isEqualToArray: writeToFile:atomically:
    id firstObject lastObject objectAtIndex: objectAtIndexedSubscript: objectEnumerator reverseObjectEnumerator \
    firstObjectCommonWithArray:
    array arrayWithObject: arrayWithObjects: arrayWithArray: array arrayByAddingObject: arrayByAddingObjectsFromArray: \
    subarrayWithRange: sortedArrayUsingSelector: sortedArrayUsingComparator: filteredArrayUsingPredicate: \
    initWithObjects: initWithArray: arrayWithContentsOfFile: objectsAtIndexes: sortedArrayUsingDescriptors: \
    arrayWithCapacity: initWithCapacity: initWithContentsOfFile: arrayWithObjects:count:
    string componentsJoinedByString:
    sequence rac_sequence
    void enumerateObjectsUsingBlock: makeObjectsPerformSelector: enumerateObjectsWithOptions:usingBlock:
    int indexOfObjectPassingTest:
    NSMutableArray: NSArray
    void addObject: addObjectsFromArray: insertObject:atIndex: removeObject: removeObjectAtIndex: removeLastObject \
    removeAllObjects replaceObjectAtIndex:withObject: setArray: removeObjectsInArray: setObject:atIndexedSubscript: \
    exchangeObjectAtIndex:withObjectAtIndex: sortUsingComparator: sortUsingSelector: filterUsingPredicate:
    NSDictionary: NSObject
    uint count
    array allKeys allValues
    id objectForKey: objectForKeyedSubscript: keyEnumerator objectEnumerator
    bool isEqualToDictionary:
    dictionary dictionaryWithObjectsAndKeys: dictionary dictionaryWithObject:forKey: dictionaryWithDictionary: \
    initWithObjectsAndKeys: initWithDictionary: dictionaryWithContentsOfFile: dictionaryWithObjects:forKeys: \
    dictionaryWithCapacity: initWithCapacity:
    sequence rac_sequence rac_keySequence rac_valueSequence
    void enumerateKeysAndObjectsUsingBlock:
    NSMutableDictionary: NSDictionary
    void setObject:forKey: removeObjectForKey: removeAllObjects addEntriesFromDictionary: setObject:forKeyedSubscript: \
    setDictionary: removeObjectsForKeys:
    UIControl
    signal rac_signalForControlEvents: rac_textSignal rac_gestureSignal rac_buttonClickedSignal rac_prepareForReuseSignal \
    rac_imageSelectedSignal rac_addObserverForName:object: rac_keyboardShowSignal rac_newTextChannel rac_newOnChannel \
    rac_newValueChannelWithNilValue: rac_newSelectedSegmentIndexChannelWithNilValue: rac_newDateChannelWithNilValue: \
    rac_channelForControlEvents:key:nilValue: rac_channelTerminalForKey: rac_sendAsynchronousRequest: rac_GET:parameters: \
    rac_POST:parameters: rac_readContentsOfURL:options:scheduler: rac_delegateProxy
    int row section item tag statusCode numberOfTapsRequired code state
    uint location
    int selectedSegmentIndex cancelButtonIndex
    string text placeholder currentTitle
    """

  static let results: [String: ObjCType] = [
    "signal": .object("RACSignal"), "id": .object(nil), "array": .object("NSArray"), "string": .object("NSString"),
    "int": .long, "uint": .unsignedLong, "int32": .int, "double": .double, "bool": .bool, "void": .void,
    "sequence": .object("RACSequence"),
    "subject": .object("RACSubject"), "disposable": .object("RACDisposable"), "tuple": .object("RACTuple"),
    "event": .object("RACEvent"), "scheduler": .object("RACScheduler"), "number": .object("NSNumber"),
    "dictionary": .object("NSDictionary"), "connection": .object("RACMulticastConnection"),
    "range": .structure("NSRange"), "subscriber": .object("RACSubscriber"), "char": .object("char"),
  ]

  struct KnownClass {
    let parent: String?
    /// Nothing for a selector that gives an object of the receiver's class.
    var selectors: [String: ObjCType?] = [:]
  }

  private static let parsed: (classes: [String: KnownClass], names: [String]) = {
    var classes: [String: KnownClass] = [:]
    var names: [String] = []
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map { String($0) }
      guard let first = words.first else { continue }
      guard words.count > 1, !first.hasSuffix(":"), let current = names.last else {
        let name = first.hasSuffix(":") ? String(first.dropLast()) : first
        names.append(name)
        classes[name] = KnownClass(parent: words.count > 1 ? words[1] : nil)
        continue
      }
      for selector in words.dropFirst() {
        let result: ObjCType? = first == "=" ? nil : results[first] ?? .object(nil)
        classes[current]?.selectors[selector] = .some(result)
      }
    }
    for row in Catalogue.selectors {
      if row.receiver != .sequences { classes["RACSignal"]?.selectors[row.name] = .some(results[row.result]) }
      if row.receiver != .signals {
        let result = row.receiver == .streams ? "sequence" : row.result
        classes["RACSequence"]?.selectors[row.name] = .some(results[result])
      }
    }
    return (classes, names)
  }()

  static var names: [String] { parsed.names }

  /// Whether all selectors of a class are known, so that another one is a mistake.
  static func isWhole(_ name: String) -> Bool {
    name.hasPrefix("RAC") && parsed.classes[name] != nil && name != "RACStream" && name != "RACSubscriber"
  }

  private static func chain(_ name: String) -> [KnownClass] {
    var list: [KnownClass] = []
    var next: String? = name
    while let known = next.flatMap({ parsed.classes[$0] }) {
      list.append(known)
      next = known.parent
    }
    return list
  }

  /// The names of a class and of those above it.
  static func line(of name: String) -> [String] {
    var line = [name]
    while let parent = line.last.flatMap({ parsed.classes[$0]?.parent }) { line.append(parent) }
    guard name.hasPrefix("UI") else { return line }
    return line + (name.hasSuffix("Controller") ? ["UIViewController"] : ["UIControl", "UIView"]) + ["UIResponder"]
  }

  static func has(_ selector: String, _ name: String) -> Bool {
    chain(name).contains { $0.selectors[selector] != nil }
  }

  static func selectors(_ name: String) -> [String] { chain(name).flatMap { $0.selectors.keys }.sorted() }

  /// The type of what a message gives.
  static func result(_ selector: String, of type: ObjCType) -> ObjCType? {
    if case .object(let name?) = type {
      let chain = chain(name)
      for known in chain {
        if let result = known.selectors[selector] { return result ?? type }
      }
      // A value of Foundation has its own selectors only.
      if chain.count > 1, name.hasPrefix("NS") { return nil }
    }
    // A number of Foundation's own objects may be anything in an object of the app.
    if type.isObject, type != .object(nil), ["count", "length"].contains(selector) { return nil }
    return ofModels.contains(selector) ? nil : common[selector]
  }

  /// Numbers of Foundation's objects that models have as texts.
  private static let ofModels: Set<String> = [
    "location", "row", "section", "item", "tag", "code", "state", "statusCode", "text", "placeholder",
  ]

  /// Whether all classes have a text under a name.
  static func isText(_ name: String) -> Bool { common[name] == .object("NSString") }

  /// The results of selectors that have one in all classes.
  private static let common: [String: ObjCType] = {
    var found: [String: ObjCType?] = [:]
    for known in parsed.classes.values {
      for (selector, result) in known.selectors {
        guard let result, result != .object(nil) else { continue }
        if let before = found[selector] {
          if before != result { found[selector] = .some(nil) }
        } else {
          found[selector] = .some(result)
        }
      }
    }
    return found.compactMapValues { $0 }
  }()

  /// The result of a message to nil.
  static func zero(of selector: String) -> Value {
    switch common[selector] {
    case .integer: .int(0)
    case .double: .double(0)
    case .bool: .bool(false)
    default: .nil
    }
  }

  /// The selectors that signals have, which identify a name as one. A name is a property of most objects.
  static func isOfSignals(_ selector: String) -> Bool {
    selector != "name" && selector != "setName:" && parsed.classes["RACSignal"]?.selectors[selector] != nil
  }

  /// The selectors of signals by their beginnings: `timeout:` is that of `timeout:onScheduler:`.
  static let longerOfSignals: [String: String] = {
    var longer: [String: String] = [:]
    for selector in selectors("RACSignal") {
      let words = selector.split(separator: ":")
      for count in 1..<max(1, words.count) {
        longer[words.prefix(count).joined(separator: ":") + ":"] = selector
      }
    }
    return longer
  }()

  static func isKnown(_ selector: String) -> Bool { parsed.classes.values.contains { $0.selectors[selector] != nil } }
}

/// How far words are from one another.
enum Edits {
  /// How many letters must be put in, left out or changed, or swapped with the next.
  static func distance(_ one: String, _ two: String) -> Int {
    one.utf8.count > 80 || two.utf8.count > 80 ? 99 : Suggestion.editDistance(Array(one.utf8), Array(two.utf8))
  }

  /// Whether a text has the letters of a word in their order: `flattenMap` those of `flatMap`.
  static func isPart(_ word: String, of text: String) -> Bool {
    var rest = Array(word.utf8.filter { $0 != 0x3A })[...]
    guard rest.count > 3, rest.first == text.utf8.first else { return false }
    for byte in text.utf8 where byte == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// The nearest of some names at a distance of one or two; nothing where two are as near.
  static func nearest(_ name: String, among names: [String], upTo limit: Int = 2) -> String? {
    var best: (name: String, distance: Int)?
    var isTied = false
    for candidate in names where abs(candidate.utf8.count - name.utf8.count) <= limit {
      let distance = distance(name, candidate)
      guard distance <= limit, distance > 0 else { continue }
      if let known = best, known.distance <= distance {
        isTied = isTied || known.distance == distance && known.name != candidate
      } else {
        best = (candidate, distance)
        isTied = false
      }
    }
    return isTied ? nil : best?.name
  }
}
