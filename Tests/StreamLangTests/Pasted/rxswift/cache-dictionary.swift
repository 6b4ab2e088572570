import RxSwift
import Foundation

let bag = DisposeBag()
var cache: [String: String] = [:]
var requests = 0

func download(_ key: String) -> Observable<String> {
    return Observable.deferred {
        requests += 1
        return Observable.just("\(key)#\(requests)").delay(.milliseconds(50), scheduler: MainScheduler.instance)
    }
    .do(onNext: { cache[key] = $0 })
}
func load(_ key: String) -> Observable<String> {
    if let hit = cache[key] { return .just("cached " + hit) }
    return download(key)
}

Observable.concat(["x", "y", "x"].map { key in Observable.deferred { load(key) } })
    .subscribe(onNext: { print($0) }, onCompleted: { print(cache.keys.sorted(), requests) })
    .disposed(by: bag)
