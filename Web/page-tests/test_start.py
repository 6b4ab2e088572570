"""The first picture needs the first part of the program; other parts are loaded where something is lacking."""

import gzip
import re

from harness import FOLDER, PageTest

PASTED = "import { of, map } from 'rxjs'\n\nof(1, 2).pipe(map((x) => x * 10)).subscribe(console.log)"


class StartTests(PageTest):
    def new_context(self, **options):
        context = super().new_context(**options)
        context.route(re.compile(r"rxplay-(language|foreign)\.wasm"), self.hold)
        return context

    def hold(self, route):
        if any(name in route.request.url for name in self.held_back):
            self.held.append(route)
        else:
            route.continue_()

    def setUp(self):
        self.held_back = ["language", "foreign"]
        self.held = []
        super().setUp()

    def release(self):
        self.held_back = []
        for route in self.held:
            route.continue_()

    def test_each_part_is_small(self):
        parts = list(FOLDER.glob("rxplay*.wasm"))
        self.assertEqual({part.stem for part in parts}, {"rxplay", "rxplay-language", "rxplay-foreign"})
        for part in parts:
            # JavaScript and Objective-C are loaded last, and only by code in them.
            most = {"rxplay-foreign": 1_200_000, "rxplay-language": 1_050_000}.get(part.stem, 1_000_000)
            self.assertLessEqual(len(gzip.compress(part.read_bytes(), 9)), most, part)

    def test_lessons_of_the_first_hour_are_drawn_and_edited_by_the_first_part(self):
        self.open_program('let a = hot("-a-b--|")\na.throttle(150ms).map { $0 + "!" }')
        self.eventually(lambda: self.assertIn("a!", self.picture))
        self.drag("0.0", (self.middle("0.1")[0] - self.middle("0.0")[0]) / 2)
        self.eventually(lambda: self.assertIn('hot("--ab--|")', self.text))
        self.open("/lessons/first-steps")
        self.page.wait_for_selector("figure.picture circle")

    def test_a_wrong_program_is_refused_by_the_second_part(self):
        self.held_back = ["foreign"]
        self.open_program("of(1, 2).mapp { $0 }")
        self.page.wait_for_selector(".strip .message")
        self.eventually(lambda: self.assertIn("mapp", self.page.locator(".strip .message").text_content()))

    def test_code_in_another_language_waits_for_the_last_part(self):
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
