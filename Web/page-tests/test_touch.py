"""Pasted code can be touched: its stand-ins are controls below the picture, and written times can be dragged."""

from harness import PageTest

SEARCH = """import { fromEvent, debounceTime } from 'rxjs';
const box = document.getElementById('search');
fromEvent(box, 'input').pipe(debounceTime(300)).subscribe((event) => console.log(event.target.value));
"""

LATEST = """import RxSwift
let words = PublishSubject<String>()
words.flatMapLatest { Observable.just($0) }.subscribe(onNext: { print($0) })
"""


class TouchTests(PageTest):
    def act(self, name):
        self.page.locator(".touch").get_by_role("button", name=name, exact=True).first.click()
        self.settle()

    def drive(self):
        return [line[4:] for line in self.text.split("\n") if line.startswith("//! ")]

    def movable(self, name):
        self.eventually(lambda: self.assertIn("movable", self.mark(name).get_attribute("class")))

    def test_a_stand_in_is_a_control_that_writes_the_drive(self):
        self.open_program(SEARCH)
        control = self.page.locator(".touch").get_by_role("group", name="box")
        self.assertIn("Nothing moves it yet.", control.text_content())
        control.get_by_role("textbox").first.fill('s"w')
        control.get_by_role("button", name="Type").click()
        self.settle()
        self.eventually(lambda: self.assertEqual(self.drive(), ["wait(500ms)", 'box.type("s\\"w")']))
        self.eventually(lambda: self.assertNotIn("Nothing moves it yet.", control.text_content()))
        self.act("Wait 1s")
        self.act("Tap")
        self.eventually(lambda: self.assertEqual(self.drive()[2:], ["wait(1s)", "wait(500ms)", "box.tap()"]))

    def test_everything_is_moved_at_once(self):
        self.open_program(SEARCH)
        self.act("Move everything")
        self.eventually(lambda: self.assertIn('search.type("swift", every: 100ms)', self.drive()))
        self.eventually(lambda: self.assertIn("reactive", self.picture))
        self.eventually(lambda: self.assertEqual(self.page.get_by_role("button", name="Move everything").count(), 0))

    def test_pasted_code_moves_to_another_library(self):
        self.open_program(LATEST)
        self.assertEqual(self.page.get_by_label("Dialect").locator("option").first.text_content(), "RxSwift (As written)")
        self.page.get_by_label("Dialect").select_option("combine")
        panel = self.page.locator(".help-panel")
        self.eventually(lambda: self.assertIn("Both texts were run: same in", panel.text_content()))
        self.assertIn("map, switchToLatest", panel.text_content())
        self.assertTrue(self.text.startswith("import Combine\n"))
        self.assertEqual(self.violations(self.page), [])
        self.page.get_by_label("Dialect").select_option("combine")
        self.eventually(lambda: self.assertIn("written for that library already", self.page.locator(".strip").text_content()))

    def test_a_control_acts_at_the_time_that_is_given(self):
        self.open_program(SEARCH + '//! wait(1s)\n//! box.enter("a")\n')
        self.page.get_by_label("Time of the next act").fill("300ms")
        self.act("Tap")
        expected = ["wait(300ms)", "box.tap()", "wait(700ms)", 'box.enter("a")']
        self.eventually(lambda: self.assertEqual(self.drive(), expected))

    def test_a_mark_of_a_stand_in_is_dragged_as_one_of_marble_text(self):
        self.open_program(SEARCH + '//! wait(1s)\n//! box.enter("a")\n//! wait(1s)\n//! box.enter("b")\n')
        self.movable("0.0")
        self.drag("0.0", (self.middle("0.1")[0] - self.middle("0.0")[0]) / 2)
        self.eventually(lambda: self.assertIn(self.drive()[0], ["wait(1.5s)", "wait(1.4s)", "wait(1.6s)"]))
        self.assertEqual(len(self.drive()), 4)

    def test_a_time_of_the_code_is_dragged(self):
        self.open_program("import { timer } from 'rxjs';\ntimer(1000).subscribe(console.log);\nsetTimeout(() => {}, 2000);\n")
        self.movable("0.0")
        self.drag("0.0", -self.middle("0.0")[0] / 8)
        self.eventually(lambda: self.assertRegex(self.text, r"timer\((?!1000)\d+\)"))

    def test_a_key_moves_a_time_of_the_code(self):
        self.open_program("import { timer } from 'rxjs';\ntimer(1000).subscribe(console.log);\n")
        self.movable("0.0")
        self.mark("0.0").focus()
        for key in ["Enter", "ArrowRight", "Enter"]:
            self.page.keyboard.press(key)
            self.settle()
        self.eventually(lambda: self.assertIn("timer(1100)", self.text))

    def test_a_test_with_marbles_offers_the_text_that_would_hold(self):
        self.open_program("""const scheduler = new TestScheduler((a, b) => expect(a).toEqual(b));
scheduler.run(({ cold, expectObservable }) => {
  expectObservable(cold('-a-b|')).toBe('-a---b|');
});""")
        self.eventually(lambda: self.assertIn("-a-b|", self.page.locator(".expected code").text_content()))
        self.movable("0.0")

    def test_a_wrong_line_of_the_drive_is_named(self):
        self.open_program(SEARCH + '//! box.tpye("a")\n')
        strip = self.page.locator(".strip")
        self.eventually(lambda: self.assertIn("did you mean 'type'?", strip.text_content()))
        self.assertIn("Line 4", strip.text_content())
        strip.get_by_role("button", name="write 'type'").click()
        self.settle()
        self.eventually(lambda: self.assertIn('box.type("a")', self.text))

    def test_a_stream_without_a_subscription_is_drawn(self):
        self.open_program("import { interval, take } from 'rxjs';\ninterval(1000).pipe(take(2))")
        self.eventually(lambda: self.assertIn("result", self.picture))
        self.assertEqual(self.page.locator(".strip .message").count(), 0)

    def test_controls_are_accessible(self):
        self.open_program(SEARCH)
        self.assertEqual(self.violations(self.page), [])
