import RxSwift

// On a serial queue a tick falls due at a multiple of its period, and so before the deadlines that ticks have armed.
let bag = DisposeBag()
let queue = MainScheduler.instance
let ticks = Observable<Int>.interval(.seconds(1), scheduler: queue).take(6)

func watch<T>(_ name: String, _ stream: Observable<T>) {
    stream.subscribe(
        onNext: { print(name, $0) }, onError: { _ in print(name, "failed") }, onCompleted: { print(name, "done") }
    ).disposed(by: bag)
}

watch("timeout", ticks.timeout(.seconds(1), scheduler: queue))
watch("debounce", ticks.debounce(.seconds(1), scheduler: queue))
watch("throttle", ticks.throttle(.seconds(2), scheduler: queue))
watch("take(for:)", ticks.take(for: .seconds(3), scheduler: queue))
watch("delay", ticks.delay(.seconds(1), scheduler: queue).take(until: Observable<Int>.timer(.seconds(3), scheduler: queue)))
watch("buffer", ticks.buffer(timeSpan: .seconds(2), count: 99, scheduler: queue))
watch("sample", ticks.sample(Observable<Int>.interval(.seconds(2), scheduler: queue)))
let fromNow = Observable<Int>.timer(.seconds(0), period: .seconds(1), scheduler: queue).take(3)
watch("latest", Observable.combineLatest(fromNow, ticks.take(2)) { "\($0)\($1)" })
