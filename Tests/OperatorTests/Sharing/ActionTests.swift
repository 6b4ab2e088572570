import Testing

struct ActionTests {
  @Test func `Only one run is under way at a time`() {
    check(
      #"""
      import ReactiveSwift
      let save = Action { text in SignalProducer(value: "saved " + text).delay(1, on: QueueScheduler.main) }
      save.values.observeValues { log("values: " + $0) }
      save.isExecuting.producer.startWithValues { log($0) }
      save.apply("a").startWithValues { log($0) }
      save.apply("b").startWithFailed { log($0.message) }
      wait(2s)
      save.apply("c").startWithValues { log($0) }
      """#, in: .reactiveswift,
      logs: [
        "false", "true", "disabled", "1s  saved a", "1s  values: saved a", "1s  false", "2s  true", "3s  saved c",
        "3s  values: saved c", "3s  false",
      ])
  }

  @Test func `A property says whether it is enabled`() {
    check(
      #"""
      import ReactiveSwift
      let isValid = MutableProperty(false)
      let save = Action(enabledIf: isValid) { x in SignalProducer(value: x) }
      save.isEnabled.producer.startWithValues { log($0) }
      save.apply(1).startWithFailed { log($0.message) }
      isValid.value = true
      save.apply(2).startWithValues { log($0) }
      """#, in: .reactiveswift, logs: ["false", "disabled", "true", "false", "2", "true"])
  }
}
