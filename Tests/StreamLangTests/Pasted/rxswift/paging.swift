import RxSwift
import RxRelay

let bag = DisposeBag()
let loadNextPage = PublishRelay<Void>()
let items = BehaviorRelay<[String]>(value: [])

func fetch(page: Int) -> Observable<[String]> {
    let names = (1...2).map { "item \(page * 2 + $0)" }
    return Observable.just(names).delay(.milliseconds(300), scheduler: MainScheduler.instance)
}

loadNextPage
    .scan(-1) { page, _ in page + 1 }
    .concatMap { fetch(page: $0) }
    .withLatestFrom(items) { new, old in old + new }
    .bind(to: items)
    .disposed(by: bag)

items.skip(1).subscribe(onNext: { list in print(list.count, list.last ?? "-") }).disposed(by: bag)

loadNextPage.accept(())
loadNextPage.accept(())
