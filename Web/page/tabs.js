// A row of tabs with one chosen tab. It is one stop of the Tab key; arrow keys move from one tab to the next.

import { button, element } from './dom.js'
import { say } from './language.js'

let lastIdentifier = 0

export class Tabs {
  element = element('div', { class: 'tabs', role: 'tablist' })
  #identifier = `tabs-${++lastIdentifier}`
  #names
  #panel
  #act

  /**
   * @param {string} label
   * @param {[name: string, title: string][]} tabs
   * @param {HTMLElement} panel the element that shows the contents of the tabs
   * @param {(name: string) => void} act called when another tab is chosen
   */
  constructor(label, tabs, panel, act) {
    this.#names = tabs.map(([name]) => name)
    this.#panel = panel
    this.#act = act
    panel.id ||= `${this.#identifier}-panel`
    panel.setAttribute('role', 'tabpanel')
    this.element.setAttribute('aria-label', say(label))
    this.element.append(...tabs.map(([name, title]) => button(title, () => this.#choose(name), {
      role: 'tab', id: this.#idOf(name), 'data-name': name, 'aria-controls': panel.id,
    })))
    this.element.onkeydown = (event) => this.#key(event)
    this.show(this.#names[0] ?? '')
  }

  /** @param {string} name */
  #idOf(name) { return `${this.#identifier}-${name}` }

  /**
   * Marks a tab as chosen.
   * @param {string} name
   */
  show(name) {
    for (const tab of this.element.children) {
      const isChosen = tab.getAttribute('data-name') === name
      tab.setAttribute('aria-selected', String(isChosen))
      tab.setAttribute('tabindex', isChosen ? '0' : '-1')
    }
    this.#panel.setAttribute('aria-labelledby', this.#idOf(name))
  }

  /** @param {string} name */
  #choose(name) {
    this.show(name)
    this.#act(name)
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const index = this.#names.findIndex((name) => event.target === document.getElementById(this.#idOf(name)))
    if (step === 0 || index < 0) return
    const name = this.#names[(index + step + this.#names.length) % this.#names.length] ?? ''
    this.#choose(name)
    document.getElementById(this.#idOf(name))?.focus()
  }
}
