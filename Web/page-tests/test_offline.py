"""The service worker: the page works without a connection, and changes to another release as a whole."""

import functools
import http.server
import pathlib
import re
import shutil
import tempfile
import threading

from playwright.sync_api import expect

import harness
from harness import FOLDER, PageTest


class OfflineTests(PageTest):
    def setUp(self):
        # A server of its own, whose files are changed and which is switched off.
        self.folder = tempfile.TemporaryDirectory()
        place = pathlib.Path(self.folder.name) / "sub"
        shutil.copytree(FOLDER, place, ignore=lambda folder, names: {"rxplay.html", "reference"} & set(names))
        self.place = place
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(harness.Handler, directory=self.folder.name))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.usual, PageTest.address = PageTest.address, f"http://127.0.0.1:{self.server.server_port}/sub/"
        super().setUp()

    def tearDown(self):
        super().tearDown()
        PageTest.address = self.usual
        self.server.shutdown()
        self.folder.cleanup()

    def new_context(self, **options):
        return super().new_context(service_workers="allow", **options)

    def kept(self):
        """Waits until the worker has all files."""
        self.page.wait_for_function("async () => (await navigator.serviceWorker.ready).active?.state === 'activated'", timeout=30_000)

    def release(self):
        """Publishes another release: the same with another name of the script."""
        main = next(self.place.glob("parts/main-*.js"))
        other = main.with_name("main-0123456789.js")
        main.rename(other)
        for name in ["index.html", "sw.js"]:
            file = self.place / name
            file.write_text(re.sub(r'RELEASE="\w{8}"', 'RELEASE="abcdef01"', file.read_text()).replace(main.name, other.name))
        return main.name, other.name

    def script(self):
        return self.page.locator("script[src*='main-']").get_attribute("src").split("/")[1]

    def test_the_page_works_without_a_connection(self):
        self.open("/lessons/throttle")
        self.page.wait_for_selector("figure.picture circle.movable")
        self.kept()
        self.server.shutdown()
        self.server.server_close()
        self.page.goto("about:blank")
        self.open()
        self.page.wait_for_selector("figure .marbles circle.movable")
        self.write("import { of } from 'rxjs'\nof(8).subscribe(console.log)")
        self.eventually(lambda: self.assertIn("8", self.picture))
        self.page.goto(f"{self.address}#/exercises/learn/streams")
        self.page.wait_for_selector(".exercise")
        self.page.get_by_role("combobox").fill("fires twice")
        expect(self.page.locator("#found")).to_contain_text("Sharing")

    def test_another_release_is_used_as_a_whole_and_when_the_user_says_so(self):
        self.open()
        self.page.wait_for_selector("figure .marbles circle")
        self.kept()
        old, new = self.release()
        self.page.goto("about:blank")
        self.open()
        self.page.wait_for_selector("figure .marbles circle.movable")
        # The old script is not on the server any more.
        self.assertEqual(self.script(), old)
        use = self.page.get_by_role("button", name="Use it")
        expect(use).to_be_visible(timeout=30_000)
        self.assertEqual(self.violations(self.page), [])
        use.click()
        self.eventually(lambda: self.assertEqual(self.script(), new))
        self.page.wait_for_selector("figure .marbles circle.movable")

    def test_the_release_is_shown(self):
        self.open("/docs")
        expect(self.page.locator("article")).to_contain_text(re.compile(r"This is rxplay [\d.]+\w*, release [0-9a-f]{8}"))
