extension Operator {
  static let using = Operator(
    "using", elsewhere: ["RxSwift": "Observable.using", "RxJS": "using"],
    theme: .creating, form: .source, [.function("resourceFactory", 0), .function("observableFactory", 1)],
    summary:
      "Makes a resource for each subscriber, and a stream of it; the resource is disposed with the subscription.",
    example:
      "import RxSwift\nObservable.using({ Disposables.create { log(\"closed\") } }, observableFactory: { file in Observable.just(\"read\") })",
    exampleDialect: .rxswift
  ) { call throws(ErrorValue) in
    guard let makeResource = call.function(0), let makeStream = call.function(1) else {
      throw ErrorValue("a closure is needed", place: call.place)
    }
    let dialect = call.dialect
    return call.stream { subscriber, world in
      do throws(ErrorValue) {
        let resource = try makeResource.call([])
        guard case .disposable(let disposable) = resource else {
          throw ErrorValue("'using' needs a disposable from its first closure, not \(resource.kindName)")
        }
        let close = NativeFunction(doing: 0) { _ in disposable.dispose() }
        finalizing(try makeStream.call(resource).asStream(in: dialect), close, in: dialect)
          .subscribe(subscriber, in: world)
      } catch {
        SourceSubscriber(subscriber, world).fail(error)
      }
    }
  }
}
