import Foundation
import RxSwift

enumless()

func enumless() { print("start") }

func download(_ name: String, after seconds: Double) -> Observable<String> {
    return Observable.create { observer in
        print("begin \(name)")
        let work = DispatchWorkItem {
            observer.on(.next("\(name).zip"))
            observer.on(.completed)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
        return Disposables.create {
            work.cancel()
            print("cleanup \(name)")
        }
    }
}

let first = download("a", after: 1).subscribe { event in
    switch event {
    case .next(let file): print("got", file)
    case .error(let error): print("error", error)
    case .completed: print("completed")
    }
}
let second = download("b", after: 2).subscribe(onNext: { print("got", $0) }, onDisposed: { print("b is disposed") })

DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
    second.dispose()
}
