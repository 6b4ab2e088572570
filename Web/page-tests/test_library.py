"""Lessons, exercises, reference, documents and search."""

import json
import re
import urllib.parse

from playwright.sync_api import expect

from harness import FOLDER, PageTest


def data(name):
    return json.loads((FOLDER / name).read_text())


class LessonTests(PageTest):
    def test_every_lesson_shows_its_pictures(self):
        self.open("/lessons")
        for lesson in data("lessons.json"):
            with self.subTest(lesson["name"]):
                self.page.evaluate("name => { location.hash = `#/lessons/${name}` }", lesson["name"])
                expect(self.page.locator("h1")).to_have_text(lesson["title"])
                self.page.wait_for_selector(".block > .output:not(:empty)")
                self.assertEqual(self.page.locator(".message.error").count(), 0)
                drawn = self.page.locator("figure.picture").count()
                expected = len(re.findall(r"^//> +[┼]", lesson["text"], re.M))
                self.assertGreaterEqual(drawn, min(1, expected))

    def test_a_change_in_one_block_shows_below(self):
        self.open("/lessons/throttle")
        self.page.wait_for_selector("figure.picture circle")
        picture = self.page.locator("figure.picture pre.heard").nth(1)
        expect(picture).not_to_be_empty()
        before = picture.text_content()
        self.page.locator(".block .listing.program").first.click()
        self.page.keyboard.press("Control+End")
        self.page.keyboard.press("ArrowUp")
        self.page.keyboard.press("End")
        self.page.keyboard.type('(3s, "new"), ')
        expect(picture).not_to_have_text(before)
        self.eventually(lambda: self.assertIn("new", picture.text_content()))
        self.page.get_by_role("button", name="Restore").first.click()
        expect(picture).to_have_text(before)

    def test_a_picture_of_a_lesson_can_be_dragged(self):
        self.open("/lessons/throttle")
        self.page.wait_for_selector("figure.picture circle.movable")
        mark = self.page.locator("figure.picture [data-m='0.0']:not(text)").first
        box = mark.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 20, y, steps=4)
        self.settle()
        self.page.mouse.up()
        self.settle()
        self.eventually(lambda: self.assertNotIn('(0s, "r")', self.text))

    def test_time_can_be_stepped_through_under_each_picture(self):
        self.open("/lessons/throttle")
        self.page.wait_for_selector("figure.picture circle")
        blocks = self.page.locator(".block", has=self.page.locator("figure.picture"))
        for block in [blocks.nth(0), blocks.nth(1)]:
            block.hover()
            block.get_by_role("button", name="Step through").click()
            expect(self.page.locator(".timeline")).to_have_count(1)
            expect(block.locator(".time-cursor")).to_have_count(1)
            expect(self.page.locator(".time-cursor")).to_have_count(1)
        before = block.locator(".instant").text_content()
        block.get_by_role("button", name="Step forwards").click()
        expect(block.locator(".instant")).not_to_have_text(before)
        expect(block.locator(".state")).to_be_visible()
        block.get_by_role("button", name="Step through").click()
        expect(self.page.locator(".timeline, .time-cursor")).to_have_count(0)

    def test_an_example_shows_the_objective_c_of_its_document(self):
        self.open("/lessons/filtering")
        tabs = self.page.get_by_role("tablist", name="The program and its original")
        panel = self.page.locator(".has-tabs [role=tabpanel]").first
        expect(panel).to_contain_text("ages.filter")
        tabs.first.get_by_role("tab", name="Objective-C").click()
        expect(panel.locator("pre.listing:visible")).to_contain_text("[[[RACSignal createSignal:")
        self.page.keyboard.press("ArrowRight")
        expect(panel.locator(".listing:visible")).to_contain_text("ages.filter")
        self.page.keyboard.press("ArrowLeft")
        self.page.locator(".has-tabs").first.hover()
        self.page.locator(".has-tabs .block-tools a").first.click()
        expect(self.page.locator(".log")).to_contain_text("30")
        self.eventually(lambda: self.assertIn("[[[RACSignal createSignal:", self.text))

    def test_a_block_opens_in_the_playground(self):
        self.open("/lessons/throttle")
        self.page.wait_for_selector("figure.picture circle")
        self.page.locator(".block").nth(1).hover()
        self.page.locator(".block-tools a").nth(1).click()
        self.page.wait_for_selector("figure .marbles circle")
        self.eventually(lambda: self.assertIn("typed.delay(1s)", self.text))


    def test_what_stands_in_an_earlier_block_as_well_opens_with_all_that_is_before_it(self):
        self.open("/lessons/effects")
        self.page.wait_for_selector("figure.picture circle")
        listings = self.page.locator(".block .listing.program")
        texts = listings.all_text_contents()
        index = next(index for index, text in enumerate(texts) if any(text in each for each in texts[:index]))
        listings.nth(index).hover()
        self.page.locator(".block-tools a").nth(index).click()
        self.page.wait_for_selector(".CodeMirror")
        self.eventually(lambda: self.assertIn("\n".join(texts[: index + 1]), self.text))


class ExerciseTests(PageTest):
    def answer(self, text):
        self.page.locator(".code.answer .CodeMirror").first.click()
        self.page.keyboard.press("Control+A")
        self.page.keyboard.insert_text(text)
        self.page.get_by_role("button", name="Check").first.click()
        self.page.wait_for_selector(".verdict:not(:empty)")
        return self.page.locator(".verdict").first

    def test_wrong_then_right_and_the_progress_stays(self):
        self.open("/exercises/time/delay")
        self.page.wait_for_selector(".exercise")
        self.assertIn("Not yet", self.answer("delay(100ms)").text_content())
        self.assertIn("delay moves each value", self.answer("delay(200ms)").text_content())
        self.page.reload()
        expect(self.page.locator(".done-mark").first).to_have_text("✓ solved")
        self.open("/exercises")
        expect(self.page.locator("main")).to_contain_text(re.compile("delay, everything later 1 of [0-9]"))

    def test_hints_come_one_at_a_time_and_then_a_solution(self):
        self.open("/exercises/values/take")
        self.page.wait_for_selector(".exercise")
        self.assertEqual(self.page.locator(".hints li").count(), 0)
        self.page.get_by_role("button", name="Hint").first.click()
        self.eventually(lambda: self.assertEqual(self.page.locator(".exercise").first.locator(".hints li").count(), 1))

    def test_each_exercise_is_solved_by_its_solution(self):
        self.open("/exercises")
        for file in data("exercises.json"):
            with self.subTest(file["name"]):
                self.page.evaluate("name => { location.hash = `#/exercises/${name}` }", file["name"])
                expect(self.page.locator("h1")).to_have_text(file["title"])
                self.page.wait_for_selector(".exercise")
                solution = re.search(r"^//= (.*)$", file["text"], re.M).group(1)
                self.assertEqual(self.answer(solution).get_attribute("class"), "verdict right")

    def test_no_storage_no_harm(self):
        context = self.new_context()
        context.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('denied') } })")
        page = self.page = self.new_page(context)
        self.open("/exercises/time/delay", page)
        page.wait_for_selector(".exercise")
        self.assertIn("keeps nothing", self.answer("delay(200ms)").text_content())
        self.assertNotIn("keeps nothing", self.answer("delay(200ms)").text_content(), "it is said once")
        context.close()

    def test_progress_of_others_is_checked(self):
        self.open("/exercises")
        self.page.evaluate("localStorage.setItem('rxplay.1.solved', '<b>x</b>\\n\\u0000\\n{}')")
        self.page.reload()
        self.page.wait_for_selector(".progress-bar")
        self.eventually(lambda: self.assertIn("0 of", self.page.locator(".progress-bar").text_content()))


class ReferenceTests(PageTest):
    def test_every_operator_of_every_library_has_a_page(self):
        catalogue = data("catalogue.json")
        self.open("/reference")
        for library in catalogue["libraries"]:
            self.page.evaluate("name => { location.hash = `#/reference/${name}` }", library["name"])
            expect(self.page).to_have_title(f"{library['title']} – rxplay")
            addresses = self.page.locator(".operators a").evaluate_all("all => all.map((each) => each.getAttribute('href'))")
            self.assertGreater(len(addresses), 50)
            for address in addresses:
                with self.subTest(address):
                    self.page.evaluate("address => { location.hash = address }", address)
                    expect(self.page.locator("article.operator h1")).to_have_text(urllib.parse.unquote(address).split("/", 3)[3])
                    self.page.wait_for_selector(".lead, article.operator .listing")
                    self.assertEqual(self.page.locator(".message.error").count(), 0)

    def test_the_names_of_the_libraries_are_told_once(self):
        self.open("/reference/rxjs/switchMap")
        self.page.wait_for_selector("figure.picture circle")
        names = self.page.locator("article.operator").get_by_role("link", name="switchMap", exact=True)
        expect(names).to_have_count(1)

    def test_the_picture_of_an_operator_can_be_changed(self):
        self.open("/reference/rac/" + "-throttle:")
        self.page.wait_for_selector("figure.picture circle")
        self.assertGreater(self.page.locator(".movable").count(), 0)


class DocumentTests(PageTest):
    def test_the_list_tells_what_each_is_about(self):
        self.open("/docs")
        sentences = self.page.locator(".operators span").all_text_contents()
        self.assertEqual(len(sentences), self.page.locator(".operators a").count())
        for sentence in sentences:
            self.assertRegex(sentence, r"^\w.{10,140}\.$")

    def test_every_document_is_a_page(self):
        for entry in data("docs.json"):
            if "/" not in entry["name"]:
                self.open(f"/docs/{entry['name']}")
                expect(self.page.locator("h1")).to_have_text(entry["title"])

    def test_links_lead_within_the_page(self):
        self.open("/docs/language")
        self.page.wait_for_selector("article.doc")
        self.page.locator("article.doc a[href^='#/docs/semantics']").first.click()
        expect(self.page).to_have_url(re.compile("#/docs/semantics"))


class SearchTests(PageTest):
    def test_slash_begins_a_search_and_enter_opens_what_is_found(self):
        self.open("/lessons")
        self.page.keyboard.press("/")
        self.page.keyboard.type("switchToLatest")
        self.page.wait_for_selector("#found [role=option]")
        self.page.keyboard.press("Enter")
        expect(self.page.locator("h1")).to_contain_text("witchToLatest")

    def test_nothing_found_is_said(self):
        self.open("/lessons")
        self.page.get_by_role("combobox", name="Search").fill("xyzzyx")
        expect(self.page.locator("#found")).to_contain_text("Nothing found")

    def test_what_people_look_for_is_found(self):
        self.open("/lessons")
        for wanted, found in {
            "debouce": "debounce", "memory leak": "Owners", "fires twice": "Sharing", "error handling": "Errors", "paste": "Pasting code",
            "@Published": "Pasting code", "fromEvent": "Pasting code", "typeahead": "search field",
        }.items():
            with self.subTest(wanted):
                self.page.get_by_role("combobox", name="Search").fill(wanted)
                expect(self.page.locator("#found")).to_contain_text(found)

    def test_a_search_loads_only_the_words_of_the_pages(self):
        asked = []
        self.page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
        self.open()
        self.page.get_by_role("combobox", name="Search").fill("fires twice")
        expect(self.page.locator("#found")).to_contain_text("Sharing")
        self.assertFalse({"lessons.json", "docs.json", "exercises.json"} & set(asked))

    def test_chinese_pages_are_found_by_their_words(self):
        self.page.goto(f"{self.address}?lang=zh#/lessons")
        self.page.get_by_role("combobox").fill("节流")
        expect(self.page.locator("#found")).to_contain_text("节流")
