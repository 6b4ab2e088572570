"""The page in Chinese: its words, and the prose of lessons and exercises."""

from playwright.sync_api import expect

from harness import PageTest


class LanguageTests(PageTest):
    def test_the_switch_opens_the_page_in_the_other_language_with_the_same_program(self):
        self.open("")
        self.page.wait_for_selector("figure.picture circle")
        text = self.text
        self.page.get_by_role("button", name="中文").click()
        expect(self.page.locator("nav.places a").first).to_have_text("练习场")
        self.page.wait_for_selector("figure.picture circle")
        self.assertEqual(self.text, text)
        self.assertEqual(self.page.evaluate("document.documentElement.lang"), "zh-CN")
        self.page.get_by_role("button", name="English").click()
        expect(self.page.locator("nav.places a").first).to_have_text("Playground")

    def test_lessons_and_exercises_are_in_chinese_with_the_same_code(self):
        self.open("/lessons/throttle")
        self.page.wait_for_selector("figure.picture circle")
        code = self.page.locator(".listing.program").all_text_contents()
        self.page.get_by_role("button", name="中文").click()
        expect(self.page.locator("h1")).to_have_text("节流")
        self.page.wait_for_selector("figure.picture circle")
        self.assertEqual(self.page.locator(".listing.program").all_text_contents(), code)
        self.assertEqual(self.page.locator(".message.error").count(), 0)
        self.page.evaluate("location.hash = '#/exercises/learn/streams'")
        expect(self.page.locator(".exercise h2").first).to_contain_text("停下来的时钟")
        self.page.locator(".exercise").first.get_by_role("button", name="提示").click()
        expect(self.page.locator(".hints li").first).to_have_text("interval 的第一个值要过一个周期才来。")
        self.page.evaluate("location.hash = '#/lessons'")
        expect(self.page.locator("h1")).to_have_text("教程")
        expect(self.page.get_by_role("link", name="只取最新", exact=True)).to_be_visible()

    def test_the_reply_to_a_wrong_answer_is_in_chinese(self):
        self.page.goto(f"{self.address}?lang=zh#/exercises/learn/values")
        card = self.page.locator(".exercise").first
        card.locator(".answer .CodeMirror").click()
        self.page.keyboard.type("map { $0 }")
        card.get_by_role("button", name="检查").click()
        expect(card.locator(".verdict")).to_contain_text("还不对：在 100ms，你的信号发出 500，目标发出 5")
        expect(card.locator(".verdict")).to_contain_text("500 在 100ms 进入 'map'，通过了")
