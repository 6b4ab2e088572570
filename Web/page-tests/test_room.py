"""The page in little room and in much: every tool is in sight, and the library stands beside wide pages."""

from playwright.sync_api import expect

from harness import PageTest


class NarrowTests(PageTest):
    def test_the_slider_of_time_is_long_and_all_tools_of_time_are_in_sight(self):
        for width in [320, 800]:
            with self.subTest(width):
                context = self.new_context(viewport={"width": width, "height": 700}, has_touch=width == 320, is_mobile=width == 320)
                self.page = page = self.new_page(context)
                self.open(page=page)
                page.wait_for_selector("figure .marbles circle")
                self.assertGreater(page.get_by_label("Instant").bounding_box()["width"], 190)
                tools = [page.get_by_role("button", name=name) for name in ["Play", "Step back", "Step forwards", "Loop"]]
                for tool in [*tools, page.get_by_label("Speed"), page.get_by_label("Instant")]:
                    expect(tool).to_be_in_viewport(ratio=1)
                context.close()

    def test_all_views_are_in_sight_beside_share(self):
        self.page.set_viewport_size({"width": 800, "height": 700})
        self.open()
        share = self.page.get_by_role("button", name="Share").bounding_box()
        for tab in self.page.locator(".result .tabs button").all():
            box = tab.bounding_box()
            self.assertLessEqual(box["x"] + box["width"], share["x"], tab.text_content())

    def test_the_lines_of_the_first_program_are_whole(self):
        self.page.set_viewport_size({"width": 800, "height": 700})
        self.open()
        self.page.wait_for_selector(".CodeMirror-line")
        heights = [line.bounding_box()["height"] for line in self.page.locator(".CodeMirror-line").all()[1:]]
        self.assertLess(max(heights), 30)

    def test_numbers_of_lines_come_and_go_beside_the_text(self):
        self.page.set_viewport_size({"width": 800, "height": 700})
        self.open()
        self.page.wait_for_selector(".CodeMirror-line")

        expect(self.page.locator(".CodeMirror-gutters")).to_be_hidden()
        bar = self.page.get_by_role("separator").bounding_box()
        self.page.mouse.move(bar["x"], 400)
        self.page.mouse.down()
        self.page.mouse.move(bar["x"] + 150, 400, steps=5)
        self.page.mouse.up()
        expect(self.page.locator(".CodeMirror-gutters")).to_be_visible()

        def assert_beside():
            gutter = self.page.locator(".CodeMirror-gutters").bounding_box()
            text = self.page.locator(".CodeMirror-line > span").first.bounding_box()
            self.assertGreaterEqual(text["x"], gutter["x"] + gutter["width"])

        self.eventually(assert_beside)
        self.page.emulate_media(media="print")
        expect(self.page.locator(".CodeMirror-gutters")).to_be_hidden()

    def test_the_fields_of_a_mark_are_in_sight_on_a_phone(self):
        context = self.new_context(viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True)
        self.page = page = self.new_page(context)
        self.open(page=page)
        page.wait_for_selector("figure .marbles circle")
        page.locator("figure [data-m='0.1']:not(text)").tap()
        for tool in page.locator(".inspector :is(button, input)").all():
            box = tool.bounding_box()
            self.assertLessEqual(box["x"] + box["width"], 320)
        context.close()


class PhoneTests(PageTest):
    def setUp(self):
        super().setUp()
        self.context.close()
        self.context = self.new_context(viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True)
        self.page = self.new_page(self.context)
        self.open()
        self.page.wait_for_selector("figure .marbles circle")

    def tap(self, name):
        self.page.locator(f"figure [data-m='{name}']:not(text)").first.tap()

    def test_the_causes_of_a_mark_leave_its_fields_in_sight(self):
        self.tap("0.1")
        card = self.page.locator(".causes")
        expect(card).to_be_visible()
        fields = self.page.locator(".inspector").bounding_box()
        self.assertLessEqual(card.bounding_box()["y"] + card.bounding_box()["height"], fields["y"])
        self.assertLess(fields["height"], 110)

    def test_a_gesture_is_undone_where_it_was_made(self):
        before = self.page.locator(".plain-input").input_value()
        self.tap("0.1")
        self.page.get_by_role("button", name="Later").tap()
        self.eventually(lambda: self.assertNotEqual(self.page.locator(".plain-input").input_value(), before))
        self.page.get_by_role("button", name="Undo").tap()
        self.eventually(lambda: self.assertEqual(self.page.locator(".plain-input").input_value(), before))

    def test_a_mark_or_an_instant_is_looked_at_and_both_can_be_left(self):
        self.tap("0.1")
        self.page.get_by_role("button", name="Step forwards").tap()
        state = self.page.locator(".state")
        expect(state).to_be_visible()
        expect(self.page.locator(".inspector")).to_be_hidden()
        self.assertLessEqual(state.evaluate("(each) => each.scrollWidth - each.clientWidth"), 0)
        self.page.get_by_role("button", name="Close the state").tap()
        expect(state).to_be_hidden()
        expect(self.page.locator(".time-cursor")).to_have_count(0)
        self.page.get_by_role("button", name="Step forwards").tap()
        expect(state).to_be_visible()
        self.tap("0.1")
        expect(state).to_be_hidden()
        expect(self.page.locator(".inspector")).to_be_visible()

    def test_what_is_wrong_is_told_beside_the_program_and_beside_the_result(self):
        self.page.get_by_role("button", name="Program", exact=True).tap()
        self.page.locator(".plain-input").fill("just(1).mapp { $0 }")
        fix = self.page.get_by_role("button", name="write 'map'")
        expect(fix).to_be_in_viewport(ratio=1)
        self.page.get_by_role("button", name="Result", exact=True).tap()
        expect(fix).to_be_in_viewport(ratio=1)
        fix.tap()
        self.eventually(lambda: self.assertEqual(self.page.locator(".plain-input").input_value(), "just(1).map { $0 }"))

    def test_the_tools_of_the_program_stand_in_one_row(self):
        self.page.get_by_role("button", name="Program", exact=True).tap()
        self.assertLess(self.page.locator(".settings").bounding_box()["height"], 60)

    def test_the_verdict_comes_into_sight(self):
        self.open("/exercises/time/delay")
        self.page.wait_for_selector(".exercise")
        self.page.locator(".code.answer textarea").first.fill("delay(100ms)")
        self.page.get_by_role("button", name="Check").first.tap()
        expect(self.page.locator(".verdict:not(:empty)").first).to_be_in_viewport(ratio=1)


class MiddleTests(PageTest):
    def test_the_bar_leaves_both_columns_their_room(self):
        self.page.set_viewport_size({"width": 800, "height": 700})
        self.open()
        bar = self.page.get_by_role("separator")
        for target in [780, 20]:
            place = bar.bounding_box()
            self.page.mouse.move(place["x"], 400)
            self.page.mouse.down()
            self.page.mouse.move(target, 400, steps=5)
            self.page.mouse.up()
            self.assertGreaterEqual(self.page.locator(".source").bounding_box()["width"], 320)
            self.assertGreaterEqual(self.page.locator(".result").bounding_box()["width"], 400)
        self.assertEqual(bar.get_attribute("aria-valuenow"), "40")


class WideTests(PageTest):
    def setUp(self):
        super().setUp()
        self.page.set_viewport_size({"width": 1600, "height": 900})

    def test_the_library_stands_beside_the_playground_and_beside_pages(self):
        self.open()
        rail = self.page.get_by_role("navigation", name="Library")
        rail.get_by_role("link", name="Throttle", exact=True).click()
        expect(self.page.locator("h1")).to_contain_text("Throttle")
        expect(rail.locator("[aria-current]")).to_have_text("Throttle")
        rail.get_by_text("Reference").click()
        rail.get_by_role("link", name="-bufferWithTime:onScheduler:").first.click()
        expect(self.page.locator("h1")).to_contain_text("bufferWithTime")
        expect(rail.locator("[aria-current]")).to_be_in_viewport()
        expect(rail.locator("[aria-current]")).to_have_count(1)
        self.assertEqual(self.violations(self.page), [])

    def test_the_names_of_the_library_that_is_read_are_listed(self):
        self.open("/reference/rxjs/debounceTime")
        rail = self.page.get_by_role("navigation", name="Library")
        expect(rail.get_by_role("link", name="switchMap", exact=True)).to_be_attached()
        self.page.goto(f"{self.address}#/reference/combine")
        expect(rail.get_by_role("link", name="switchToLatest()", exact=True)).to_be_attached()
        expect(rail.get_by_role("link", name="switchMap", exact=True)).to_have_count(0)

    def test_narrower_pages_have_no_library_beside_them(self):
        self.page.set_viewport_size({"width": 1400, "height": 900})
        self.open()
        expect(self.page.locator("#rail")).to_be_hidden()
        self.assertEqual(self.page.locator("#rail a").count(), 0)
