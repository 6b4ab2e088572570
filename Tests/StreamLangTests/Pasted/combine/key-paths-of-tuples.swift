import Combine

var bag = Set<AnyCancellable>()
let points = PassthroughSubject<(x: Int, y: Int), Never>()
points.map(\.x, \.y).sink { x, y in print("x \(x) y \(y)") }.store(in: &bag)
points.map(\.y).removeDuplicates().sink { print("y \($0)") }.store(in: &bag)
points.removeDuplicates(by: { $0.x == $1.x }).sink { print("point \($0)") }.store(in: &bag)
points.send((x: 1, y: 2))
points.send((x: 1, y: 3))
points.send((2, 3))
