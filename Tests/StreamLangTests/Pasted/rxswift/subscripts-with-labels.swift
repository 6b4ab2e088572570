import RxSwift

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

struct Matrix {
  var values = [1, 2, 3, 4]

  subscript(row: Int, column: Int) -> Int {
    get { values[row * 2 + column] }
    set { values[row * 2 + column] = newValue }
  }
  subscript(diagonal index: Int) -> Int { values[index * 3] }
  subscript(index: Int) -> Int { values[index] }
}

var matrix = Matrix()
matrix[1, 0] = 9
matrix[0, 0] += 5
print(matrix[1, 0], matrix[diagonal: 1], matrix[3], matrix.values)

let numbers = [1, 2]
// An extension of the app has the second one.
print(numbers[safe: 1] as Any, numbers[safe: 5] as Any, numbers[ifPresent: 0] as Any)
var counts = ["a": 1]
counts["b", default: 0] += 2
print(counts["b"]!, counts["z", default: 4])

let pair: (Int, String)? = (1, "x")
print(pair?.0 ?? 0, pair?.1 ?? "")
Observable.of(0, 7).map { numbers[safe: $0] ?? -1 }.subscribe(onNext: { print($0) }).dispose()
