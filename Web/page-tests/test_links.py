"""Links hold the whole program; whatever else a fragment holds is answered by a sentence. Exports need no page."""

import re
import struct

from playwright.sync_api import expect

from harness import PageTest, fragment_of

PROGRAM = 'let a = hot("-😀-b--|")\n\n// 日本語 ☂\na.map { $0 + "!" }\n'


class LinkTests(PageTest):
    def share(self):
        self.page.get_by_role("button", name="Share").click()
        link = self.page.get_by_label("Link").input_value()
        self.page.get_by_role("button", name="Close").click()
        return link

    def opened(self, link):
        context = self.new_context()
        page = self.new_page(context)
        page.goto(link)
        page.wait_for_selector(".CodeMirror")
        page.wait_for_timeout(300)
        text = page.evaluate("document.querySelector('.CodeMirror').CodeMirror.getValue()")
        context.close()
        return text

    def test_a_shared_program_is_the_same_elsewhere(self):
        for program in [PROGRAM, "just(1)", PROGRAM * 60]:
            self.open_program(program)
            link = self.share()
            self.assertRegex(link.split("#")[1], r"^[A-Za-z0-9_=&.-]+$")
            self.assertEqual(self.opened(link), program)

    def test_settings_go_with_the_link(self):
        self.open_program('cold("ab--c|").throttle(150ms)')
        self.page.get_by_label("More settings").click()
        self.page.get_by_label("Ties").select_option("fifo")
        self.settle()
        link = self.share()
        self.assertIn("&ties=fifo", link)
        self.page.goto("about:blank")
        self.page.goto(f"{link}&dialect=rxjs")
        expect(self.page.get_by_label("Ties")).to_have_value("fifo")
        expect(self.page.get_by_label("Dialect")).to_have_value("rxjs")

    def test_the_address_keeps_the_draft(self):
        self.open_program("just(42)")
        self.page.locator("#theme").focus()
        self.page.wait_for_timeout(300)
        self.page.reload()
        self.page.wait_for_selector("figure .marbles")
        self.eventually(lambda: self.assertEqual(self.text, "just(42)"))

    def test_back_leads_to_the_program_before(self):
        self.open_program("just(1)")
        first = self.share()
        self.write("just(2)")
        second = self.share().split("#")[1]
        self.page.goto("about:blank")
        self.page.goto(first)
        self.page.wait_for_selector("figure .marbles")
        self.page.evaluate("fragment => { location.hash = fragment }", second)
        self.page.wait_for_timeout(400)
        self.eventually(lambda: self.assertEqual(self.text, "just(2)"))
        self.page.go_back()
        self.page.wait_for_timeout(400)
        self.eventually(lambda: self.assertEqual(self.text, "just(1)"))

    def test_bad_links_are_told(self):
        self.open_program(PROGRAM * 4)
        fragment = self.share().split("#")[1]
        bad = [fragment[:length] for length in range(2, len(fragment) - 5, 9)]
        bad += ["9zabc", "1bYWJj.0000", fragment.replace("1z", "1b", 1), "1z.0000", "1", "<script>alert(1)</script>"]
        for each in bad:
            with self.subTest(each[:40]):
                self.page.goto("about:blank")
                self.page.goto(f"{self.address}#{each}")
                expect(self.page.locator(".strip .message")).to_contain_text("link")
                self.page.wait_for_selector("figure .marbles")

    def test_a_link_that_unpacks_to_much_is_refused(self):
        self.open()
        self.page.wait_for_selector("figure .marbles")
        fragment = fragment_of("a" * 5_000_000)
        self.page.goto("about:blank")
        self.page.goto(f"{self.address}#{fragment}")
        expect(self.page.locator(".strip .message")).to_contain_text("longer than a page can take")

    def test_copies(self):
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.open_program("just(1)")
        self.page.get_by_role("button", name="Share").click()
        self.page.get_by_role("button", name="Copy as Markdown").click()
        expect(self.page.locator(".status")).to_have_text("Markdown copied.")
        copied = self.page.evaluate("navigator.clipboard.readText()")
        self.assertTrue(copied.startswith("```rx\njust(1)\n```"))
        self.assertIn("just(1)  [1|]", copied)

    def test_a_refused_clipboard_leaves_the_text_selected(self):
        self.open_program("just(1)")
        self.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('denied')) }")
        self.page.get_by_role("button", name="Share").click()
        self.page.get_by_role("button", name="Copy link").click()
        expect(self.page.locator(".status")).to_contain_text("by hand")

    def test_pictures_as_files(self):
        self.open_program(PROGRAM)
        self.page.get_by_role("button", name="Share").click()
        for name, start in [("Download SVG", b"<svg"), ("Download PNG", b"\x89PNG")]:
            with self.page.expect_download() as download:
                self.page.get_by_role("button", name=name).click()
            with open(download.value.path(), "rb") as file:
                content = file.read()
            self.assertTrue(content.startswith(start), name)
            if start == b"<svg":
                self.assertIn(b'fill="rgb', content)
                self.assertNotIn(b"<style", content)


class ExportTests(PageTest):
    PROGRAM = 'cold("-a-b|").delay(100ms)\ncold("-c|").take(1)'

    def download(self, name):
        self.page.get_by_role("button", name="Share").click()
        with self.page.expect_download() as download:
            self.page.get_by_role("button", name=name).click()
        with open(download.value.path(), "rb") as file:
            content = file.read()
        self.page.get_by_role("button", name="Close", exact=True).click()
        return download.value.suggested_filename, content

    def markdown(self):
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page.get_by_role("button", name="Share").click()
        self.page.get_by_role("button", name="Copy as Markdown").click()
        expect(self.page.locator(".status")).to_have_text("Markdown copied.")
        return self.page.evaluate("navigator.clipboard.readText()"), self.page.get_by_label("Link").input_value()

    def test_all_pictures_are_exported_with_their_text_and_without_marks_of_the_page(self):
        self.open_program(self.PROGRAM)
        svg = self.download("Download SVG")[1].decode()
        self.assertEqual([len(re.findall(sign, svg)) for sign in ["<g[ >]", "<circle"]], [2, 3])
        self.assertIn("<title>", svg)
        self.assertRegex(svg, r"<desc>[^<]*────")
        self.mark("0.0").click()
        self.page.get_by_label("Step back").click()
        self.page.wait_for_selector(".time-cursor", state="attached")
        self.assertEqual(self.download("Download SVG")[1].decode(), svg)
        self.assertNotIn("data-m", svg)

    def test_a_png_has_two_points_for_each_pixel(self):
        self.open_program(self.PROGRAM)
        width = int(re.search(r' width="(\d+)" height="\d+" viewBox', self.download("Download SVG")[1].decode()).group(1))
        png = self.download("Download PNG")[1]
        self.assertEqual(struct.unpack(">I", png[16:20])[0], 2 * width)

    def test_markdown_names_the_language_and_leads_back(self):
        self.open_program("import { of } from 'rxjs'\n// ```\nof(1, 2).subscribe(console.log)")
        self.eventually(lambda: self.assertIn("1", self.picture))
        copied, link = self.markdown()
        self.assertTrue(copied.startswith("````ts\nimport"), copied)
        self.assertIn("console.log)\n````\n\n```text\n", copied)
        self.assertTrue(copied.endswith(f"[Open in rxplay]({link})\n"))

    def test_a_text_is_saved_under_a_name_of_its_language(self):
        self.open_program("import { of } from 'rxjs'\nof(1, 2).subscribe(console.log)")
        self.assertEqual(self.download("Download text")[0], "program.ts")

