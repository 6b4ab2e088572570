"""Typing, errors, views, settings, help and completion."""

from playwright.sync_api import expect

from harness import PageTest

LETTERS = 'let a = hot("-a-b--|")\na.map { $0 + "!" }'


class PlaygroundTests(PageTest):
    def test_the_first_program_is_drawn(self):
        self.open()
        self.page.wait_for_selector("figure .marbles circle[data-m]")
        self.eventually(lambda: self.assertIn("debounce", self.picture))

    def test_the_picture_follows_each_key(self):
        self.open_program('cold("-a-b|").delay(100ms)')
        before = self.picture
        self.page.keyboard.press("ArrowLeft")
        for _ in range(2):
            self.page.keyboard.press("ArrowLeft")
        self.page.keyboard.type("0")
        self.settle()
        self.eventually(lambda: self.assertNotEqual(self.picture, before))
        self.eventually(lambda: self.assertIn("delay(1000ms)", self.text))

    def test_a_wrong_text_keeps_its_picture_and_says_where(self):
        self.open_program(LETTERS)
        before = self.picture
        self.write(LETTERS.replace("map", "mapp"))
        self.page.wait_for_selector(".message.error")
        self.eventually(lambda: self.assertEqual(self.picture, before))
        self.eventually(lambda: self.assertEqual(self.page.locator(".output.stale").count(), 1))
        self.eventually(lambda: self.assertEqual(self.page.locator(".CodeMirror .wrong").text_content(), "mapp"))
        self.eventually(lambda: self.assertIn("mapp", self.page.locator(".message.error").text_content()))

    def test_a_sign_stands_beside_the_line_of_an_error(self):
        self.open_program("just(1)\njust(2).mapp { $0 }")
        number = self.page.locator(".wrong-line .CodeMirror-linenumber")
        expect(number).to_have_text("2")
        self.assertEqual(number.evaluate("(each) => getComputedStyle(each, '::before').content"), '"✕"')
        self.write("just(1)\njust(2)")
        expect(number).to_have_count(0)

    def test_a_fix_is_one_click(self):
        self.open_program(LETTERS.replace("map", "mapp"))
        self.page.locator(".message.error button").first.click()
        self.settle()
        self.eventually(lambda: self.assertEqual(self.text, LETTERS))
        self.assertEqual(self.page.locator(".output.stale").count(), 0)

    def test_the_underline_stands_right_after_emoji_and_wide_letters(self):
        self.open_program('let s = "😀 日本 é"; cold("a|").mapp { $0 }')
        self.page.wait_for_selector(".CodeMirror .wrong")
        self.eventually(lambda: self.assertEqual(self.page.locator(".CodeMirror .wrong").first.text_content(), "mapp"))

    def test_every_view_shows_something(self):
        self.open_program(LETTERS)
        for view in ["Stages", "Text", "Marbles", "Log", "JSON", "Graph", "Swift test", "Picture"]:
            self.page.get_by_role("tab", name=view, exact=True).click()
            self.page.wait_for_selector("#output .marbles, #output .listing")
            self.eventually(lambda: self.assertGreater(len(self.page.locator("#output").text_content()), 8, view))

    def test_stages_have_a_lane_after_every_operator(self):
        self.open_program('cold("-a-b|").map { $0 + "!" }.delay(100ms).take(1)')
        few = self.page.locator("#output .name").count()
        self.page.get_by_role("tab", name="Stages").click()
        self.page.wait_for_selector("#output .marbles")
        self.eventually(lambda: self.assertGreater(self.page.locator("#output .name").count(), few + 1))

    def test_pasted_code_is_translated(self):
        self.open_program("import { of, map } from 'rxjs'\n\nof(1, 2).pipe(map((x) => x * 10)).subscribe(console.log)")
        before = self.picture
        self.page.get_by_role("button", name="Translate").click()
        self.settle()
        self.eventually(lambda: self.assertNotIn("import", self.text))
        self.eventually(lambda: self.assertIn("20", self.picture))

    def test_markup_in_values_is_text(self):
        self.open_program('just("<img src=x onerror=alert(1)><script>alert(2)</script>")')
        self.assertEqual(self.page.locator("#output img, #output script").count(), 0)
        for view in ["Text", "Log", "JSON"]:
            self.page.get_by_role("tab", name=view, exact=True).click()
            self.page.wait_for_selector("#output .listing")
            self.eventually(lambda: self.assertIn("<img src=x", self.page.locator("#output").text_content()))

    def test_the_dialect_menu_translates(self):
        self.open_program('cold("ab--c|").throttle(150ms)')
        before = self.picture
        self.page.get_by_label("Dialect").select_option("rxjs")
        self.eventually(lambda: self.assertEqual(self.text, 'dialect("rxjs")\ncold("ab--c|").debounceTime(150ms)'))
        self.settle()
        self.eventually(lambda: self.assertEqual(self.picture.split("\n")[2:], before.split("\n")[2:]))

    def test_words_are_completed(self):
        self.open_program('cold("a|").deb')
        self.page.get_by_label("Dialect").select_option("rxjs")
        self.page.click(".CodeMirror-lines")
        self.page.keyboard.press("Control+End")
        self.page.keyboard.press("Control+Space")
        self.page.wait_for_selector(".CodeMirror-hint")
        self.eventually(lambda: self.assertIn("debounce", self.page.locator(".CodeMirror-hint").first.text_content()))

    def test_completions_follow_what_is_typed(self):
        self.open_program("just(1)")
        self.page.keyboard.type(".", delay=50)
        self.page.wait_for_selector(".CodeMirror-hints")
        self.page.keyboard.type("de", delay=150)
        self.eventually(lambda: self.assertTrue(all("d" in each and "e" in each for each in self.names())))
        self.page.keyboard.type("layy", delay=150)
        expect(self.page.locator(".CodeMirror-hints")).to_have_count(0)

    def names(self):
        names = self.page.locator(".CodeMirror-hints .hint-name").all_text_contents()
        self.assertIn("delay", names)
        return names

    def test_a_program_that_prints_nothing_says_so(self):
        self.open_program("let a = 1")
        expect(self.page.locator("#output .note")).to_contain_text("Nothing was printed")

    def test_keys_go_through_time_from_the_picture_and_from_the_slider(self):
        self.open_program('let a = hot("-a-b--|")\na.delay(100ms)')
        instant, slider = self.page.locator(".instant"), self.page.get_by_role("slider", name="Instant")
        slider.focus()
        for key, expected in [(".", "0s"), (".", "100ms"), (",", "0s"), ("Escape", "end")]:
            self.page.keyboard.press(key)
            expect(instant).to_have_text(expected)
        self.page.locator(".picture-box").focus()
        self.page.keyboard.press("Space")
        expect(self.page.get_by_role("button", name="Pause")).to_be_visible()
        expect(instant).not_to_have_text("end")
        self.page.keyboard.press("Space")
        expect(self.page.get_by_role("button", name="Play", exact=True)).to_be_visible()

    def test_help_for_the_word_at_the_caret(self):
        self.open_program(LETTERS)
        self.page.keyboard.press("Control+Home")
        self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("F1")
        self.page.wait_for_selector(".help-panel:not([hidden])")
        expect(self.page.locator(".help-panel")).to_contain_text("Sends what the closure makes of each value")

    def test_tab_leaves_the_editor(self):
        self.open()
        self.page.click(".CodeMirror")
        self.page.keyboard.press("Tab")
        self.assertFalse(self.page.evaluate("document.activeElement.closest('.CodeMirror') !== null"))

    def test_composed_input_is_typed_once(self):
        self.open_program('just("")')
        self.page.keyboard.press("ArrowLeft")
        self.page.keyboard.press("ArrowLeft")
        session = self.context.new_cdp_session(self.page)
        for text in ["に", "にほ", "日本"]:
            session.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        session.send("Input.insertText", {"text": "日本"})
        self.settle()
        self.eventually(lambda: self.assertEqual(self.text, 'just("日本")'))
        self.eventually(lambda: self.assertIn("日本", self.picture))

    def test_light_and_dark(self):
        self.open()
        paper = "getComputedStyle(document.querySelector('.playground')).backgroundColor"
        light = self.page.evaluate(paper)
        self.page.click("#theme")
        self.assertNotEqual(self.page.evaluate(paper), light)
        self.page.reload()
        self.page.wait_for_selector(".playground")
        self.assertNotEqual(self.page.evaluate(paper), light)

    def test_an_endless_program_leaves_the_page_alive(self):
        self.open_program("var n = 0\nwhile true { n = n + 1 }\nprint(n)")
        self.page.wait_for_selector(".message", timeout=20_000)
        self.write(LETTERS)
        self.page.wait_for_selector(".output:not(.stale) .marbles")
        self.eventually(lambda: self.assertIn("a!", self.picture))

    def test_hostile_programs_leave_the_page_alive(self):
        programs = [
            "from(range(0, 1000000)).map { $0 + 1 }",
            "var s = \"x\"\nwhile true { s = s + s }",
            "interval(1ns)",
            "just(1).expand { just($0 + 1) }",
            'just("</svg><script>alert(1)</script>")',
            "(" * 5000,
            "just(" + "[" * 2000 + "]" * 2000 + ")",
        ]
        for program in programs:
            with self.subTest(program[:40]):
                self.open_program(program)
                self.page.wait_for_selector(".strip .message, .output:not(.stale) .marbles", timeout=20_000)
                self.write(LETTERS)
                expect(self.page.locator("figure.picture pre.heard").last).to_contain_text("a!", timeout=20_000)

    def test_a_thousand_runs_leave_nothing_behind(self):
        self.open_program(LETTERS)
        session = self.context.new_cdp_session(self.page)
        session.send("Performance.enable")

        def run(count):
            self.page.evaluate("""async (count) => {
              const mirror = document.querySelector('.CodeMirror').CodeMirror
              let drawn = () => {}
              const observer = new PerformanceObserver(() => drawn())
              observer.observe({ type: 'mark' })
              for (let index = 0; index < count; index += 1) {
                const next = new Promise((resolve) => { drawn = resolve })
                mirror.setValue(`cold("-a-b|").delay(${index + 1}ms)`)
                await next
              }
              observer.disconnect()
              mirror.clearHistory()
            }""", count)
            session.send("HeapProfiler.collectGarbage")
            return session.send("Memory.getDOMCounters")

        early, late = run(100), run(900)
        self.assertLess(late["nodes"], early["nodes"] * 1.1 + 200)
        self.assertLess(late["jsEventListeners"], early["jsEventListeners"] * 1.1 + 50)

    def test_what_is_deep_is_answered_in_words(self):
        self.open_program("func down(n) { return down(n + 1) }\njust(down(0))")
        self.page.wait_for_selector(".message", timeout=20_000)
        self.write(LETTERS)
        self.page.wait_for_selector(".output:not(.stale) .marbles")

    def test_the_last_of_many_texts_is_drawn(self):
        self.open()
        self.page.wait_for_selector("figure .marbles")
        self.page.evaluate("""() => {
          const mirror = document.querySelector('.CodeMirror').CodeMirror
          for (let count = 0; count < 200; count += 1) mirror.setValue(`just(${count})`)
        }""")
        self.settle()
        self.eventually(lambda: self.assertIn("199", self.picture))
