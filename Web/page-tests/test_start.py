"""The first picture needs the first part of the program; other parts are loaded where something is lacking."""

import gzip
import re

from playwright.sync_api import expect

from harness import FOLDER, PageTest

PASTED = "import { of, map } from 'rxjs'\n\nof(1, 2).pipe(map((x) => x * 10)).subscribe(console.log)"


class StartTests(PageTest):
    def new_context(self, **options):
        context = super().new_context(**options)
        context.route(re.compile(r"rxplay-(language|foreign)-\w+\.wasm"), self.hold)
        return context

    def hold(self, route):
        if self.is_lost:
            route.abort()
        elif any(name in route.request.url for name in self.held_back):
            self.held.append(route)
        else:
            route.continue_()

    def setUp(self):
        self.held_back = ["language", "foreign"]
        self.held = []
        self.is_lost = False
        super().setUp()

    def release(self):
        self.held_back = []
        for route in self.held:
            route.continue_()

    def test_each_part_is_small(self):
        parts = list(FOLDER.glob("rxplay*.wasm"))
        self.assertEqual({part.stem for part in parts}, {"rxplay", "rxplay-operators", "rxplay-language", "rxplay-foreign"})
        for part in parts:
            # JavaScript and Objective-C are loaded last, and only by code in them.
            most = {"rxplay-foreign": 1_350_000, "rxplay-language": 1_100_000}.get(part.stem, 1_000_000)
            self.assertLessEqual(len(gzip.compress(part.read_bytes(), 9)), most, part)
        scripts = [path for name in ["early", "main", "worker"] for path in FOLDER.glob(f"parts/{name}-*.js")]
        self.assertEqual(len(scripts), 3)
        self.assertLessEqual(sum(len(gzip.compress(script.read_bytes(), 9)) for script in scripts), 80_000)

    def test_lessons_of_the_first_hour_are_drawn_and_edited_by_the_first_two_parts(self):
        self.open_program('let a = hot("-a-b--|")\na.throttle(150ms).map { $0 + "!" }')
        self.eventually(lambda: self.assertIn("a!", self.picture))
        self.drag("0.0", (self.middle("0.1")[0] - self.middle("0.0")[0]) / 2)
        self.eventually(lambda: self.assertIn('hot("--ab--|")', self.text))
        self.open("/lessons/first-steps")
        self.page.wait_for_selector("figure.picture circle")

    def test_a_wrong_program_is_refused_by_the_third_part(self):
        self.held_back = ["foreign"]
        self.open_program("of(1, 2).mapp { $0 }")
        self.page.wait_for_selector(".strip .message")
        self.eventually(lambda: self.assertIn("mapp", self.page.locator(".strip .message").text_content()))

    def test_code_in_another_language_waits_for_the_last_part(self):
        self.open_program(PASTED)
        self.assertNotIn("20", self.picture)
        self.release()
        self.eventually(lambda: self.assertIn("20", self.picture))

    def test_a_lost_connection_is_told_and_heals(self):
        self.open_program(PASTED)
        self.is_lost = True
        for route in self.held:
            route.abort()
        message = self.page.locator(".strip .message")
        expect(message).to_contain_text("could not be loaded", timeout=20_000)
        self.is_lost, self.held_back = False, []
        message.get_by_role("button", name="Try again").click()
        self.eventually(lambda: self.assertIn("20", self.picture))
        self.complaints = [each for each in self.complaints if "ERR_FAILED" not in each]


class LossTests(PageTest):
    """Loads fail, or come with a wrong type: the page says so, and heals."""

    def lose(self, pattern, status=0):
        """Lets loads of a pattern fail, until the function that it returns is called."""
        lost = [True]

        def answer(route):
            if not lost[0]:
                route.continue_()
            elif status:
                route.fulfill(status=status)
            else:
                route.abort()

        self.context.route(re.compile(pattern), answer)
        return lambda: lost.__setitem__(0, False)

    def tearDown(self):
        self.complaints = [each for each in self.complaints if "ERR_FAILED" not in each and "Failed to load resource" not in each]
        super().tearDown()

    def test_a_program_that_is_lost_is_loaded_again(self):
        find = self.lose(r"parts/rxplay-\w{10}\.wasm")
        self.open("/lessons/throttle")
        alert = self.page.get_by_role("alert")
        expect(alert).to_contain_text("could not be loaded", timeout=20_000)
        # The text can be read.
        expect(self.page.locator("h1")).to_contain_text("Throttle")
        self.assertEqual(self.violations(self.page), [])
        find()
        alert.get_by_role("button", name="Try again").click()
        self.page.wait_for_selector("figure.picture circle.movable")
        expect(alert).to_be_hidden()

    def test_a_short_loss_is_not_noticed(self):
        find = self.lose("catalogue", status=503)
        self.page.route("**/reference/**", lambda route: route.abort())
        self.page.goto(f"{self.address}#/reference/rxjs")
        self.page.wait_for_timeout(300)
        find()
        expect(self.page.locator("h1")).to_have_text("Reference")

    def test_lost_texts_do_not_leave_the_page_dead(self):
        find = self.lose("(docs|search|lessons|exercises)-")
        self.open("/exercises")
        expect(self.page.locator("h1")).to_have_text("This page could not be loaded", timeout=20_000)
        self.page.get_by_role("combobox").fill("fires twice")
        expect(self.page.locator("#found")).to_contain_text("could not be loaded", timeout=20_000)
        find()
        self.page.get_by_role("combobox").fill("fires twic")
        expect(self.page.locator("#found")).to_contain_text("Sharing")
        self.page.keyboard.press("Escape")
        self.page.get_by_role("button", name="Try again").click()
        expect(self.page.locator("h1")).to_have_text("Exercises")

    def test_a_server_that_does_not_know_the_type_of_the_program_is_no_obstacle(self):
        self.context.route("**/*.wasm", lambda route: route.fulfill(path=FOLDER / route.request.url.split("/", 3)[3], content_type="text/plain"))
        self.open_program("just(7)")
        self.eventually(lambda: self.assertIn("7", self.picture))
