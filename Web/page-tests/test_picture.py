"""The picture is an editor: every gesture is a change of the text, and one step of its history."""

import re

from playwright.sync_api import expect

from harness import PageTest, fragment_of

PROGRAM = 'let a = hot("-a-b--|")\na.map { $0 + "!" }'


class GestureTests(PageTest):
    def tick(self):
        return self.middle("0.1")[0] - self.middle("0.0")[0]

    def test_a_dragged_marble_moves_in_the_marble_text(self):
        self.open_program(PROGRAM)
        self.drag("0.0", self.tick() / 2)
        self.eventually(lambda: self.assertIn('hot("--ab--|")', self.text))

    def test_one_undo_takes_back_a_whole_drag(self):
        self.open_program(PROGRAM)
        self.drag("0.1", self.tick())
        self.assertNotEqual(self.text, PROGRAM)
        self.page.keyboard.press("Control+Z")
        self.settle()
        self.eventually(lambda: self.assertEqual(self.text, PROGRAM))
        self.page.keyboard.press("Control+Y")
        self.settle()
        self.assertNotEqual(self.text, PROGRAM)

    def test_escape_puts_the_marble_back(self):
        self.open_program(PROGRAM)
        self.drag("0.0", self.tick(), release=False)
        self.assertNotEqual(self.text, PROGRAM)
        self.page.keyboard.press("Escape")
        self.settle()
        self.page.mouse.up()
        self.settle()
        self.eventually(lambda: self.assertEqual(self.text, PROGRAM))

    def test_a_drag_may_end_outside_of_the_window(self):
        self.open_program(PROGRAM)
        x, y = self.middle("0.0")
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 50, y, steps=3)
        self.page.mouse.move(-50, -50, steps=3)
        self.page.mouse.up()
        self.settle()
        after = self.text
        self.page.mouse.move(600, 300, steps=3)
        self.settle()
        self.eventually(lambda: self.assertEqual(self.text, after))

    def test_the_end_can_be_dragged(self):
        self.open_program(PROGRAM)
        self.drag("0.end", self.tick())
        self.eventually(lambda: self.assertIn('hot("-a-b----|")', self.text))

    def test_a_double_click_adds_a_marble(self):
        self.open_program(PROGRAM)
        x, y = self.middle("0.1")
        self.page.mouse.dblclick(x + self.tick() / 2, y)
        self.settle()
        self.eventually(lambda: self.assertIn('hot("-a-bc-|")', self.text))

    def test_delete_takes_a_marble_away(self):
        self.open_program(PROGRAM)
        self.mark("0.0").click()
        self.page.keyboard.press("Delete")
        self.settle()
        self.eventually(lambda: self.assertIn('hot("---b--|")', self.text))

    def test_keys_do_what_a_drag_does(self):
        self.open_program(PROGRAM)
        self.mark("0.0").focus()
        for key in ["ArrowRight", "Enter", "ArrowRight", "Enter"]:
            self.page.keyboard.press(key)
            self.settle()
        self.eventually(lambda: self.assertIn('hot("-a--b-|")', self.text))
        self.page.keyboard.press("Control+Z")
        self.settle()
        self.eventually(lambda: self.assertEqual(self.text, PROGRAM))

    def test_the_inspector_changes_time_and_value(self):
        self.open_program(PROGRAM)
        self.mark("0.0").click()
        self.page.get_by_label("Value", exact=True).fill("z")
        self.page.keyboard.press("Enter")
        self.settle()
        self.eventually(lambda: self.assertIn('hot("-z-b--|")', self.text))
        self.page.get_by_label("Later").click()
        self.settle()
        self.eventually(lambda: self.assertIn('hot("--zb--|")', self.text))

    def test_computed_marks_say_why_they_stay(self):
        self.open_program(PROGRAM)
        self.mark("1.0").click()
        self.eventually(lambda: self.assertIn("operators make this lane", self.page.locator(".inspector").text_content()))
        self.drag("1.0", 60)
        self.eventually(lambda: self.assertEqual(self.text, PROGRAM))

    def test_lists_of_times_stay_lists(self):
        self.open_program('let a = hot(at: [(0s, "x"), (200ms, "y")])\na.delay(100ms)')
        self.drag("0.1", self.tick() / 2)
        self.eventually(lambda: self.assertIn('hot(at: [(0s, "x"), (300ms, "y")])', self.text))

    def test_a_number_in_the_text_can_be_dragged(self):
        self.open_program('cold("-a-b|").delay(100ms)')
        box = self.page.locator(".cm-number").bounding_box()
        x, y = box["x"] + 6, box["y"] + 8
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 40, y, steps=5)
        self.settle()
        self.page.mouse.up()
        self.settle()
        self.eventually(lambda: self.assertNotIn("delay(100ms)", self.text))
        self.page.keyboard.press("Control+Z")
        self.settle()
        self.eventually(lambda: self.assertIn("delay(100ms)", self.text))

    def test_the_time_line_steps_and_shows_the_state(self):
        self.open_program('let a = hot("-a-b--|")\nlet b = hot("--1---|")\na.combineLatest(b)')
        for _ in range(3):
            self.page.get_by_label("Step forwards").click()
            self.settle()
        self.eventually(lambda: self.assertEqual(self.page.locator(".instant").text_content(), "200ms"))
        self.eventually(lambda: self.assertEqual(self.page.locator(".time-cursor").count(), 1))
        self.page.get_by_label("Step back").click()
        self.settle()
        self.eventually(lambda: self.assertEqual(self.page.locator(".instant").text_content(), "100ms"))
        self.eventually(lambda: self.assertIn("combineLatest", self.page.locator(".state").text_content()))

    def test_typing_on_a_mark_changes_its_value(self):
        self.open_program('let a = hot("-a-b--|")\na.delay(100ms)')
        self.mark("0.0").focus()
        self.page.keyboard.type("zoo")
        self.page.keyboard.press("Enter")
        self.eventually(lambda: self.assertIn("hot(\"-'zoo'-b--|\")", self.text))
        self.page.get_by_role("button", name="Undo").click()
        self.eventually(lambda: self.assertIn('hot("-a-b--|")', self.text))

    def test_a_mark_of_a_later_subscription_moves_its_literal_as_far_as_it_goes(self):
        program = 'let a = cold("-a-b|")\na.concat(a)'
        self.open_program(program)
        tick = (self.middle("0.1")[0] - self.middle("0.0")[0]) / 2
        self.drag("1.0", tick)
        self.eventually(lambda: self.assertIn('cold("--ab|")', self.text))
        expect(self.page.locator(".inspector-title")).to_have_text("a of a")
        expect(self.mark("1.0")).to_have_class(re.compile(r"\bchosen\b"))
        expect(self.mark("0.0")).to_have_class(re.compile(r"\btwin\b"))
        self.page.get_by_role("button", name="Earlier").click()
        self.eventually(lambda: self.assertEqual(self.text, program))
        self.mark("1.0").focus()
        for key in ["Enter", "ArrowRight", "Enter"]:
            self.page.keyboard.press(key)
            self.settle()
        self.assertIn('cold("--ab|")', self.text)

    def test_a_mark_is_added_where_it_is_asked_for_in_a_source_that_begins_later(self):
        self.open_program('let a = cold("-a--b|")\ntimer(200ms).flatMap { _ in a }')
        x, y = self.middle("0.0")
        self.page.mouse.dblclick(x + (self.middle("0.1")[0] - x) * 2 / 3, y)
        self.eventually(lambda: self.assertIn('cold("-a-cb|")', self.text))

    def test_marble_text_becomes_a_list_for_a_time_between_its_ticks(self):
        program = 'let a = hot("-a-b--|")\na.delay(100ms)'
        self.open_program(program)
        self.mark("0.0").click()
        self.page.get_by_label("Time", exact=True).fill("150ms")
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".strip")).to_contain_text("Marble text has a tick of 100ms")
        self.assertEqual(self.text, program)
        self.page.get_by_role("button", name="Write as at: list").click()
        written = 'let a = hot(at: [(150ms, "a"), (300ms, "b"), (600ms, event.completed)])\na.delay(100ms)'
        self.eventually(lambda: self.assertEqual(self.text, written))
        expect(self.page.locator(".strip .message")).to_have_count(0)
        self.page.keyboard.press("Control+z")
        self.eventually(lambda: self.assertEqual(self.text, program))

    def test_a_fine_drag_of_marble_text_offers_a_list(self):
        program = 'let a = hot("-a-b--|")\na.delay(100ms)'
        self.open_program(program)
        half = (self.middle("0.1")[0] - self.middle("0.0")[0]) / 4
        self.page.keyboard.down("Alt")
        self.drag("0.0", half)
        self.page.keyboard.up("Alt")
        self.assertEqual(self.text, program)
        self.page.get_by_role("button", name="Write as at: list").click()
        self.eventually(lambda: self.assertRegex(self.text, r'^let a = hot\(at: \[\(1[1-9]0ms, "a"\), \(300ms, "b"\)'))

    def test_play_goes_to_the_end(self):
        self.open_program(PROGRAM)
        self.page.get_by_role("button", name="Play").click()
        expect(self.page.locator(".instant")).to_have_text("600ms")
        expect(self.page.locator(".play")).to_have_attribute("aria-label", "Play")

    def test_touch_drags_sideways(self):
        context = self.new_context(viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True)
        page = self.new_page(context)
        self.open(page=page)
        page.wait_for_selector("figure .marbles circle[data-m]")
        before = page.locator(".plain-input").input_value()
        box = page.locator("[data-m='0.0']:not(text)").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        session = context.new_cdp_session(page)
        touch = lambda kind, to: session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if kind == "touchEnd" else [{"x": to, "y": y}]})
        touch("touchStart", x)
        for step in range(1, 7):
            touch("touchMove", x + step * 8)
        page.wait_for_timeout(150)
        touch("touchEnd", 0)
        page.wait_for_timeout(150)
        self.eventually(lambda: self.assertNotEqual(page.locator(".plain-input").input_value(), before))
        context.close()


class FrozenTests(PageTest):
    """During a drag scale and colours stay, and the marble is under the pointer."""

    PROGRAM = 'let a = hot("-a-b-")\nlet b = cold("--c---d---e-|")\na.merge(b).delay(50ms)'

    def seen(self):
        """The place and the colour of each value, and the places of the labels of the axis."""
        return self.page.evaluate("""() => Object.fromEntries([
          ...[...document.querySelectorAll('figure.picture circle[data-m]')].map((each) =>
            [each.dataset.m, [Math.round(each.getBoundingClientRect().x), getComputedStyle(each).fill]]),
          ...[...document.querySelectorAll('figure.picture .label')].map((each) => [each.textContent, Math.round(each.getBoundingClientRect().x)])])""")

    def test_a_drag_beyond_the_axis_moves_only_what_depends_on_it(self):
        self.open_program(self.PROGRAM)
        before = self.seen()
        tick = (self.middle("0.1")[0] - self.middle("0.0")[0]) / 2
        x, _ = self.middle("0.1")
        for ticks in [4, 6]:
            self.drag("0.1", 0, release=False)
            self.page.mouse.move(x + ticks * tick, self.middle("0.0")[1], steps=8)
            self.settle()
            self.eventually(lambda: self.assertAlmostEqual(self.middle("0.1")[0], x + ticks * tick, delta=0.6 * tick))
            now = self.seen()
            for name in ["0.0", "1.0", "1.1", "1.2", "0s", "200ms", "1s"]:
                self.assertEqual(now.get(name), before.get(name), name)
            self.assertEqual(now["0.1"][1], before["0.1"][1])
            self.page.keyboard.press("Escape")
            self.page.mouse.up()
            self.settle()
            self.eventually(lambda: self.assertEqual(self.seen(), before))

    def test_after_a_drag_the_picture_is_that_of_its_text(self):
        self.open_program(self.PROGRAM)
        self.drag("0.1", 300)
        self.page.keyboard.press("Escape")
        after = self.seen()
        text = self.text
        self.write("just(1)")
        self.write(text)
        self.eventually(lambda: self.assertEqual(self.seen(), after))

    def test_a_picture_of_several_rows_stays_one_of_several_rows(self):
        self.page.set_viewport_size({"width": 360, "height": 700})
        self.open(fragment_of('let a = hot("-a-b---c---d---e---f---g---h-")\na.delay(50ms)'))
        self.page.wait_for_selector("figure .marbles circle")
        before = self.page.locator("figure.picture svg").bounding_box()["width"]
        self.drag("0.1", 30, release=False)
        self.assertLess(self.page.locator("figure.picture svg").bounding_box()["width"], before + 60)
        self.page.mouse.up()
