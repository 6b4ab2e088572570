import AsyncAlgorithms

enum Request {
  @TaskLocal static var id = "none"
}

func show(_ place: String) async { print(place, Request.id) }

Task {
  await Request.$id.withValue("A") {
    await show("inside")
    Task { await show("in a task") }
    Task.detached { await show("in a detached one") }
    async let child: Void = show("in a child")
    await child
    try? await Task.sleep(for: .seconds(1))
    await show("after a sleep")
    Request.$id.withValue("B") { print("nested", Request.id) }
    print("back", Request.id)
  }
  await show("outside")
}
