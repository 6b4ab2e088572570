"""Links hold the whole program; whatever else a fragment holds is answered by a sentence."""

from playwright.sync_api import expect

from harness import PageTest

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
        self.page.get_by_label("Dialect").select_option("rxjs")
        self.settle()
        link = self.share()
        self.assertIn("&dialect=rxjs", link)
        self.page.goto("about:blank")
        self.page.goto(link)
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
        fragment = self.page.evaluate("""async () => {
          const { encode } = await import('./link.js')
          return encode('a'.repeat(5_000_000), {})
        }""")
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
