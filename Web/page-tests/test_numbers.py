"""Numbers and durations of the text are dragged sideways, or changed by keys; their notation stays, and undo takes one step."""

from harness import PageTest

PROGRAM = "interval(1.5s).take(3)"


class NumberTests(PageTest):
    def setUp(self):
        super().setUp()
        self.open_program(PROGRAM)

    def drag_number(self, index, distance, share=0.5, keys=()):
        """Drags a number of the text, and leaves it held."""
        box = self.page.locator(".cm-number").nth(index).bounding_box()
        x, y = box["x"] + share * box["width"], box["y"] + box["height"] / 2
        for key in keys:
            self.page.keyboard.down(key)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + distance, y, steps=6)
        self.settle()
        for key in keys:
            self.page.keyboard.up(key)

    def assert_becomes(self, text):
        self.eventually(lambda: self.assertEqual(self.text, text))

    def test_a_drag_changes_the_last_written_digit_in_one_step(self):
        for index, keys, expected in [
            (0, [], "interval(1.8s).take(3)"), (0, ["Shift"], "interval(4.5s).take(3)"), (0, ["Alt"], "interval(1.53s).take(3)"),
            (1, [], "interval(1.5s).take(6)"),
        ]:
            with self.subTest(expected):
                self.drag_number(index, 24, keys=keys)
                self.assert_becomes(expected)
                self.page.mouse.up()
                self.page.keyboard.press("Control+z")
                self.assert_becomes(PROGRAM)

    def test_it_is_taken_anywhere_and_not_led_below_nothing(self):
        self.drag_number(1, -200, share=0.9)
        self.assert_becomes("interval(1.5s).take(0)")
        self.page.mouse.up()

    def test_escape_puts_it_back(self):
        self.drag_number(0, 40)
        self.assert_becomes("interval(2.0s).take(3)")
        self.page.keyboard.press("Escape")
        self.page.mouse.up()
        self.assert_becomes(PROGRAM)

    def test_a_click_sets_the_caret(self):
        self.drag_number(0, 2)
        self.page.mouse.up()
        self.page.keyboard.type("7")
        self.assertRegex(self.text, r"^interval\((71\.5|17\.5|1\.75|1\.57)s\)\.take\(3\)$")

    def test_keys_change_the_number_at_the_caret_and_before_it(self):
        for keys, expected in [(["ArrowLeft"], "interval(1.5s).take(4)"), (["ArrowLeft"] * 9, "interval(1.6s).take(3)")]:
            self.write(PROGRAM)
            for key in keys:
                self.page.keyboard.press(key)
            self.page.keyboard.press("Alt+ArrowUp")
            self.assert_becomes(expected)
            self.page.keyboard.press("Alt+ArrowDown")
            self.assert_becomes(PROGRAM)
