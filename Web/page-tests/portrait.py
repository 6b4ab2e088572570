"""Takes the picture of the page that the README shows: docs/page.png.

    RXPLAY_PAGE=.build/web PYTHONPATH=Web/page-tests python Web/page-tests/portrait.py
"""

import os
import pathlib
import shutil

from playwright.sync_api import sync_playwright

from harness import serve

TARGET = pathlib.Path(__file__).parents[2] / "docs" / "page.png"


def main():
    address = os.environ.get("RXPLAY_ADDRESS") or serve()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1200, "height": 800}, reduced_motion="reduce")
        page.goto(address)
        page.locator("figure circle[data-m='0.1']").first.click()
        for _ in range(4):
            page.get_by_label("Step forwards").click()
            page.wait_for_timeout(300)
        page.wait_for_selector(".state table")
        page.screenshot(path=str(TARGET))
        browser.close()


main()
