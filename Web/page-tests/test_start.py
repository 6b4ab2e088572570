"""The first picture needs a part of the program; the whole program takes over where something is lacking."""

import gzip

from harness import FOLDER, PageTest

PASTED = "import { of, map } from 'rxjs'\n\nof(1, 2).pipe(map((x) => x * 10)).subscribe(console.log)"


class StartTests(PageTest):
    def new_context(self, **options):
        context = super().new_context(**options)
        context.route("**/rxplay.wasm", lambda route: self.held.append(route) if self.holds_back else route.continue_())
        return context

    def setUp(self):
        self.holds_back = True
        self.held = []
        super().setUp()

    def release(self):
        self.holds_back = False
        for route in self.held:
            route.continue_()

    def test_the_first_program_is_small(self):
        packed = gzip.compress((FOLDER / "rxplay-start.wasm").read_bytes(), 9)
        self.assertLessEqual(len(packed), 1_000_000)

    def test_lessons_are_drawn_and_edited_without_the_whole_program(self):
        self.open_program('let a = hot("-a-b--|")\na.throttle(150ms).map { $0 + "!" }')
        self.eventually(lambda: self.assertIn("a!", self.picture))
        self.drag("0.0", (self.middle("0.1")[0] - self.middle("0.0")[0]) / 2)
        self.eventually(lambda: self.assertIn('hot("--ab--|")', self.text))
        self.open("/lessons/first-steps")
        self.page.wait_for_selector("figure.picture circle")

    def test_what_the_first_program_lacks_waits_for_the_whole_one(self):
        self.open_program(PASTED)
        self.assertNotIn("20", self.picture)
        self.release()
        self.eventually(lambda: self.assertIn("20", self.picture))

    def test_a_lost_connection_is_told(self):
        self.open_program(PASTED)
        for route in self.held:
            route.abort()
        self.page.wait_for_selector(".strip .message")
        self.eventually(lambda: self.assertIn("could not be loaded", self.page.locator(".strip .message").text_content()))
        self.complaints = [each for each in self.complaints if "ERR_FAILED" not in each]
