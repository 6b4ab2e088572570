"""The page in a frame of another page, and `<rx-play>`, which makes such a frame when it is touched."""

import pathlib
import re

from playwright.sync_api import expect

from harness import PageTest, fragment_of

CODE = 'let a = hot("-a-b--|")\na.delay(100ms)'
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" role="img" aria-label="Marble diagram"><circle cx="40" cy="40" r="14"/></svg>'


class EmbedTests(PageTest):
    def host(self, contents, width=360, **options):
        """Opens a page of somebody with a program in it."""
        self.context.close()
        self.context = self.new_context(viewport={"width": width, "height": 800}, **options)
        self.page = self.new_page(self.context)
        html = ('<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Host</title>'
                "<style>body { color: #222 } .dark { color: #eee; background: #111 }</style></head>"
                f'<body><main><h1>Host</h1>{contents}</main><script type="module" src="rx-play.js"></script></body></html>')
        self.context.route("**/host.html", lambda route: route.fulfill(body=html, content_type="text/html"))
        self.asked = []
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.goto(f"{self.address}host.html")

    @property
    def frame(self):
        return self.page.frame_locator("rx-play iframe")

    def test_the_picture_is_there_at_once_and_the_program_comes_when_it_is_touched(self):
        self.host(f"<rx-play><pre>{CODE}</pre>{PICTURE}</rx-play>")
        expect(self.page.locator("rx-play svg")).to_be_visible()
        expect(self.page.locator("rx-play pre")).to_be_visible()
        self.page.wait_for_timeout(500)
        self.assertFalse([url for url in self.asked if ".wasm" in url])
        self.assertEqual(self.violations(self.page), [])
        # By keys alone.
        self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")
        self.frame.locator("figure.picture circle.movable").first.wait_for()
        expect(self.frame.locator(".bar")).to_be_hidden()
        self.assertEqual(self.frame.locator(".CodeMirror-code").text_content().count("delay"), 1)
        # It is as high as its contents, and no wider than the page.
        inner = self.page.frames[1]
        self.eventually(lambda: self.assertAlmostEqual(self.page.locator("rx-play").bounding_box()["height"], inner.evaluate("document.getElementById('main').offsetHeight"), delta=4))
        self.assertLessEqual(self.page.evaluate("document.documentElement.scrollWidth"), 360)
        self.assertEqual(inner.evaluate("document.documentElement.scrollWidth"), inner.evaluate("innerWidth"))
        self.assertEqual(self.violations(self.page), [])

    def test_without_a_picture_it_is_drawn_when_it_comes_into_view(self):
        self.host(f'<p style="height: 3000px">Far below:</p><rx-play>{CODE}</rx-play>')
        self.page.wait_for_timeout(300)
        expect(self.page.locator("rx-play iframe")).to_have_count(0)
        self.page.evaluate("scrollTo(0, 9999)")
        self.frame.locator("figure.picture circle.movable").first.wait_for()

    def test_it_takes_library_drive_views_and_theme(self):
        self.host('<div class="dark"><rx-play library="rxjs" views="log,picture" drive="log(1234)"><pre>just(1)</pre></rx-play></div>'
                  '<rx-play theme="light"><pre>just(1)</pre></rx-play>', width=800)
        self.frame.first.locator(".tabs").wait_for()
        self.assertEqual(self.frame.first.locator(".tabs button").all_text_contents(), ["Picture", "Log"])
        source = self.page.locator("rx-play iframe").first.get_attribute("src")
        self.assertIn("&dialect=rxjs", source)
        self.eventually(lambda: self.assertIn("//! log(1234)", self.frame.first.locator(".CodeMirror-code").text_content()))
        themes = [self.page.frames[place].evaluate("document.documentElement.dataset.theme") for place in (1, 2)]
        self.assertEqual(sorted(themes), ["dark", "light"])
        self.assertIn("&theme=dark", source)

    def test_a_changed_program_is_opened_as_it_is(self):
        self.page.goto(f"{self.address}#{fragment_of('just(1)')}&embed=1")
        self.page.wait_for_selector("figure .marbles")
        self.write("just(2)")
        self.page.wait_for_timeout(1200)
        self.page.wait_for_function("() => location.hash.endsWith('&embed=1')")
        link = self.page.get_by_role("link", name="Open in rxplay")
        link.focus()
        self.eventually(lambda: self.assertRegex(link.get_attribute("href"), r"#1[\w-]+\.\w{4}$"))
        with self.context.expect_page() as opened:
            link.click()
        page = opened.value
        page.wait_for_selector("figure .marbles")
        self.assertEqual(page.evaluate("document.querySelector('.CodeMirror').CodeMirror.getValue()"), "just(2)")
        expect(page.locator(".bar")).to_be_visible()

    def test_the_code_to_embed_a_program_runs(self):
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.open_program('just("<b>")')
        self.page.get_by_role("button", name="Share").click()
        self.page.get_by_role("button", name="Copy embed code").click()
        expect(self.page.locator(".status")).to_have_text("Embed code copied.")
        code = self.page.evaluate("navigator.clipboard.readText()")
        self.assertNotIn("<b>", code)
        self.host(re.sub(r"<script.*", "", code, flags=re.S))
        expect(self.page.locator("rx-play > svg")).to_be_visible()
        self.page.get_by_role("button", name="Play").click()
        self.eventually(lambda: self.assertEqual(self.frame.locator(".CodeMirror-code").text_content(), '1just("<b>")'))

    def test_the_example_runs(self):
        html = (pathlib.Path(__file__).parents[2] / "Examples/Embedding/index.html").read_text()
        self.host("")
        self.context.route("**/example.html", lambda route: route.fulfill(body=html.replace("../../.build/web/", ""), content_type="text/html"))
        self.page.goto(f"{self.address}example.html")
        self.assertEqual(self.violations(self.page), [])
        self.frame.first.locator("figure.picture circle.movable").first.wait_for()
        self.page.locator("rx-play").last.scroll_into_view_if_needed()
        self.frame.last.get_by_role("tab", name="Log").click()
        expect(self.frame.last.locator("#output")).to_contain_text("rxjs")
