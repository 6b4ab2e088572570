"""Without a script, or before one runs: the first view of the page, and the pages to read."""

import functools
import json
import re
import urllib.parse

from playwright.sync_api import expect

from harness import FOLDER, PageTest, fragment_of

PICTURE = """(selector) => {
  const svg = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
  const { x, y, width, height } = svg.getBoundingClientRect()
  return [x, y, width, height].map(Math.round)
}"""


class FirstViewTests(PageTest):
    def new_context(self, **options):
        context = super().new_context(**options)
        context.route("**/*.wasm", lambda route: route.continue_() if self.held is None else self.held.append(route))
        return context

    @staticmethod
    def keep_in(held, route, _=None):
        held.append(route)

    def setUp(self):
        self.held = []
        super().setUp()

    def release(self):
        held, self.held = self.held, None
        for route in held:
            route.continue_()

    def test_the_picture_is_there_before_the_program_and_stays_in_its_place(self):
        for width in [320, 800, 1600]:
            with self.subTest(width):
                self.held = []
                context = self.new_context(viewport={"width": width, "height": 720}, has_touch=width == 320)
                page = self.page = self.new_page(context)
                page.goto(self.address)
                page.wait_for_selector(".first svg >> visible=true")
                before = page.evaluate(PICTURE, ".first svg.marbles")
                self.eventually(lambda: self.assertTrue(self.held))
                self.release()
                page.wait_for_selector("figure .marbles circle")
                self.assertEqual(page.evaluate(PICTURE, "figure svg.marbles"), before)
                expect(page.locator(".first")).to_have_count(0)
                context.close()

    def test_it_is_not_shown_where_something_else_is_asked_for(self):
        self.page.goto(f"{self.address}#/lessons")
        expect(self.page.locator("h1")).to_have_text("Lessons")
        expect(self.page.locator(".still")).to_be_hidden()
        self.release()

    def test_texts_are_there_before_the_program_and_stay_in_their_place(self):
        for place in ["lessons/throttle", "docs/semantics"]:
            with self.subTest(place):
                self.held = []
                page = self.page = self.new_page(self.context)
                held = []
                page.route("**/main-*.js", functools.partial(self.keep_in, held))
                page.goto(f"{self.address}#/{place}", wait_until="commit")
                page.wait_for_selector("article.early h1")
                page.wait_for_timeout(100)
                text = page.locator("article p").nth(2).text_content()
                pictures = page.locator("figure.picture svg").count()
                page.evaluate("scrollTo(0, 700)")
                top = page.evaluate("""() => {
                  const seen = [...document.querySelectorAll('article p')].find((each) => each.getBoundingClientRect().top > 60)
                  return [seen.textContent, Math.round(seen.getBoundingClientRect().top)]
                }""")
                self.eventually(lambda: self.assertTrue(held))
                held[0].continue_()
                page.wait_for_selector("article:not(.early)")
                self.assertEqual(page.locator("article p").nth(2).text_content(), text)
                # The program has not come yet: its pictures are those of the text.
                self.assertEqual(page.locator("figure.picture svg").count(), pictures)
                self.assertAlmostEqual(page.locator("article p").filter(has_text=top[0]).first.bounding_box()["y"], top[1], delta=40)
                self.release()
                if place == "lessons/throttle":
                    page.wait_for_selector("figure.picture circle.movable")
                page.close()

    def test_the_program_of_a_link_can_be_read_before_the_scripts(self):
        scripts = []
        self.page.route("**/main-*.js", functools.partial(self.keep_in, scripts))
        self.page.goto(f"{self.address}#{fragment_of('just(4321)')}", wait_until="commit")
        expect(self.page.locator(".still .program")).to_have_text("just(4321)")
        expect(self.page.locator(".still .program")).to_be_visible()
        expect(self.page.locator(".still .welcome")).to_be_hidden()
        self.eventually(lambda: self.assertTrue(scripts))
        scripts[0].continue_()
        self.release()
        self.page.wait_for_selector("figure .marbles")
        self.assertEqual(self.text, "just(4321)")

    def test_an_operator_can_be_read_before_the_program(self):
        self.page.goto(f"{self.address}#/reference/rxswift/flatMapLatest(_%3A)")
        self.eventually(lambda: self.assertTrue(self.held))
        expect(self.page.locator("article h1")).to_have_text("flatMapLatest(_:)")
        self.release()
        self.page.wait_for_selector("figure.picture circle.movable")
        expect(self.page.locator("h1")).to_have_text("flatMapLatest(_:)")

    def test_a_lesson_loads_no_other_lessons(self):
        asked = []
        self.page.on("request", lambda request: asked.append(request.url))
        self.page.goto(f"{self.address}#/lessons/throttle")
        self.eventually(lambda: self.assertTrue(self.held))
        self.release()
        self.page.wait_for_selector("figure.picture circle.movable")
        self.assertEqual([url for url in asked if "lessons-" in url], [])
        self.page.locator(".steps .next").click()
        expect(self.page.locator("h1")).not_to_contain_text("Throttle")


class ReadingTests(PageTest):
    def setUp(self):
        super().setUp()
        self.context.close()
        self.context = self.new_context(java_script_enabled=False)
        self.page = self.new_page(self.context)

    def test_the_start_leads_to_pages_to_read(self):
        self.page.goto(self.address)
        expect(self.page.locator(".still .listing")).to_contain_text("debounce(150ms)")
        for useless in [".starting:text('Starting')", ".search", "#theme", ".welcome"]:
            expect(self.page.locator(useless)).to_be_hidden()
        self.page.get_by_role("link", name="lessons", exact=True).click()
        self.page.get_by_role("link", name="Throttle 节流").click()
        expect(self.page.locator("h1")).to_have_text("Throttle 节流")
        self.assertGreater(self.page.locator("figure svg circle").count(), 10)
        expect(self.page.get_by_role("link", name="Change and play")).to_have_attribute("href", "../index.html#/lessons/throttle")

    def test_a_lesson_has_all_its_pictures(self):
        for lesson in json.loads((FOLDER / "lessons.json").read_text()):
            with self.subTest(lesson["name"]):
                html = (FOLDER / "lessons" / f"{lesson['name']}.html").read_text()
                expected = len(re.findall(r"^//> +┼", lesson["text"], re.M))
                self.assertGreaterEqual(html.count("<figure"), min(1, expected))

    def test_every_link_leads_to_a_page(self):
        for file in FOLDER.glob("*/**/*.html"):
            for href in re.findall(r'href="([^"]*)"', file.read_text()):
                path = urllib.parse.unquote(href.split("#")[0])
                if not path.startswith("http"):
                    self.assertTrue((file.parent / path).exists(), f"{file.name}: {href}")

    def test_every_name_of_the_reference_has_a_page(self):
        for library in json.loads((FOLDER / "catalogue.json").read_text())["libraries"]:
            html = (FOLDER / "reference" / library["name"] / "index.html").read_text()
            names = re.findall(r'<li><a href="([^"]*)"', html)
            self.assertGreater(len(names), 50)
            self.assertEqual([name for name in names if "#/" in name], [])

    def test_pages_to_read_are_accessible_and_fit(self):
        for width, scheme in [(320, "dark"), (1200, "light")]:
            context = self.new_context(viewport={"width": width, "height": 720}, color_scheme=scheme)
            page = self.page = self.new_page(context)
            for place in ["lessons/index.html", "lessons/zip.html", "reference/combine/index.html", "reference/rxjs/switchMap.html", "docs/language.html"]:
                with self.subTest(f"{place} {width}"):
                    page.goto(self.address + place)
                    self.assertEqual(self.violations(page), [])
                    self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)
            context.close()
