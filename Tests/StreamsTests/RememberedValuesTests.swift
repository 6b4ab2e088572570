import Testing

@testable import Streams

/// Remembered values are what an array of them would be.
@Suite struct RememberedValuesTests {
  @Test(arguments: [1, 2, 40, 1_000]) func `A bounded memory keeps the last values`(capacity: Int) {
    let world = World()
    var remembered = RememberedValues()
    for index in 0..<5_000 {
      if remembered.count == capacity { remembered.forgetOldest() }
      remembered.append(.int(index), in: world)
      #expect(remembered.count == min(index + 1, capacity))
      if index % 777 == 0 {
        #expect(remembered.elements.map(\.text) == (max(0, index + 1 - capacity)...index).map { "\($0)" })
      }
    }
  }

  @Test func `A copy of the elements stays as it was`() {
    let world = World()
    var remembered = RememberedValues()
    for index in 0..<3 { remembered.append(.int(index), in: world) }
    let copy = remembered.elements
    remembered.forgetOldest()
    remembered.append(.int(3), in: world)
    #expect(copy.map(\.text) == ["0", "1", "2"])
    #expect(remembered.elements.map(\.text) == ["1", "2", "3"])
    remembered.removeAll()
    #expect(remembered.count == 0)
    remembered.forgetOldest()
    #expect(remembered.elements.isEmpty)
  }

  @Test func `A forgotten value is freed at once`() {
    let world = World()
    var remembered = RememberedValues()
    weak var box: StringBox?
    do {
      let string = StringBox("a")
      box = string
      remembered.append(.string(string), in: world)
    }
    remembered.append(.int(1), in: world)
    #expect(box != nil)
    remembered.forgetOldest()
    #expect(box == nil)
  }
}
