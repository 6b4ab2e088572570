"""Takes the picture of the page that the README shows, docs/page.png, and the one of links to it, Web/page/card.png.

    RXPLAY_PAGE=.build/web PYTHONPATH=Web/page-tests python Web/page-tests/portrait.py
"""

import os
import pathlib
import shutil

from playwright.sync_api import sync_playwright

from harness import serve

CARD = pathlib.Path(__file__).parents[1] / "page" / "card.png"
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
        card = browser.new_page(viewport={"width": 1200, "height": 630}, reduced_motion="reduce")
        card.goto(address)
        card.wait_for_selector("figure circle[data-m]")
        # The first picture, twice as large, under the name and a sentence.
        card.evaluate("""() => {
          const svg = document.querySelector('figure.picture svg').cloneNode(true)
          const brand = document.querySelector('.brand').cloneNode(true)
          const words = document.createElement('p')
          words.textContent = 'See what your streams do'
          document.body.replaceChildren(brand, words, svg)
          document.body.style.cssText = 'display: grid; justify-items: center; align-content: center; gap: 12px; height: 630px; background: white'
          brand.style.cssText = 'zoom: 2.4'
          words.style.cssText = 'margin: 0 0 16px; font-size: 34px; color: var(--soft)'
          svg.style.cssText = 'zoom: 1.55'
        }""")
        card.screenshot(path=str(CARD))
        browser.close()


main()
