import Nimble
import Quick
import ReactiveSwift

class FirstSpec: QuickSpec {
  override class func spec() {
    describe("a group") {
      it("has no focus") { fail("it runs") }
      fit("has the focus") { expect(1) == 1 }
    }
    fdescribe("a focused group") {
      it("runs") { expect(2) == 2 }
    }
  }
}

class SecondSpec: QuickSpec {
  override class func spec() {
    it("is of another class") { fail("it runs") }
  }
}
