"""The plain editor of touch screens and screen readers does what the other one does."""

from playwright.sync_api import expect

from harness import PageTest

PROGRAM = 'let a = hot("-a-b--|")\na.delay(100ms)'


class PlainEditorTests(PageTest):
    def setUp(self):
        super().setUp()
        self.context.close()
        self.context = self.new_context(viewport={"width": 800, "height": 700}, has_touch=True, is_mobile=True)
        self.page = self.new_page(self.context)
        self.open()
        self.page.wait_for_selector("figure .marbles circle")

    @property
    def text(self):
        return self.page.locator(".plain-input").input_value()

    def write(self, text):
        self.page.locator(".plain-input").fill(text)
        self.settle()

    def test_the_picture_follows(self):
        self.write(PROGRAM)
        self.eventually(lambda: self.assertIn("delay(100ms)", self.picture))

    def test_gestures_and_typing_share_one_history(self):
        self.write(PROGRAM)
        self.drag("0.1", self.middle("0.1")[0] - self.middle("0.0")[0])
        dragged = self.text
        self.assertNotEqual(dragged, PROGRAM)
        self.page.locator(".plain-input").focus()
        self.page.keyboard.press("Control+End")
        self.page.keyboard.type("\n// x")
        self.settle()
        self.page.keyboard.press("Control+Z")
        self.settle()
        self.eventually(lambda: self.assertEqual(self.text, dragged))
        self.page.keyboard.press("Control+Z")
        self.settle()
        self.eventually(lambda: self.assertEqual(self.text, PROGRAM))
        self.page.keyboard.press("Control+Shift+Z")
        self.settle()
        self.eventually(lambda: self.assertEqual(self.text, dragged))

    def test_a_tap_on_a_number_offers_steps(self):
        self.write(PROGRAM)
        self.page.locator(".plain-input").focus()
        self.page.evaluate("place => document.querySelector('.plain-input').setSelectionRange(place, place)", PROGRAM.index("100ms") + 1)
        self.page.get_by_role("button", name="More", exact=True).click()
        self.settle()
        self.eventually(lambda: self.assertIn("delay(110ms)", self.text))

    def test_a_slider_changes_a_number_in_one_step(self):
        self.write(PROGRAM)
        self.page.locator(".plain-input").focus()
        self.page.evaluate("place => document.querySelector('.plain-input').setSelectionRange(place, place)", PROGRAM.index("100ms") + 1)
        slider = self.page.get_by_label("Steps")
        for steps in ["3", "8", "5"]:
            slider.evaluate("(slider, steps) => { slider.value = steps; slider.dispatchEvent(new Event('input')) }", steps)
            self.settle()
        slider.evaluate("(slider) => slider.dispatchEvent(new Event('change'))")
        self.eventually(lambda: self.assertIn("delay(150ms)", self.text))
        self.page.locator(".plain-input").focus()
        self.page.keyboard.press("Control+z")
        self.eventually(lambda: self.assertEqual(self.text, PROGRAM))

    def test_errors_are_told(self):
        self.write(PROGRAM.replace("delay", "delayy"))
        self.page.wait_for_selector(".message.error")
        self.page.locator(".message.error button").first.click()
        self.settle()
        self.eventually(lambda: self.assertEqual(self.text, PROGRAM))

    def type_at_end(self, text):
        self.page.get_by_label("Program text").focus()
        self.page.keyboard.press("Control+End")
        self.page.keyboard.type(text)

    def test_words_are_completed_by_a_tap(self):
        self.type_at_end("\na.deb")
        row = self.page.get_by_role("group", name="Completions")
        row.get_by_role("button", name="debounce", exact=True).tap()
        self.eventually(lambda: self.assertTrue(self.text.endswith("\na.debounce")))
        self.assertTrue(row.is_hidden())
        self.page.keyboard.type("(1s)")
        self.eventually(lambda: self.assertTrue(self.text.endswith("\na.debounce(1s)")))
        self.page.keyboard.press("Control+z")

    def test_words_are_completed_by_keys_and_said(self):
        self.type_at_end("\na.")
        self.page.keyboard.press("Control+Space")
        self.eventually(lambda: self.assertRegex(self.page.locator("#polite").text_content(), r"^\d+ completions\. Arrow keys"))
        self.page.keyboard.press("ArrowDown")
        said = self.page.locator("#polite").text_content()
        self.assertRegex(said, r", 1 of \d+$")
        self.page.keyboard.press("Enter")
        self.eventually(lambda: self.assertTrue(self.text.endswith("\na." + said.split(",")[0])))
        self.type_at_end("\na.")
        self.eventually(lambda: self.assertTrue(self.page.get_by_role("group", name="Completions").is_visible()))
        self.page.keyboard.press("Enter")
        self.eventually(lambda: self.assertTrue(self.text.endswith("\na.\n")))


class ChoiceTests(PageTest):
    def test_the_plain_editor_is_offered_first_and_takes_the_text_over(self):
        self.open_program(PROGRAM)
        self.page.locator("#theme").focus()
        self.page.keyboard.press("Tab")
        offer = self.page.get_by_role("button", name="Use the plain text editor")
        expect(offer).to_be_focused()
        expect(offer).to_be_in_viewport(ratio=1)
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".plain-input")).to_be_focused()
        expect(self.page.locator(".plain-input")).to_have_value(PROGRAM)
        expect(offer).to_be_hidden()

    def test_it_can_be_chosen_where_nothing_is_stored(self):
        self.context.close()
        self.context = self.new_context()
        self.context.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('denied') } })")
        self.page = self.new_page(self.context)
        self.open()
        self.page.wait_for_selector("figure .marbles circle")
        self.page.get_by_label("More settings").click()
        self.page.get_by_label("Editor").select_option("plain")
        expect(self.page.locator(".plain-input")).to_be_visible()
