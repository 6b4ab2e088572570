"""Why a mark is there: lines to its causes, and words beside it, by pointer, by keys and by touch."""

from playwright.sync_api import expect

from harness import PageTest

PROGRAM = 'let a = hot("ab--c-|")\nlet b = hot("--1----|")\na.throttle(150ms).combineLatest(b)'


class CauseTests(PageTest):
    def card(self, page=None):
        return (page or self.page).locator("aside.causes")

    def links(self, page=None):
        return (page or self.page).locator(".marbles .links path")

    def test_a_pointer_on_a_result_shows_lines_to_its_causes_and_words(self):
        self.open_program(PROGRAM)
        self.page.mouse.move(*self.middle("2.0"))
        expect(self.card()).to_contain_text("combineLatest joined the latest values")
        expect(self.links()).to_have_count(2)
        self.page.mouse.move(5, 300)
        expect(self.card()).to_be_hidden()
        expect(self.links()).to_have_count(0)

    def test_a_pointer_on_an_input_shows_what_became_of_it(self):
        self.open_program(PROGRAM)
        self.page.mouse.move(*self.middle("0.0"))
        expect(self.card()).to_contain_text("What became of it")
        expect(self.card()).to_contain_text("b replaced it at 100ms")

    def test_the_pointer_may_go_onto_the_card_and_escape_closes_it(self):
        self.open_program(PROGRAM)
        self.page.mouse.move(*self.middle("2.0"))
        expect(self.card()).to_be_visible()
        box = self.card().bounding_box()
        self.page.mouse.move(box["x"] + 20, box["y"] + 10, steps=6)
        self.page.wait_for_timeout(500)
        expect(self.card()).to_be_visible()
        self.page.keyboard.press("Escape")
        expect(self.card()).to_be_hidden()

    def test_keys_that_reach_a_mark_show_its_causes_and_say_them(self):
        self.open_program(PROGRAM)
        self.mark("0.0").focus()
        self.page.keyboard.press("End")
        self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("ArrowDown")
        expect(self.card()).to_be_visible()
        expect(self.page.locator("#polite")).to_contain_text("result completed at 700ms")
        self.page.locator(".CodeMirror textarea").focus()
        expect(self.card()).to_be_hidden()

    def test_a_tap_on_a_mark_shows_its_causes_within_the_window(self):
        context = self.new_context(viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True)
        page = self.new_page(context)
        self.open(page=page)
        page.wait_for_selector("figure .marbles circle[data-m]")
        page.locator("[data-m='0.0']:not(text)").tap()
        expect(self.card(page)).to_contain_text("keys, first value")
        expect(self.links(page)).to_have_count(1)
        box = self.card(page).bounding_box()
        self.assertGreaterEqual(box["x"], 0)
        self.assertLessEqual(box["x"] + box["width"], 320)
        self.assertGreaterEqual(box["y"], 0)
        self.assertLessEqual(box["y"] + box["height"], 640)
        context.close()

    def test_stages_have_their_causes_too(self):
        self.open_program(PROGRAM)
        self.page.get_by_role("tab", name="Stages").click()
        self.settle()
        marks = self.page.locator("figure.picture circle[data-m]")
        marks.last.hover()
        expect(self.card()).to_be_visible()
        self.assertGreater(self.links().count(), 0)

    def test_the_time_line_tells_why_nothing_comes_at_an_instant(self):
        self.open_program(PROGRAM)
        self.page.get_by_label("Step forwards").click()
        expect(self.page.locator(".state-why")).to_contain_text("nothing in result at 0s")

    def test_a_drag_shows_no_causes(self):
        self.open_program(PROGRAM)
        self.drag("0.0", 30, release=False)
        expect(self.card()).to_be_hidden()
        self.page.mouse.up()
