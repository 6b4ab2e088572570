let bag = DisposeBag()
let disposable = Observable<Int>
    .interval(.milliseconds(500), scheduler: MainScheduler.instance)
    .do(onDispose: { print("disposed") })
    .subscribe { event in
        switch event {
        case .next(let n): print("next \(n)")
        case .error(let e): print("error \(e)")
        case .completed: print("completed")
        }
    }
DispatchQueue.main.asyncAfter(deadline: .now() + 1.7) {
    disposable.dispose()
}
