import StreamLang
import Testing

struct DriveFitTests {
  private static let code = """
    import RxSwift
    import RxCocoa
    field.rx.text.orEmpty.subscribe(onNext: { print($0) })
    slider.rx.value.subscribe(onNext: { print($0) })
    api.load().subscribe(onNext: { print($0) })
    form.name.rx.text.orEmpty.subscribe(onNext: { print($0) })
    """

  @Test(arguments: [
    ("field.slide(0.7)", "1:7: 'slide' moves nothing in field, which is a UITextField"),
    ("slider.enter(\"x\")", "1:8: 'enter' moves nothing in slider, which is a UISlider"),
    ("field.tap()", "1:7: 'tap' moves nothing in field, which is a UITextField"),
    ("api.tap()", "1:5: 'tap' moves nothing in api"),
    ("form.name.slide(0.7)", "1:11: 'slide' moves nothing in form.name"),
  ]) func `The kind is that of the code`(_ drive: String, _ message: String) {
    #expect(PastedOutcome(Self.code, drive: drive).failures == ["code.drive:" + message])
  }

  @Test(arguments: ["field.enter(\"x\")", "slider.slide(0.5)", "api.answers(\"load\") { just(1) }"])
  func `What fits runs`(_ drive: String) {
    #expect(PastedOutcome(Self.code, drive: drive).failures.isEmpty)
  }
}
