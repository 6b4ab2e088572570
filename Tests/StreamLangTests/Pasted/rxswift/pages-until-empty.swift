import RxSwift

let bag = DisposeBag()
let loadNextPage = PublishSubject<Void>()
let pages = [["a", "b"], ["c"], []]

func fetch(page: Int) -> Observable<[String]> {
    return Observable.just(pages[page]).delay(.milliseconds(100), scheduler: MainScheduler.instance)
}

loadNextPage
    .scan(-1) { page, _ in page + 1 }
    .take(while: { $0 < pages.count })
    .concatMap { fetch(page: $0) }
    .take(until: { $0.isEmpty }, behavior: .exclusive)
    .scan([], accumulator: +)
    .subscribe(onNext: { items in print(items) }, onCompleted: { print("all loaded") })
    .disposed(by: bag)

loadNextPage.onNext(())
loadNextPage.onNext(())
loadNextPage.onNext(())
