"""Measures the times that a user waits: from a key to its picture, frames of a drag, the first picture. Prints a table of Benchmarks.

    RXPLAY_PAGE=.build/web python Web/page-tests/measure.py [LESSON…]
    RXPLAY_PAGE=.build/web python Web/page-tests/measure.py --slow

The second form measures links on a processor that is four times as slow and a connection of 1.6 Mbit/s whose server
compresses: how long until the text can be read, and until a marble can be dragged.
"""

import gzip
import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

from playwright.sync_api import sync_playwright

from harness import FOLDER, Handler, fragment_of, serve

# Types a text, and notes for each key the time until its picture stands in the page and everything is laid out.
TYPE = """async (text) => {
  const mirror = document.querySelector('.CodeMirror').CodeMirror
  const mark = performance.mark.bind(performance)
  let drawn = () => {}
  performance.mark = (name) => {
    mark(name)
    document.body.getBoundingClientRect()
    drawn(performance.now())
  }
  mirror.setValue('')
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const times = []
  for (const letter of text) {
    const next = new Promise((resolve) => { drawn = resolve })
    const start = performance.now()
    mirror.replaceSelection(letter)
    times.push(await next - start)
  }
  performance.mark = mark
  return times
}"""

FRAMES = """() => new Promise((resolve) => {
  const gaps = []
  let last = performance.now()
  const end = last + 3000
  const step = (now) => {
    gaps.push(now - last)
    last = now
    if (now < end) requestAnimationFrame(step)
    else resolve(gaps.slice(1))
  }
  requestAnimationFrame(step)
})"""


def quantile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def measure_keys(page, lessons):
    times = []
    for lesson in lessons:
        code = "\n".join(line for line in lesson["text"].split("\n") if not line.startswith("//"))
        times += page.evaluate(TYPE, code)
    return times


def measure_first(browser, address):
    seen, living = [], []
    for _ in range(9):
        context = browser.new_context(viewport={"width": 1200, "height": 800})
        page = context.new_page()
        answer = page.goto(address, wait_until="commit")
        page.wait_for_selector("figure .marbles circle")
        # The first picture is in the page together with its first content.
        assert '<div class="first">' in answer.text()
        seen.append(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
        living.append(page.evaluate("performance.getEntriesByName('picture')[0].startTime"))
        context.close()
    return seen, living


def measure_drag(page):
    page.evaluate("""() => document.querySelector('.CodeMirror').CodeMirror.setValue(
      'let a = hot("-a-b-c-d-e-f-g-h--|")\\nlet b = hot("--1--2--3--4-----|")\\na.combineLatest(b).map { "\\\\($0.0)\\\\($0.1)" }.delay(100ms)')""")
    page.wait_for_timeout(300)
    box = page.locator("[data-m='0.3']:not(text)").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(f"() => {{ window.gaps = ({FRAMES})() }}")
    end = time.monotonic() + 3
    count = 0
    while time.monotonic() < end:
        count += 1
        page.mouse.move(x + 60 * ((count // 20) % 2) + 3 * (count % 20), y)
    gaps = page.evaluate("window.gaps")
    page.mouse.up()
    return gaps


class Packing(Handler):
    """A server that compresses, as servers of static files do: with Brotli if node has it."""

    packed = {}

    def do_GET(self):
        path = pathlib.Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        if not path.is_file():
            return self.send_error(404)
        way = "br" if "br" in self.headers.get("Accept-Encoding", "") and os.environ.get("PACKING", "br") == "br" else "gzip"
        content = self.pack(path, way)
        self.send_response(200)
        for name, value in [("Content-Type", self.guess_type(path)), ("Content-Encoding", way), ("Content-Length", len(content)), ("Cache-Control", "no-cache")]:
            self.send_header(name, str(value))
        self.end_headers()
        self.wfile.write(content)

    @classmethod
    def pack(cls, path, way):
        if (path, way) not in cls.packed:
            code = "process.stdout.write(require('zlib').brotliCompressSync(require('fs').readFileSync(process.argv[1])))"
            cls.packed[path, way] = gzip.compress(path.read_bytes(), 9) if way == "gzip" else subprocess.run(["node", "-e", code, str(path)], capture_output=True, check=True).stdout
        return cls.packed[path, way]


# Notes when the text of a page can be read, and when a mark can be dragged.
NOTE = """() => {
  window.noted = {}
  const look = () => {
    const texts = [...document.querySelectorAll('article h1, .CodeMirror-code, .still .program')]
    if (texts.some((text) => text.checkVisibility() && text.textContent.trim())) window.noted.readable ??= performance.now()
    if (document.querySelector('figure.picture .movable')) window.noted.draggable ??= performance.now()
    if (!window.noted.draggable) requestAnimationFrame(look)
  }
  look()
}"""


def measure_slow(browser, address):
    print("| link, 4x slower, 1.6 Mbit/s | readable, ms | draggable, ms |\n|---|---:|---:|")
    program = fragment_of('let a = hot("-a-b-c|")\na.throttle(150ms)')
    for name, fragment in [("first page", ""), ("program", program), ("lesson", "/lessons/throttle"), ("operator", "/reference/rxjs/map"), ("document", "/docs/semantics")]:
        rows = []
        for _ in range(3):
            context = browser.new_context(viewport={"width": 1200, "height": 800}, service_workers="block")
            page = context.new_page()
            session = context.new_cdp_session(page)
            session.send("Network.enable")
            session.send("Network.emulateNetworkConditions", {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750})
            session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
            page.add_init_script(f"({NOTE})()")
            page.goto(f"{address}{'#' + fragment if fragment else ''}", wait_until="commit")
            page.wait_for_function(f"() => window.noted?.{'readable' if name == 'document' else 'draggable'}", timeout=60_000)
            rows.append(page.evaluate("[window.noted.readable, window.noted.draggable ?? 0]"))
            context.close()
        print("| {} | {:.0f} | {:.0f} |".format(name, *[sorted(column)[1] for column in zip(*rows)]), flush=True)


def main():
    wanted = [name for name in sys.argv[1:] if name != "--slow"]
    if "--slow" in sys.argv:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            measure_slow(browser, serve(Packing))
            browser.close()
        return
    lessons = json.loads((FOLDER / "lessons.json").read_text())
    lessons = [lesson for lesson in lessons if not wanted or lesson["name"] in wanted]
    address = serve()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        first, living = measure_first(browser, address)
        page = browser.new_page(viewport={"width": 1200, "height": 800})
        page.goto(address)
        page.wait_for_selector("figure .marbles circle")
        gaps = measure_drag(page)
        keys = measure_keys(page, lessons)
        browser.close()
    print("| measure | 50% | 95% | worst |\n|---|---:|---:|---:|")
    for name, values in [(f"key to picture, {len(keys)} keys of {len(lessons)} lessons, ms", keys), ("gap between frames in a drag, ms", gaps), ("first picture, ms", first), ("first picture that can be changed, ms", living)]:
        print(f"| {name} | {quantile(values, 0.5):.1f} | {quantile(values, 0.95):.1f} | {max(values):.1f} |")


main()
