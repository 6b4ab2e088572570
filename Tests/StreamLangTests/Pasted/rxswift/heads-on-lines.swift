import RxSwift

func sum(_ a: Int?, _ b: Int?)
{
    guard let a = a,
          let b = b else { return }
    print(a + b)
    if let x = Optional(1),
       let y = Optional(2) {
        print(x, y)
    }
    guard
        let c = Optional(1),
        c > 0
    else { return }
    if
        c > 0,
        c < 3
    {
        print("in")
    }
    switch c
    {
    case 1: print("one")
    default: break
    }
}
sum(1, 2)
sum(nil, 2)
let opt: Int? = 3
opt.map(Observable.just)?.subscribe(onNext: { print($0) })
Observable.of(1).map { `$` in `$` + 1 }.subscribe(onNext: { print($0) })
let light = (on: true, color: "red", send: 3)
print(light.on, light.send)
let subject = PublishSubject<Int>()
subject.subscribe(onNext: { print("subject", $0) })
Observable.of(1, 2).subscribe(onNext: subject.onNext)
Observable.of(3).subscribe(subject.asObserver())
let raw = #"""
    a \n "b" \#(1 + 1)
    """#
print(raw, #"c\d"#)
