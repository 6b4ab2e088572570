import Testing

struct `Action(state:execute:)` {
  @Test func `The closure is given the property's value of the moment, and the input`() {
    check(
      #"""
      import ReactiveSwift
      let count = MutableProperty(2)
      let add = Action(state: count, enabledIf: { $0 > 0 }) { count, more in SignalProducer(value: count + more) }
      add.values.observeValues { log($0) }
      add.apply(3).start()
      count.value = 10
      add.apply(3).start()
      count.value = 0
      add.apply(3).startWithFailed { log("\($0)") }
      log(add.isEnabled.value)
      """#, in: .reactiveswift, logs: ["5", "13", "disabled", "false"])
  }
}
