import Testing

@testable import StreamLang

/// Objects of pasted Swift end with their last owner.
struct OwnershipTests {
  private func outcome(_ code: String) -> PastedOutcome { PastedOutcome("import RxSwift\n" + code) }

  @Test func `The deinitializer of a class runs before those of its properties, which end in their order`() {
    let code = """
      class Part { let name: String; init(_ name: String) { self.name = name }; deinit { print(name) } }
      class Whole { let a = Part("a"); let b = Part("b"); deinit { print("whole") } }
      func make() { let whole = Whole(); print("made", whole.a.name) }
      make()
      print("after")
      """
    #expect(outcome(code).logs == ["0s  made a", "0s  whole", "0s  a", "0s  b", "0s  after"])
  }

  @Test func `An unowned property of an object that has ended is a fault`() {
    let code = """
      class Parent { deinit { print("ended") } }
      class Child { unowned let parent: Parent; init(_ parent: Parent) { self.parent = parent } }
      func orphan() -> Child { let parent = Parent(); return Child(parent) }
      print(orphan().parent)
      """
    let outcome = outcome(code)
    #expect(outcome.logs == ["0s  ended"])
    #expect(
      outcome.failures == ["code.swift:5:16: 'parent' is read when its object has ended, which ends an app"])
  }

  @Test func `An unowned capture of an object that has ended is a fault`() {
    let code = """
      class Model { let name = "model" }
      func reader() -> () -> String { let model = Model(); return { [unowned model] in model.name } }
      print(reader()())
      """
    #expect(
      outcome(code).failures.first?.hasSuffix("'model' is read when its object has ended, which ends an app") == true)
  }

  @Test func `Objects that hold each other through an unowned property end`() {
    let code = """
      class Parent { lazy var child = Child(self); deinit { print("parent") } }
      class Child { unowned let parent: Parent; init(_ parent: Parent) { self.parent = parent }; deinit { print("child") } }
      var parent: Parent? = Parent()
      print(parent!.child.parent === parent!)
      parent = nil
      """
    #expect(outcome(code).logs == ["0s  true", "0s  parent", "0s  child"])
  }

  @Test func `A long chain of objects ends one after the other`() {
    let code = """
      class Link { var next: Link?; deinit { count += 1 } }
      var count = 0
      var head: Link? = nil
      for _ in 0..<20_000 { let link = Link(); link.next = head; head = link }
      head = nil
      print(count)
      """
    #expect(outcome(code).logs == ["0s  20000"])
  }
}
