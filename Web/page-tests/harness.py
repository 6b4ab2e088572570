"""The page in a real browser: a server for the folder, and a page that records errors and requests."""

import atexit
import base64
import contextlib
import functools
import http.server
import importlib.util
import os
import pathlib
import shutil
import threading
import unittest
import zlib

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import sync_playwright

FOLDER = pathlib.Path(os.environ.get("RXPLAY_PAGE", ".build/web")).resolve()
AXE = pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).parent / "axe.min.js"
SHOTS = FOLDER.parent / "web-screenshots"


class Handler(http.server.SimpleHTTPRequestHandler):
    # Connections stay open, since a page is of many files.
    protocol_version = "HTTP/1.1"
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *arguments):
        pass

    def handle(self):
        # A browser that closes a page resets its connections.
        with contextlib.suppress(ConnectionResetError):
            super().handle()


def serve(kind=Handler):
    handler = functools.partial(kind, directory=str(FOLDER))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


@functools.cache
def browser():
    """The browser of all tests. It finds no other host."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    playwright = sync_playwright().start()
    arguments = ["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]
    opened = playwright.chromium.launch(executable_path=path, args=arguments)
    atexit.register(playwright.stop)
    atexit.register(opened.close)
    return opened


def fragment_of(text):
    """The fragment of a link to a program, as the page writes it."""
    pack = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = "z" + base64.urlsafe_b64encode(pack.compress(text.encode()) + pack.flush()).decode().rstrip("=")
    total = 2166136261
    for letter in data:
        total = (total ^ ord(letter)) * 16777619 & 0xFFFFFFFF
    total %= 36**4
    digits = ""
    for _ in range(4):
        total, digit = divmod(total, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return f"1{data}.{digits}"


class PageTest(unittest.TestCase):
    """A test has a page of its own. It fails if the page wrote to the console, or asked another host."""

    maxDiff = None
    address = os.environ.get("RXPLAY_ADDRESS", "")

    @classmethod
    def setUpClass(cls):
        if not PageTest.address:
            PageTest.address = serve()
        PageTest.browser = browser()

    def setUp(self):
        self.complaints = []
        self.context = self.new_context()
        self.page = self.new_page(self.context)

    def new_context(self, **options):
        options.setdefault("viewport", {"width": 1200, "height": 800})
        # A service worker would answer before the routes of a test.
        options.setdefault("service_workers", "block")
        context = self.browser.new_context(accept_downloads=True, **options)
        context.set_default_timeout(10_000)
        context.on("request", self.note_other_hosts)
        return context

    def note_other_hosts(self, request):
        if not request.url.startswith((self.address, "blob:", "data:", "file:")):
            self.complaints.append(f"asked {request.url}")

    def note_message(self, message):
        if "Service Worker registration blocked" not in message.text:
            self.complaints.append(f"{message.type}: {message.text}")

    def new_page(self, context):
        page = context.new_page()
        page.on("console", self.note_message)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        return page

    def tearDown(self):
        outcome = self._outcome.result
        failed = any(test is self for test, _ in outcome.failures + outcome.errors)
        if failed or self.complaints:
            SHOTS.mkdir(exist_ok=True)
            self.page.screenshot(path=str(SHOTS / f"{self.id()}.png"))
        self.context.close()
        self.assertEqual(self.complaints, [])

    # The actions of a user.

    def open(self, fragment="", page=None):
        page = page or self.page
        page.goto(f"{self.address}{'#' + fragment if fragment else ''}")
        page.wait_for_selector("main > *:not(.starting, .still, .early)")

    def open_program(self, text):
        self.open()
        self.page.wait_for_selector("figure .marbles")
        self.write(text)

    def write(self, text):
        """Replaces the program by another one, as typing does."""
        self.page.click(".CodeMirror")
        self.page.keyboard.press("Control+A")
        self.page.keyboard.insert_text(text)
        self.settle()

    def settle(self):
        """Waits until the newest text is drawn and described, and nothing changes any more."""
        state = None
        for _ in range(100):
            self.page.wait_for_timeout(50)
            old, state = state, self.page.evaluate("""() => !document.querySelector('[aria-busy=true]') &&
              [document.querySelector('.CodeMirror')?.CodeMirror.getValue(), document.querySelector('main').textContent]""")
            if state and old == state:
                return

    def eventually(self, check):
        """Asserts what `check` asserts, as soon as it holds: the page may still be drawing, or opening another page."""
        for _ in range(100):
            try:
                return check()
            except (AssertionError, PlaywrightError):
                self.page.wait_for_timeout(100)
        check()

    def violations(self, page):
        """The rules of accessibility that a page breaks, each with some of the elements that do."""
        page.evaluate(f"() => {{ {AXE.read_text()} }}")
        return page.evaluate("""() => axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] })
          .then((result) => result.violations.map((each) => [each.id, each.nodes.slice(0, 3).map((node) => node.html.slice(0, 160))]))""")

    @property
    def text(self):
        return self.page.evaluate("document.querySelector('.CodeMirror').CodeMirror.getValue()")

    @property
    def picture(self):
        """The text of the last picture, as a screen reader has it."""
        return self.page.locator("figure.picture pre.heard").last.text_content()

    def mark(self, name):
        return self.page.locator(f"figure.picture [data-m='{name}']:not(text)").last

    def middle(self, name):
        box = self.mark(name).bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag(self, name, distance, release=True):
        x, y = self.middle(name)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + distance / 2, y, steps=4)
        self.page.mouse.move(x + distance, y, steps=4)
        self.settle()
        if release:
            self.page.mouse.up()
            self.settle()
