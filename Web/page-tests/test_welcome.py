"""The beginning: a sentence, examples, code that is pasted or dropped, and the last text."""

from playwright.sync_api import expect

from harness import PageTest

EXAMPLES = {
    "RxJS typeahead": "[ 'RxJS' ]", "RxSwift login": "Hello, anna!", "Combine form": "can sign up: true",
    "RAC 2 command": "Hello, anna!", "async search": "rx found results",
}
PASTED = "import { of, map } from 'rxjs'\n\nof(1, 2).pipe(map((x) => x * 10)).subscribe(console.log)\n"

DROP = """([files, type]) => {
  const data = new DataTransfer()
  for (const [name, text] of files) data.items.add(new File([text], name))
  const target = document.querySelector('.source .CodeMirror-lines')
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data })
  target.dispatchEvent(event)
  return event.defaultPrevented
}"""


class WelcomeTests(PageTest):
    def setUp(self):
        super().setUp()
        self.open()
        self.page.wait_for_selector("figure .marbles circle")

    @property
    def begin(self):
        return self.page.get_by_role("region", name="Begin")

    def text_becomes(self, text):
        self.eventually(lambda: self.assertEqual(self.text, text))

    def test_every_example_runs_and_is_drawn(self):
        for title, line in EXAMPLES.items():
            with self.subTest(title):
                self.begin.get_by_role("button", name=title).click()
                expect(self.page.locator("#output")).to_contain_text(line)
                expect(self.page.locator("#output svg.marbles").first).to_be_visible()
                expect(self.page.locator(".strip .message.error")).to_have_count(0)
        # One can go back from example to example.
        self.page.go_back()
        self.eventually(lambda: self.assertIn("RACCommand", self.text))

    def test_it_goes_with_the_first_edit_and_comes_back_under_new(self):
        expect(self.begin).to_be_visible()
        self.write("just(1)")
        expect(self.begin).to_be_hidden()
        self.page.get_by_role("button", name="New", exact=True).click()
        self.begin.get_by_role("button", name="Empty").click()
        self.text_becomes("")
        self.page.go_back()
        self.text_becomes("just(1)")

    def test_a_link_shows_its_program_alone(self):
        self.page.goto("about:blank")
        self.open("1banVzdCgxKQ.g0nc")
        self.page.wait_for_selector("figure .marbles")
        expect(self.begin).to_be_hidden()

    def test_pasted_code_runs_at_once(self):
        self.begin.get_by_role("button", name="Paste your code").click()
        expect(self.page.get_by_role("textbox", name="Your code")).to_be_focused()
        self.assertEqual(self.violations(self.page), [])
        self.page.evaluate("""(text) => {
          const data = new DataTransfer()
          data.setData('text/plain', text)
          const area = document.querySelector('textarea.paste')
          area.value = text
          area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
        }""", PASTED)
        self.eventually(lambda: self.assertIn("20", self.picture))
        expect(self.page.locator("dialog")).to_have_count(0)

    def test_an_example_answers_a_question_within_three_clicks(self):
        self.begin.get_by_role("button", name="RxJS typeahead").click()
        expect(self.page.locator("figure.picture svg.marbles")).to_contain_text("switchMap")
        # The second search: why was it the only one that was shown?
        last = self.page.locator("figure.picture [data-m^='1.']:not(text)").last
        last.click()
        self.page.mouse.move(0, 0)
        last.hover()
        expect(self.page.locator("aside.causes")).to_contain_text("switchMap")

    def test_code_is_pasted_where_nothing_else_takes_it(self):
        self.page.evaluate("""(text) => {
          const data = new DataTransfer()
          data.setData('text/plain', text)
          document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
        }""", PASTED)
        self.text_becomes(PASTED)

    def test_dropped_files_are_code_with_its_drive(self):
        files = [["search.swift", "let a = 1\n"], ["search.drive", "ties(\"phased\")\ncode\nwait(1s)\n"]]
        self.assertTrue(self.page.evaluate(DROP, [files, "dragover"]))
        expect(self.page.locator(".dropping")).to_have_count(1)
        self.page.evaluate(DROP, [files, "drop"])
        self.text_becomes('//! ties("phased")\n\nlet a = 1\n\n//! wait(1s)\n')
        expect(self.page.locator(".dropping")).to_have_count(0)


class DraftTests(PageTest):
    def type(self, text):
        self.open()
        self.page.wait_for_selector("figure .marbles circle")
        self.page.click(".CodeMirror")
        self.page.keyboard.press("Control+A")
        self.page.keyboard.insert_text(text)

    def test_a_text_that_was_just_typed_is_there_after_a_reload(self):
        self.type("just(4321)")
        self.page.reload()
        self.page.wait_for_selector(".CodeMirror")
        self.eventually(lambda: self.assertEqual(self.text, "just(4321)"))

    def test_the_last_text_is_offered_to_a_new_page(self):
        self.type("just(4321)")
        self.settle()
        self.page.close()
        self.page = self.new_page(self.context)
        self.open()
        self.page.get_by_role("button", name="Your last text").click()
        self.eventually(lambda: self.assertEqual(self.text, "just(4321)"))

    def test_two_tabs_keep_both_their_exercises(self):
        pages = [self.page, self.new_page(self.context)]
        for page in pages:
            self.open("/exercises/learn/streams", page=page)
            page.wait_for_selector(".exercise")
        for index, page in enumerate(pages):
            card = page.locator(".exercise").nth(index)
            while not card.get_by_role("button", name="Show a solution").is_visible():
                card.get_by_role("button", name="Hint").click()
            card.get_by_role("button", name="Show a solution").click()
            card.get_by_role("button", name="Check").click()
            expect(card.locator(".done-mark")).to_contain_text("solved")
        self.assertEqual(len(self.page.evaluate("localStorage.getItem('rxplay.1.solved')").split("\n")), 2)
