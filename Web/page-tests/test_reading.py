"""Without a script, or before one runs: the first view of the page, and the pages to read."""

import json
import re
import urllib.parse

from playwright.sync_api import expect

from harness import FOLDER, PageTest

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
                page.wait_for_selector(".still svg >> visible=true")
                before = page.evaluate(PICTURE, ".still svg.marbles")
                self.eventually(lambda: self.assertTrue(self.held))
                self.release()
                page.wait_for_selector("figure .marbles circle")
                self.assertEqual(page.evaluate(PICTURE, "figure svg.marbles"), before)
                expect(page.locator(".first")).to_have_count(0)
                context.close()

    def test_it_is_not_shown_where_something_else_is_asked_for(self):
        self.page.goto(f"{self.address}#/lessons")
        expect(self.page.locator(".starting")).to_be_visible()
        expect(self.page.locator(".still")).to_be_hidden()
        self.eventually(lambda: self.assertTrue(self.held))
        self.release()
        expect(self.page.locator("h1")).to_have_text("Lessons")


class ReadingTests(PageTest):
    def setUp(self):
        super().setUp()
        self.context.close()
        self.context = self.new_context(java_script_enabled=False)
        self.page = self.new_page(self.context)

    def test_the_start_leads_to_pages_to_read(self):
        self.page.goto(self.address)
        expect(self.page.locator(".still .listing")).to_contain_text("debounce(150ms)")
        for useless in [".starting:text('Starting')", ".search", "#theme"]:
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
