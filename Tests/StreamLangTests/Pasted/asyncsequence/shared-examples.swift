import Nimble
import Quick
import ReactiveSwift

final class PropertySpec: QuickSpec {
  override func spec() {
    sharedExamples("positive") { (context: @escaping SharedExampleContext) in
      it("is positive") {
        let property = context()["property"] as! MutableProperty<Int>
        expect(property.value).to(beGreaterThan(0))
      }
    }
    describe("a property") {
      let property = MutableProperty(3)
      itBehavesLike("positive") { ["property": property] }
      itBehavesLike("a place") 
      itBehavesLike(Doubled.self) { 6 }
      xit("is left out") { fail("it runs") }
    }
  }
}

class PlaceConfiguration: QuickConfiguration {
  override class func configure(_ configuration: Configuration) {
    sharedExamples("a place") { it("is there") { expect(true).to(beTrue()) } }
  }
}

class Doubled: Behavior<Int> {
  override class func spec(_ context: @escaping () -> Int) {
    it("is even") { expect(context() % 2) == 0 }
  }
}
