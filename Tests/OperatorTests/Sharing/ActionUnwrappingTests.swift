import Testing

struct `Action(unwrapping:execute:)` {
  @Test func `It is enabled while the property has a value`() {
    check(
      #"""
      import ReactiveSwift
      let user = MutableProperty<String?>(nil)
      let greet = Action(unwrapping: user) { name, word in SignalProducer(value: "\(word), \(name)") }
      greet.values.observeValues { log($0) }
      greet.apply("Hello").startWithFailed { log("\($0)") }
      user.value = "Ann"
      greet.apply("Hello").start()
      """#, in: .reactiveswift, logs: ["disabled", "Hello, Ann"])
  }
}
