"""`rxplay.html` from disk, with the network off."""

import re

from playwright.sync_api import expect

from harness import FOLDER, PageTest


class SingleFileTests(PageTest):
    def setUp(self):
        super().setUp()
        self.context.set_offline(True)
        self.page.goto((FOLDER / "rxplay.html").as_uri())
        self.page.wait_for_selector("figure .marbles circle")

    def test_types_and_drags(self):
        self.write('let a = hot("-a-b--|")\na.map { $0 + "!" }')
        self.eventually(lambda: self.assertIn("a!", self.picture))
        self.drag("0.0", (self.middle("0.1")[0] - self.middle("0.0")[0]) / 2)
        self.eventually(lambda: self.assertIn('hot("--ab--|")', self.text))

    def test_shares(self):
        self.write("just(7)")
        self.page.get_by_role("button", name="Share").click()
        link = self.page.get_by_label("Link").input_value()
        self.assertTrue(link.startswith("file:"))
        page = self.new_page(self.context)
        page.goto(link)
        page.wait_for_selector("figure .marbles circle")
        self.assertEqual(page.evaluate("document.querySelector('.CodeMirror').CodeMirror.getValue()"), "just(7)")

    def test_saves_a_picture(self):
        self.page.get_by_role("button", name="Share").click()
        with self.page.expect_download() as download:
            self.page.get_by_role("button", name="Download PNG").click()
        self.assertEqual(download.value.suggested_filename, "rxplay.png")

    def test_solves_an_exercise(self):
        self.page.get_by_role("link", name="Exercises").click()
        self.page.get_by_role("link", name=re.compile("delay, everything later")).click()
        self.page.wait_for_selector(".exercise")
        self.page.locator(".code.answer .CodeMirror").first.click()
        self.page.keyboard.type("delay(200ms)")
        self.page.get_by_role("button", name="Check").first.click()
        expect(self.page.locator(".verdict").first).to_have_class("verdict right")

    def test_reads_a_lesson_and_a_document(self):
        self.page.get_by_role("link", name="Lessons").click()
        self.page.get_by_role("link", name=re.compile("^Throttle")).click()
        self.page.wait_for_selector("figure.picture circle")
        self.page.get_by_role("link", name="Docs").click()
        self.page.get_by_role("link", name="The language").click()
        self.page.wait_for_selector("article.doc h2")
