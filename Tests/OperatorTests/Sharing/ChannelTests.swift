import Testing

struct ChannelTests {
  @Test func `A value sent to one terminal is heard at the other; the following one remembers it`() {
    check(
      #"""
      let c = channel()
      c.leading.subscribe { log("leading hears \($0)") }
      c.leading.send(1)
      c.following.subscribe(next: { log("following hears \($0)") }, completed: { log("following ends") })
      c.leading.send(2)
      c.following.send(3)
      c.leading.subscribe(next: { log("late: \($0)") }, completed: { log("leading ends") })
      c.leading.sendCompleted()
      c.following.subscribe(completed: { log("ended") })
      """#,
      logs: ["following hears 1", "following hears 2", "leading hears 3", "following ends", "leading ends", "ended"])
  }

  @Test func `A property's terminal sends the value and its changes, but not values that were sent to it`() {
    check(
      #"""
      let p = property(1)
      let t = p.channel()
      t.subscribe { log("hears \($0)") }
      p.value = 2
      t.send(3)
      log("is \(p.value)")
      """#, logs: ["hears 1", "hears 2", "is 3"])
  }

  @Test func `<~ binds two properties both ways, the right one's value first`() {
    check(
      """
      let a = property(1)
      let b = property(2)
      let terminal = a.channel()
      terminal <~ b.channel()
      log(a.value, b.value)
      a.value = 3
      log(a.value, b.value)
      b.value = 4
      log(a.value, b.value)
      """, logs: ["2 2", "3 3", "4 4"])
  }

  @Test func `Two properties are bound through channels, each way with a change`() {
    check(
      #"""
      let valueA = property(nil)
      let valueB = property(nil)
      let channelA = valueA.channel()
      let channelB = valueB.channel()
      channelA.map { v in v == "西" ? "东" : v }.subscribe(channelB)
      channelB.map { v in v == "左" ? "右" : v }.subscribe(channelA)
      valueA.filter { $0 != nil }.subscribe { log("你向\($0)") }
      valueB.filter { $0 != nil }.subscribe { log("他向\($0)") }
      valueA.value = "西"
      valueB.value = "左"
      log(valueA.value, valueB.value)
      """#, logs: ["他向东", "你向西", "你向右", "他向左", "右 左"])
  }
}
