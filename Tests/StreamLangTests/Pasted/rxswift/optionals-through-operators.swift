import RxSwift
import RxRelay

let bag = DisposeBag()
let s = PublishSubject<Int?>()
s.timeout(.seconds(5), scheduler: MainScheduler.instance).subscribe(onNext: { print("timeout", $0) }).disposed(by: bag)
s.sample(s).subscribe(onNext: { print("sample", $0) }).disposed(by: bag)
s.concat(Observable.just(7)).subscribe(onNext: { print("concat", $0) }).disposed(by: bag)
s.catch { _ in .empty() }.subscribe(onNext: { print("catch", $0) }).disposed(by: bag)
s.replay(1).refCount().subscribe(onNext: { print("replay", $0) }).disposed(by: bag)
s.map { $0.map { $0 * 2 } }.subscribe(onNext: { print("map", $0) }).disposed(by: bag)
s.compactMap { $0 }.subscribe(onNext: { print("compactMap", $0) }).disposed(by: bag)
s.enumerated().map { i, x in (i, x) }.subscribe(onNext: { print("enumerated", $0) }).disposed(by: bag)
s.materialize().subscribe(onNext: { print("materialize", $0) }).disposed(by: bag)
s.flatMap { x in Observable.just(x) }.subscribe(onNext: { print("flatMap", $0) }).disposed(by: bag)
s.withLatestFrom(Observable.just("x")) { ($0, $1) }.subscribe(onNext: { print("with", $0) }).disposed(by: bag)
s.withLatestFrom(Observable.just("x")).subscribe(onNext: { print("latest", $0) }).disposed(by: bag)
s.toArray().subscribe(onSuccess: { print("toArray", $0) }).disposed(by: bag)
s.filter { $0 != nil }.map { $0! }.subscribe(onNext: { print("unwrapped", $0) }).disposed(by: bag)
s.onNext(2)
s.onNext(nil)
s.onCompleted()

let relay = BehaviorRelay<String?>(value: nil)
print(relay.value)
relay.accept("hi")
print(relay.value, relay.value ?? "-", relay.value!)
let count = BehaviorSubject<Int?>(value: 1)
Observable.combineLatest(count, relay).subscribe(onNext: { print("latest", $0) }).disposed(by: bag)
Observable.combineLatest(count, relay) { (a: $0, b: $1) }.subscribe(onNext: { print("named", $0) }).disposed(by: bag)
Observable.combineLatest([count, count]).subscribe(onNext: { print("list", $0) }).disposed(by: bag)
Observable<Int?>.just(3).subscribe(onNext: { print("just", $0) }).disposed(by: bag)
Observable<String?>.create { o in
    o.onNext("c")
    o.onNext(nil)
    return Disposables.create()
}.subscribe(onNext: { print("create", $0) }).disposed(by: bag)
Observable.of("1", "b").map { s -> Int? in
    let n = Int(s)
    return n
}.subscribe(onNext: { print("parsed", $0) }).disposed(by: bag)

func find(_ k: String) -> Int? { return ["a": 1][k] }
let found = find("a")
print("found: \(found)", find("b"))
if let found = found { print(found) }
let names: [String?] = ["a", nil]
for name in names { print(name) }
