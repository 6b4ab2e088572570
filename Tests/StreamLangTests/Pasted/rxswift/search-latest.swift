import UIKit
import RxSwift
import RxCocoa

final let disposeBag = DisposeBag()

func searchGitHub(_ query: String) -> Observable<[String]> {
    guard !query.isEmpty else { return .just([]) }
    return Observable.just([query + "Kit", "Rx" + query])
        .delay(.milliseconds(400), scheduler: MainScheduler.instance)
}

let results = searchBar.rx.text.orEmpty
    .throttle(.milliseconds(300), scheduler: MainScheduler.instance)
    .distinctUntilChanged()
    .flatMapLatest { query -> Observable<[String]> in
        if query.isEmpty {
            return .just([])
        }
        return searchGitHub(query)
            .catchAndReturn([])
    }
    .observe(on: MainScheduler.instance)

results
    .bind(onNext: { print($0) })
    .disposed(by: disposeBag)
