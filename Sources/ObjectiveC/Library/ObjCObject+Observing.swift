import StreamLang
import Streams

/// Key-value observing, and bindings.
extension ObjCObject {
  /// `RACObserve(x, name)`: the value, and then each change.
  func observe(_ name: String) throws(ErrorValue) -> Stream {
    let runtime = runtime.object
    let changes = observers[name] ?? Catalogue.source("subject", in: .rac)
    if observers[name] == nil { try followKeyPaths(affecting: name) }
    changes.sourceText = "\(ownPath).\(name)"
    if observers[name] == nil { followEnd(of: name) }
    observers[name] = changes
    return try runtime.following(changes, called: "\(ownPath).\(name)") { [weakly] in
      weakly().flatMap { $0.isGone ? nil : $0.observed(name) }
    }
  }

  /// Follows the properties that `+keyPathsForValuesAffectingName` names: a change of one changes this property.
  private func followKeyPaths(affecting name: String) throws(ErrorValue) {
    let runtime = runtime.object
    let selector = "keyPathsForValuesAffecting" + name.prefix(1).uppercased() + name.dropFirst()
    guard let type, let method = type.method(selector, isStatic: true) else { return }
    let paths = try method.call([.object(runtime.objectClass(type.name))])
    for path in try ObjCCollections.elements(paths, runtime.context) {
      let changes = try runtime.observe(.object(self), ObjCText.plain(path, runtime))
      runtime.listen(try runtime.make("skip", changes, [.int(1)])) { [weakly] _ in weakly()?.tell(name) }
    }
  }

  /// `RAC(x, name) = signal`; the line is that of an earlier binding in the code.
  ///
  /// - Parameter written: How the code calls the object.
  func bind(
    _ name: String, to stream: Stream, otherwise: Value, isLogged: Bool = true, at place: SourcePlace? = nil,
    boundBefore line: Int = 0, as written: String = ""
  ) throws(ErrorValue) -> Subscriber {
    let runtime = runtime.object
    let path = type == nil || written.isEmpty ? path : written
    if isLogged, !bound.insert(name).inserted {
      throw ErrorValue("'\(name)' of \(path) is bound already" + (line > 0 ? " (line \(line))" : ""))
    }
    let subscription = runtime.listen(
      stream,
      error: { error in
        _ = runtime.crash(
          ErrorValue("an error reached RAC(\(path), \(name)), which ends an app: \(error.text)", place: place))
      },
      completed: { [weakly] in _ = weakly()?.bound.remove(name) },
      next: { [weakly] value in
        guard let me = weakly() else { return }
        let new = ObjCText.isNull(value) ? otherwise : value
        if isLogged { runtime.effect("\(path).\(name)", new, isBound: true) }
        runtime.alone { () throws(ErrorValue) in try me.set(name, new) }
      })
    subscriptions.append(subscription)
    let ended = ActionDisposable { [weakly] in
      weakly()?.bound.remove(name)
      subscription.dispose()
    }
    return ended
  }

  /// Notifies the observers of a property that does not keep its object alive when that object ends.
  func followEnd(of name: String) {
    guard case .object(let box)? = kept(name), box is WeakReference,
      case .object(let value) = current(name), let object = value as? ObjCObject, object !== self
    else { return }
    runtime.object.listen(object.willDealloc(), completed: { [weakly] in weakly()?.notifyOfEnd(of: name) }) { _ in }
  }

  private func notifyOfEnd(of name: String) {
    guard current(name).isNil else { return }
    isCausedByDealloc = true
    tell(name)
    isCausedByDealloc = false
  }
}
