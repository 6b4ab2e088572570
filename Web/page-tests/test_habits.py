"""The habits of users: they go back, undo, open broken links, drag one marble past another."""

import re

from playwright.sync_api import expect

from harness import PageTest


class DragTests(PageTest):
    def test_a_marble_of_a_list_is_dragged_past_its_neighbour_and_back(self):
        program = 'let a = hot(at: [(0s, "x"), (200ms, "y"), (1s, "z")])\na.delay(100ms)'
        self.open_program(program)
        self.drag("0.0", (self.middle("0.2")[0] - self.middle("0.0")[0]) / 2)
        self.eventually(lambda: self.assertRegex(self.text, r'\[\(200ms, "y"\), \([\d.]+m?s, "x"\), \(1s, "z"\)\]'))
        expect(self.page.locator(".inspector-title")).to_contain_text("x of a")
        self.page.keyboard.press("Control+z")
        self.eventually(lambda: self.assertEqual(self.text, program))

    def test_the_chosen_mark_stays_the_one_that_was_moved(self):
        self.open_program('let a = hot("-a-b--|")\na.delay(100ms)')
        self.drag("0.0", (self.middle("0.1")[0] - self.middle("0.0")[0]) * 1.5)
        self.eventually(lambda: self.assertIn('hot("---ba-|")', self.text))
        expect(self.page.locator(".inspector-title")).to_contain_text("a of a")
        self.page.get_by_role("button", name="Delete").click()
        self.eventually(lambda: self.assertIn('hot("---b--|")', self.text))

    def test_the_buttons_of_the_chosen_mark_go_by_the_tick_and_keep_the_focus(self):
        self.open_program('let a = hot("-a-b--|", tick: 10ms)\na.delay(10ms)')
        self.mark("0.0").click()
        self.page.get_by_role("button", name="Later").click()
        self.eventually(lambda: self.assertIn('hot("--ab--|", tick: 10ms)', self.text))
        expect(self.page.get_by_role("button", name="Later")).to_be_focused()
        self.page.keyboard.press("Control+z")
        self.eventually(lambda: self.assertIn('hot("-a-b--|", tick: 10ms)', self.text))

    def test_marble_text_takes_no_quotes(self):
        self.open_program('let a = hot("-a-b--|")\na.delay(100ms)')
        self.mark("0.0").click()
        self.page.get_by_label("Value", exact=True).fill('"')
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".strip")).to_contain_text("Marble text has no sign for this value")
        self.assertIn('"-a-b--|"', self.text)


class MistakeTests(PageTest):
    def test_an_error_of_a_run_keeps_the_picture(self):
        self.open_program("let a = cold(\"-a-b|\")\na.take(2)")
        before = self.picture
        self.write("let a = cold(\"-a-b|\")\na.take(0 - 1)")
        expect(self.page.locator(".strip .message.error")).to_be_visible()
        expect(self.page.locator(".output.stale figure.picture")).to_be_visible()
        self.assertEqual(self.picture, before)

    def test_a_link_that_cannot_be_read_is_told_until_the_text_changes(self):
        for fragment in ["1bxx.0000", "2bAAAA.abcd"]:
            self.open(fragment)
            expect(self.page.locator(".strip .message")).to_be_visible()
            self.page.wait_for_timeout(500)
            expect(self.page.locator(".strip .message")).to_be_visible()
        self.write("just(1)")
        expect(self.page.locator(".strip .message")).to_have_count(0)

    def test_a_line_of_a_lesson_is_counted_in_its_block(self):
        self.open("/lessons/throttle")
        self.page.wait_for_selector("figure.picture circle")
        block = self.page.locator(".block .listing.program").nth(1)
        block.click()
        self.page.keyboard.press("Control+A")
        self.page.keyboard.insert_text("typed.dely(1s)")
        expect(self.page.get_by_role("button", name="Line 1")).to_be_visible()

    def test_why_a_mark_of_a_lesson_stays_is_told_at_its_picture(self):
        self.open("/lessons/throttle")
        self.page.wait_for_selector("figure.picture circle")
        locked = self.page.locator("figure.picture").first.locator("circle:not(.movable)").first
        locked.click()
        locked.press("Enter")
        message = self.page.locator(".strip .message")
        expect(message).to_contain_text("This mark cannot be moved")
        expect(message).to_be_in_viewport()

    def test_a_long_log_is_cut(self):
        self.open_program("for i in 1...30000 { print(i) }")
        expect(self.page.locator(".note")).to_contain_text("the first 2000 lines of 30000")

    def test_a_wrong_answer_is_not_underlined(self):
        self.open("/exercises/time/delay")
        self.page.get_by_role("button", name="Check").first.click()
        verdict = self.page.locator(".verdict:not(:empty)").first
        expect(verdict).to_be_visible()
        self.assertNotIn("wavy", verdict.evaluate("(each) => getComputedStyle(each).textDecoration"))

    def test_a_file_without_progress_is_told(self):
        self.open("/exercises")
        self.page.get_by_label("File of progress").set_input_files(
            {"name": "other.txt", "mimeType": "text/plain", "buffer": b"time/nothing#Invented\n{}"})
        expect(self.page.locator(".progress-tools")).to_contain_text("no solved exercises")


class LockTests(PageTest):
    """While the text is wrong, the picture belongs to an earlier text with other places."""

    def test_no_gesture_changes_a_wrong_text_and_its_errors_stay(self):
        self.open_program('let a = hot("-a-b--|")\na.delay(100ms)')
        self.mark("0.0").click()
        wrong = '// moves all places\nlet a = hot("-a-b--|")\na.delay(100ms).foo()'
        self.write(wrong)
        message = self.page.locator(".strip .message.error")
        expect(message).to_be_visible()
        self.page.get_by_role("button", name="Later").click()
        self.page.get_by_role("button", name="Delete").click()
        self.drag("0.0", 60)
        self.mark("0.0").focus()
        for key in ["Delete", "+", "Enter", "ArrowRight", "Escape"]:
            self.page.keyboard.press(key)
        self.settle()
        self.assertEqual(self.text, wrong)
        expect(message).to_contain_text("no operator 'foo'")
        expect(self.page.locator(".strip .more")).to_have_count(1)
        expect(self.page.locator(".strip .more")).to_contain_text("when the text is right again")

    def test_a_mark_that_is_put_back_keeps_the_focus(self):
        self.open_program('let a = hot("-a-b--c-|")\na.delay(100ms)')
        self.mark("0.0").focus()
        for key in ["Enter", "ArrowRight", "ArrowRight", "ArrowRight", "Escape"]:
            self.page.keyboard.press(key)
            self.settle()
        self.assertIn('hot("-a-b--c-|")', self.text)
        expect(self.mark("0.0")).to_be_focused()
        expect(self.page.locator(".inspector-title")).to_have_text("a of a")

    def test_a_mark_that_is_added_is_the_chosen_one(self):
        self.open_program('let a = hot("-a-b--c-|")\na.delay(100ms)')
        x, y = self.middle("0.0")
        self.page.mouse.dblclick(x + (self.middle("0.1")[0] - x) / 2, y)
        expect(self.page.locator(".inspector-title")).to_have_text("d of a")
        expect(self.mark("0.1")).to_be_focused()

    def test_the_last_mark_leaves_the_focus_to_the_picture(self):
        self.open_program('hot("-a")')
        self.mark("0.0").focus()
        self.page.keyboard.press("Delete")
        self.eventually(lambda: self.assertEqual(self.text, 'hot("--")'))
        expect(self.page.locator(".picture-box")).to_be_focused()


class ReturnTests(PageTest):
    def test_a_page_that_is_opened_by_its_address_fills_the_window(self):
        for place in ["/lessons/throttle", "/reference/rxjs/map"]:
            self.page.goto("about:blank")
            self.open(place)
            self.assertEqual(self.page.evaluate("document.body.getBoundingClientRect().width"), 1200)

    def test_the_draft_is_there_after_a_lesson_and_a_reload(self):
        self.open_program("just(7)")
        self.page.get_by_role("link", name="Lessons").first.click()
        self.page.get_by_role("link", name="Playground").click()
        expect(self.page).to_have_url(re.compile("#.{2,}"))
        self.page.reload()
        self.page.wait_for_selector("figure .marbles circle")
        self.assertEqual(self.text, "just(7)")

    def test_a_changed_lesson_is_there_after_going_back(self):
        self.open("/lessons/throttle")
        self.page.wait_for_selector("figure.picture circle")
        self.page.locator(".block .listing.program").nth(1).click()
        self.page.keyboard.press("Control+A")
        self.page.keyboard.insert_text("typed.delay(2s)")
        self.page.get_by_role("link", name="Docs").first.click()
        expect(self.page.locator("h1")).to_have_text("Docs")
        self.page.go_back()
        expect(self.page.locator(".block .CodeMirror")).to_contain_text("typed.delay(2s)")

    def test_the_contents_of_a_document_are_links(self):
        self.open("/docs/language")
        link = self.page.locator(".doc li a").first
        self.assertRegex(link.get_attribute("href"), r"^#/docs/language@")
        link.click()
        expect(self.page.locator(f"[id='{link.get_attribute('href').split('@')[1]}']")).to_be_in_viewport()


class LookTests(PageTest):
    def test_the_instant_under_the_pointer_is_shown_with_its_state(self):
        self.open_program('let a = hot("-a-b--|")\na.delay(250ms)')
        slider = self.page.get_by_label("Instant")
        box = slider.bounding_box()
        self.page.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + box["height"] / 2)
        expect(self.page.locator(".instant")).not_to_have_text("end")
        expect(self.page.locator(".state")).to_be_visible()
        self.page.mouse.move(10, 10)
        expect(self.page.locator(".instant")).to_have_text("end")
        expect(self.page.locator(".state")).to_be_hidden()

    def test_pictures_are_shared_from_every_view(self):
        self.open_program("cold(\"-a|\")")
        self.page.get_by_role("tab", name="Text").click()
        self.page.get_by_role("button", name="Share").click()
        with self.page.expect_download() as download:
            self.page.get_by_role("button", name="Download SVG").click()
        svg = open(download.value.path()).read()
        self.assertIn("<circle", svg)

    def test_a_dark_picture_has_a_dark_ground(self):
        context = self.new_context(color_scheme="dark")
        self.page = self.new_page(context)
        self.open_program("cold(\"-a|\")")
        self.page.get_by_role("button", name="Share").click()
        with self.page.expect_download() as download:
            self.page.get_by_role("button", name="Download SVG").click()
        paper = re.search(r"<rect[^>]*>", open(download.value.path()).read()).group()
        self.assertRegex(paper, r'fill="(rgb\(18, 22, 28\)|#12161c)"')
        context.close()

    def test_a_phone_keeps_the_picture_in_sight(self):
        context = self.new_context(viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True)
        self.page = page = self.new_page(context)
        self.open(page=page)
        page.wait_for_selector("figure .marbles circle")
        page.locator("figure [data-m='0.1']:not(text)").tap()
        expect(page.locator(".inspector")).to_be_visible()
        self.assertGreater(page.locator(".result > .output").bounding_box()["height"], 200)
        context.close()

    def test_the_plain_editor_underlines_what_is_wrong(self):
        context = self.new_context(has_touch=True, is_mobile=True)
        self.page = page = self.new_page(context)
        self.open(page=page)
        page.wait_for_selector("figure .marbles circle")
        page.get_by_label("Program text").fill("just(1).mapp { $0 }")
        expect(page.locator(".plain-editor .wrong")).to_have_text("mapp")
        context.close()


class ReferenceTests(PageTest):
    def test_inputs_of_examples_can_be_dragged(self):
        for place in ["rxjs/map", "rxjs/merge", "rxjs/switchMap", "combine/scan(_:_:)", "rac/-map:", "rxjs/take", "rxswift/flatMapLatest(_:)"]:
            with self.subTest(place):
                self.open(f"/reference/{place}")
                self.page.wait_for_selector("figure circle.movable")
