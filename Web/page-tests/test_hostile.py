"""Texts, links and storage that are made to break the page: it reports the fault, and continues."""

import time

from playwright.sync_api import expect

from harness import PageTest, fragment_of

LETTERS = 'let a = hot("-a-b--|")\na.map { $0 + "!" }'


class HostileTextTests(PageTest):
    def become(self, text):
        """Puts a text into the editor, and gives the seconds after which the page answers again."""
        start = time.monotonic()
        self.page.evaluate("(text) => document.querySelector('.CodeMirror').CodeMirror.setValue(text)", text)
        self.page.evaluate("() => new Promise((resolve) => requestAnimationFrame(resolve))")
        return time.monotonic() - start

    def assert_alive(self):
        self.write(LETTERS + "\n// and on")
        expect(self.page.locator("figure.picture pre.heard").last).to_contain_text("a!")
        expect(self.page.locator(".strip .message")).to_have_count(0)

    def test_texts_that_no_page_can_lay_out_are_refused(self):
        self.open_program(LETTERS)
        for text, reason in [
            ("// " + "x" * 10_000_000, "up to a million letters"),
            ("\t" * 200_000 + "of(1)", "lines of up to 20000 letters"),
            ('of("' + "\u200b" * 50_000 + '")', "lines of up to 20000 letters"),
            ('of("a' + "\u0301" * 15_000 + '")', "hundreds of accents"),
        ]:
            with self.subTest(text[:8]):
                self.assertLess(self.become(text), 10)
                expect(self.page.locator(".strip .message")).to_contain_text(reason)
                self.assertEqual(self.text, LETTERS)
        self.assert_alive()

    def test_the_plain_editor_refuses_them_too(self):
        context = self.new_context(has_touch=True, is_mobile=True)
        self.page = page = self.new_page(context)
        self.open(page=page)
        page.wait_for_selector("figure .marbles circle")
        before = page.locator(".plain-input").input_value()
        page.evaluate("""() => {
          const input = document.querySelector('.plain-input')
          const clipboardData = new DataTransfer()
          clipboardData.setData('text/plain', 'x'.repeat(5_000_000))
          const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
          if (input.dispatchEvent(event)) throw new Error('the text was taken')
        }""")
        expect(page.locator(".strip .message")).to_contain_text("up to a million letters")
        self.assertEqual(page.locator(".plain-input").input_value(), before)
        context.close()

    def test_values_with_thousands_of_accents_are_drawn(self):
        self.open_program(LETTERS)
        program = 'var s = "\u0301\u0302\u0303"\nfor i in 1...15 { s = s + s }\njust("a" + s)\nprint("a" + s)'
        self.assertLess(self.become(program), 5)
        expect(self.page.locator("figure.picture pre.heard").last).to_contain_text("…")
        self.assert_alive()

    def test_of_thousands_of_pictures_the_first_are_drawn(self):
        self.open_program("just(1)\n" * 1000)
        expect(self.page.locator("#output > .note").last).to_contain_text("the first 200 pictures of 1000")
        self.assertEqual(self.page.locator("figure.picture").count(), 200)
        self.assert_alive()

    def test_a_million_events_leave_time_for_keys(self):
        self.open_program(LETTERS)
        self.become("import { generate } from 'rxjs'\ngenerate({ initialState: 0, condition: () => true, iterate: x => x }).subscribe(console.log)")
        expect(self.page.locator(".strip .message.error")).to_be_visible(timeout=20_000)
        self.assert_alive()

    def test_stop_ends_a_run(self):
        self.open_program(LETTERS)
        self.page.evaluate("""() => {
          const stop = document.querySelector('.running button')
          new MutationObserver(() => stop.parentElement.hidden || stop.click()).observe(stop.parentElement, { attributes: true })
        }""")
        self.become("var n = 0\nwhile n >= 0 { n = n + 1 }\nwhile true { interval(1ns).scan([]) { a, b in a + [b] }.subscribe() }")
        expect(self.page.locator(".strip .message")).to_contain_text("The run was stopped.")
        self.assert_alive()


class HostileAddressTests(PageTest):
    def test_no_address_breaks_the_page(self):
        addresses = [
            "/lessons/%E0%A4%A", "/lessons/toString", "/reference/__proto__/constructor", "/reference/rxjs/<img src=x onerror=alert(1)>",
            "/docs/../../etc/passwd", "/docs/language@<script>", "/exercises/constructor", "/%00", "/" + "/" * 2000, "//example.org",
            "1", "1b", "1z", "1zAAAA.0000", "%", "%FF", "&dialect=<script>", "1b" + "A" * 200_000, "javascript:alert(1)",
        ]
        self.open()
        for address in addresses:
            with self.subTest(address[:40]):
                self.page.evaluate("(address) => { location.hash = address }", address)
                self.page.wait_for_timeout(300)
                self.assertEqual(self.page.locator("main img, main script, main iframe").count(), 0)
                self.assertGreater(len(self.page.locator("main").text_content()), 10)
        self.open()
        self.page.wait_for_selector("figure .marbles circle")

    def test_a_link_to_a_text_that_is_not_taken_says_so(self):
        self.open()
        fragment = fragment_of("// " + "x" * 100_000)
        self.open(fragment)
        expect(self.page.locator(".strip .message")).to_contain_text("lines of up to 20000 letters")


class HostileStorageTests(PageTest):
    def test_nonsense_in_the_storage_is_passed_over(self):
        self.open()
        self.page.evaluate("""() => {
          for (const name of ['theme', 'editor', 'solved', 'constructor', '']) {
            localStorage.setItem(`rxplay.1.${name}`, '"><img src=x onerror=alert(1)>\\n{}\\n__proto__/x#y\\n'.repeat(20_000))
          }
        }""")
        self.page.reload()
        self.page.wait_for_selector("figure .marbles circle")
        self.open("/exercises")
        expect(self.page.locator(".progress-bar")).to_contain_text("exercises solved")
        self.assertEqual(self.page.locator("main img").count(), 0)
