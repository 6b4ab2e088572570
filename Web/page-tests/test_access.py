"""Everybody can use the page: axe, keys alone, announcements, small screens, paper."""

from playwright.sync_api import expect

from harness import PageTest

PLACES = ["", "/lessons", "/lessons/first-steps", "/exercises", "/exercises/time/delay", "/reference", "/reference/combine/debounce(for:scheduler:)", "/docs/semantics"]


class AxeTests(PageTest):
    def test_no_violations_light_and_dark(self):
        for scheme in ["light", "dark"]:
            context = self.new_context(color_scheme=scheme, reduced_motion="reduce")
            page = self.page = self.new_page(context)
            for place in PLACES:
                with self.subTest(f"{place} {scheme}"):
                    self.open(place, page)
                    page.wait_for_timeout(500)
                    self.assertEqual(self.violations(page), [])
            context.close()

    def test_no_violations_with_an_error_a_dialog_and_a_chosen_mark(self):
        self.open_program("let a = hot(\"-a|\")\na.mapp { $0 }")
        self.page.wait_for_selector(".message.error")
        self.assertEqual(self.violations(self.page), [])
        self.write("let a = hot(\"-a|\")\na.map { $0 }")
        self.mark("0.0").click()
        self.assertEqual(self.violations(self.page), [])
        self.page.get_by_role("button", name="Share").click()
        self.assertEqual(self.violations(self.page), [])


class KeyTests(PageTest):
    def test_the_focus_goes_through_the_page_and_is_seen(self):
        self.open()
        self.page.wait_for_selector("figure .marbles")
        seen = []
        for _ in range(60):
            self.page.keyboard.press("Tab")
            seen.append(self.page.evaluate("""() => {
              const focused = document.activeElement
              return focused === document.body ? 'body' : `${focused.tagName} ${focused.className.baseVal ?? focused.className} ${focused.getAttribute('aria-label') ?? focused.textContent.slice(0, 20)}`
            }"""))
        self.assertIn("body", seen, "the focus leaves the page at its end")
        self.assertTrue(any("TEXTAREA" in each for each in seen))
        self.assertTrue(any(each.startswith("circle") or each.startswith("line") for each in seen), seen)

    def focused(self):
        return self.page.evaluate("() => document.activeElement.getAttribute('aria-label') || document.activeElement.id || document.activeElement.textContent")

    def press(self, locator):
        locator.focus()
        self.page.keyboard.press("Enter")

    def test_the_focus_is_never_lost(self):
        self.open_program("just(1).mapp { $0 }")
        self.press(self.page.locator(".strip button").first)
        self.eventually(lambda: self.assertEqual(self.text, "just(1).map { $0 }"))
        expect(self.page.locator(".strip .message")).to_have_count(0)
        self.assertEqual(self.focused(), "Program text")

        self.open_program('let a = hot("-a-b--|")\na.delay(100ms)')
        self.mark("0.0").focus()
        for key in ["Enter", "Alt+ArrowRight", "Escape"]:
            self.page.keyboard.press(key)
            self.settle()
        self.press(self.page.get_by_role("button", name="Write as at: list"))
        self.eventually(lambda: self.assertIn('(110ms, "a")', self.text))
        self.assertEqual(self.focused(), "a: a")

        self.open("/exercises/time/delay")
        hint = self.page.get_by_role("button", name="Hint").first
        for _ in range(8):
            self.press(hint)
        expect(hint).to_have_attribute("aria-disabled", "true")
        self.assertEqual(self.focused(), "Hint")

        self.open("/lessons/throttle")
        self.press(self.page.get_by_role("link", name="Open in the playground").first)
        self.page.wait_for_selector(".CodeMirror")
        self.eventually(lambda: self.assertEqual(self.focused(), "main"))

    def test_the_text_picture_describes_the_picture(self):
        self.open_program("cold(\"a|\")")
        described = self.page.evaluate("document.getElementById(document.querySelector('.marbles').getAttribute('aria-describedby')).textContent")
        self.assertIn("┼", described)


class SizeTests(PageTest):
    def test_no_page_scrolls_sideways(self):
        for width in [320, 800, 1600]:
            context = self.new_context(viewport={"width": width, "height": 720}, has_touch=width == 320)
            page = self.page = self.new_page(context)
            for place in PLACES:
                with self.subTest(f"{place} {width}"):
                    self.open(place, page)
                    page.wait_for_timeout(400)
                    self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)
            context.close()

    def test_targets_are_large_on_touch_screens(self):
        context = self.new_context(viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True)
        page = self.page = self.new_page(context)
        self.open(page=page)
        page.wait_for_selector("figure .marbles circle")
        small = page.evaluate("""() => [...document.querySelectorAll('button, select, input, .places a')].filter((each) => each.checkVisibility())
          .map((each) => [each.textContent || each.ariaLabel, Math.round(each.getBoundingClientRect().height)]).filter(([, height]) => height < 44)""")
        self.assertEqual(small, [])
        context.close()

    def test_what_is_chosen_is_seen_in_the_colours_of_the_system(self):
        self.context.close()
        self.context = self.new_context(forced_colors="active")
        self.page = self.new_page(self.context)
        self.open()
        self.page.wait_for_selector("figure .marbles circle")
        line = "(all) => all.map((each) => getComputedStyle(each).borderBottomColor)"
        for chosen, others in [(".places [aria-current]", ".places a:not([aria-current])"), (".result [aria-selected=true]", ".result [aria-selected=false]")]:
            colours = self.page.locator(others).evaluate_all(line)
            self.assertEqual(len(set(colours)), 1)
            self.assertNotEqual(self.page.locator(chosen).evaluate_all(line), colours[:1])
        self.page.get_by_role("combobox", name="Search").fill("map")
        ground = "(each) => getComputedStyle(each).backgroundColor"
        found = self.page.locator("#found a")
        self.assertNotEqual(found.nth(0).evaluate(ground), found.nth(1).evaluate(ground))
        stroke = "(each) => getComputedStyle(each).stroke"
        self.mark("0.0").focus()
        self.assertNotEqual(self.mark("0.0").evaluate(stroke), self.mark("0.1").evaluate(stroke))

    def test_on_paper_nothing_lies_over_the_picture_of_a_changed_program(self):
        self.open("/lessons/throttle")
        self.page.wait_for_selector("figure.picture")
        self.page.locator(".block .listing.program").nth(1).click()
        self.page.wait_for_selector(".CodeMirror")
        self.page.emulate_media(media="print")
        text, output = [self.page.locator(f".block:has(.CodeMirror) {each}").bounding_box() for each in [".CodeMirror-scroll", ".output"]]
        self.assertLessEqual(text["y"] + text["height"], output["y"] + 1)

    def test_paper_has_prose_programs_and_pictures(self):
        self.open("/lessons/first-steps")
        self.page.wait_for_selector("figure.picture")
        self.page.emulate_media(media="print")
        expect(self.page.locator(".bar")).to_be_hidden()
        expect(self.page.locator("figure.picture").first).to_be_visible()
        self.assertGreater(len(self.page.pdf()), 10_000)
