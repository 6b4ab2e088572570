import Testing

struct `Property(_:)` {
  @Test func `It has the value of the other property, now and later`() {
    check(
      #"""
      import ReactiveSwift
      let name = MutableProperty("Ann")
      let shown = Property(name)
      log(shown.value)
      shown.signal.observeValues { log("changed: " + $0) }
      name.value = "Bob"
      log(shown.value)
      """#, in: .reactiveswift, logs: ["Ann", "changed: Bob", "Bob"])
  }

  @Test func `Operators on properties give properties`() {
    check(
      #"""
      import ReactiveSwift
      let width = MutableProperty(2)
      let height = MutableProperty(3)
      let area = Property.combineLatest(width, height).map { w, h in w * h }
      area.producer.startWithValues { log("area \($0)") }
      width.value = 5
      log(area.value)
      """#, in: .reactiveswift, logs: ["area 6", "area 15", "15"])
  }
}
