"""The announcements of a screen reader: results, errors, and every step of a gesture, once and in words."""

from playwright.sync_api import expect

from harness import PageTest

LISTEN = """() => {
  window.said = []
  for (const id of ['polite', 'assertive']) {
    const region = document.getElementById(id)
    new MutationObserver(() => region.textContent && window.said.push(region.textContent))
      .observe(region, { childList: true, characterData: true, subtree: true })
  }
}"""
LETTERS = 'let a = hot("-a-b--c-|")\na.delay(100ms)'


class SpeechTests(PageTest):
    def setUp(self):
        super().setUp()
        self.open_program(LETTERS)
        self.page.wait_for_timeout(900)
        self.page.evaluate(LISTEN)

    def heard(self, milliseconds=1000):
        """The announcements since the last call."""
        self.page.wait_for_timeout(milliseconds)
        return self.page.evaluate("window.said.splice(0)")

    def focus(self, name):
        self.page.locator(f"figure [data-m='{name}']:not(text)").focus()
        self.heard(1300)

    def test_results_of_typing_are_said_once(self):
        self.page.keyboard.press("Control+End")
        self.page.keyboard.type(".delay(1s)", delay=20)
        self.assertEqual(self.heard(1200), ["3 values, last c at 1.7 seconds, completed at 1.9 seconds"])

    def test_what_is_printed_is_said_where_nothing_is_drawn(self):
        for program, expected in [("print(7)\nprint(8)", "2 lines printed, last 8"), ("let a = 1", "Nothing was printed")]:
            self.write(program)
            self.assertEqual(self.heard(), [expected])

    def test_an_error_of_a_run_is_said_though_nothing_was_drawn(self):
        self.write("print(1)")
        self.heard()
        self.write("print(1)\njust(1).take(0 - 1)")
        self.assertRegex(self.heard()[-1], "^Error in line 2: ")

    def test_of_several_pictures_the_one_that_changed_is_told(self):
        self.write(f"{LETTERS}\njust(1)")
        self.heard()
        self.write(f"{LETTERS.replace('100ms', '200ms')}\njust(1)")
        self.assertEqual(self.heard(), ["3 values, last c at 800 milliseconds, completed at 1 second"])

    def test_keys_that_go_to_an_error_say_it(self):
        self.write("just(1).foo()\njust(2).bar()")
        self.heard()
        first, second = "Error in line 1: streams have no operator 'foo'", "Error in line 2: streams have no operator 'bar'"
        for key, expected in [("F8", first), ("F8", second), ("F8", first), ("Shift+F8", second)]:
            self.page.keyboard.press(key)
            self.assertEqual(self.heard(200), [expected], key)

    def test_marks_that_come_and_go_are_said(self):
        self.focus("0.0")
        self.page.keyboard.press("+")
        self.assertEqual(self.heard(400), ["Added: d at 200 milliseconds."])
        self.heard()
        self.page.keyboard.press("Delete")
        self.assertEqual(self.heard(400), ["Deleted: d."])

    def test_a_drag_that_is_refused_says_so_once(self):
        x, y = self.middle("0.0")
        step = (self.middle("0.1")[0] - x) / 2
        self.page.keyboard.down("Alt")
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 0.6 * step, y, steps=12)
        self.page.wait_for_timeout(300)
        self.page.mouse.up()
        self.page.keyboard.up("Alt")
        self.assertEqual(len([each for each in self.heard() if "tick of 100ms" in each]), 1)

    def test_instants_are_said_step_by_step(self):
        self.page.locator(".picture-box").focus()
        for key, expected in [(".", "0 seconds, instant 1 of "), (".", "100 milliseconds, instant 2 of "), (",", "0 seconds, instant 1 of ")]:
            self.page.keyboard.press(key)
            said = self.heard(300)
            self.assertEqual(len(said), 1)
            self.assertTrue(said[0].startswith(expected), said)

    def test_the_sentences_of_a_verdict_are_apart(self):
        self.open("/exercises/time/delay")
        self.page.wait_for_selector(".exercise")
        self.page.evaluate(LISTEN)
        self.page.locator(".code.answer .CodeMirror").first.click()
        self.page.keyboard.type("delay(200ms)")
        self.page.get_by_role("button", name="Check").first.click()
        expect(self.page.locator(".verdict").first).to_have_class("verdict right")
        self.assertRegex(self.heard(300)[-1], r"^[\w ]+\. delay moves each value")
