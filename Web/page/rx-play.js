// `<rx-play>`: a program with its picture in a page of others. The picture is there at once, if the page has it; the
// program runs in a frame, which is loaded when the picture is touched, or when it comes into view and there is none.

import { withDrive } from './drive.js'
import { encode } from './link.js'

const PAGE = new URL('index.html', import.meta.url)

const STYLE = `
:host { display: block; margin-block: 1em; color-scheme: inherit; }
:host([hidden]) { display: none; }
figure { position: relative; margin: 0; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 8px; overflow: hidden; }
.picture { overflow-x: auto; cursor: pointer; }
.picture::slotted(*) { display: block; max-width: none; }
.code { overflow-x: auto; border-top: 1px solid color-mix(in srgb, currentColor 15%, transparent); padding: 8px 12px; }
.code::slotted(pre) { margin: 0; background: none; font-size: 14px; }
button { position: absolute; top: 8px; right: 8px; min-height: 32px; padding: 0 12px; font: 600 14px system-ui, sans-serif; color: Canvas;
  background: CanvasText; border: 0; border-radius: 8px; cursor: pointer; }
button:focus-visible { outline: 2px solid Highlight; outline-offset: 2px; }
@media (pointer: coarse) { button { min-height: 44px; } }
iframe { display: block; width: 100%; height: 320px; border: 0; }
`

class RxPlay extends HTMLElement {
  /** @type {HTMLIFrameElement | undefined} */
  #frame
  #code = ''
  #figure = document.createElement('figure')

  connectedCallback() {
    if (this.shadowRoot) return
    const root = this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(STYLE)
    root.adoptedStyleSheets = [sheet]
    root.append(this.#figure)
    // The contents may not be parsed yet.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => this.#show(), { once: true })
    else this.#show()
  }

  disconnectedCallback() { removeEventListener('message', this.#hear) }

  #show() {
    const source = this.querySelector('pre, script[type="text/plain"]')
    const picture = this.querySelector('svg, picture, img')
    this.#code = (source ?? this).textContent?.replace(/^\n/, '') ?? ''
    if (picture) picture.slot = 'picture'
    const [pictures, code, button] = [document.createElement('slot'), document.createElement('slot'), document.createElement('button')]
    pictures.name = 'picture'
    pictures.className = 'picture'
    code.className = 'code'
    button.textContent = 'Play'
    button.setAttribute('aria-label', 'Play: change this program')
    for (const part of [pictures, button]) part.addEventListener('click', () => this.play(true))
    this.#figure.replaceChildren(...picture ? [pictures] : [], ...source ? [code] : [], button)
    if (picture) return
    // There is no picture to look at before the program draws one.
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      seen.disconnect()
      this.play(false)
    }, { rootMargin: '200px' })
    seen.observe(this)
  }

  /**
   * Loads the program in place of the picture.
   * @param {boolean} isFocused
   */
  async play(isFocused) {
    if (this.#frame) return
    const frame = this.#frame = document.createElement('iframe')
    const theme = this.getAttribute('theme') ?? (this.#isDark() ? 'dark' : 'light')
    const views = (this.getAttribute('views') ?? '').split(/[\s,]+/).filter(Boolean).join('-')
    const drive = this.getAttribute('drive')
    const code = drive ? withDrive(this.#code, drive) : this.#code
    frame.title = `rxplay: ${code.split('\n')[0]?.slice(0, 60)}`
    frame.allow = 'clipboard-write'
    frame.src = `${PAGE}#${await encode(code, { dialect: this.getAttribute('library') ?? '', embed: '1', views, theme })}`
    addEventListener('message', this.#hear)
    frame.style.height = `${Math.max(240, this.#figure.offsetHeight)}px`
    this.#figure.replaceChildren(frame)
    if (isFocused) frame.focus()
  }

  /** The frame is as high as its contents. */
  #hear = (/** @type {MessageEvent} */ { source, data }) => {
    if (this.#frame && source === this.#frame.contentWindow && data?.rxplay === 'height' && Number.isFinite(data.height)) {
      this.#frame.style.height = `${Math.min(4000, Math.max(120, data.height))}px`
    }
  }

  /** Whether the page around is dark: its text is brighter than the middle. */
  #isDark() {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(this).color.match(/[\d.]+/g) ?? []).map(Number)
    return 0.299 * red + 0.587 * green + 0.114 * blue > 140
  }
}

customElements.define('rx-play', RxPlay)
