import RxSwift

var total: Double = 0
total = 5
print(total)

final class Meter {
  var level: Float = 0
  var ratio = 0.5
  var count = 0

  func set() {
    level = 3
    self.ratio = 1
    count = 2
    print(level, ratio, count)
  }
}

Meter().set()
Observable.just(1).subscribe(onNext: { total = -2; print(total, $0) }).dispose()
