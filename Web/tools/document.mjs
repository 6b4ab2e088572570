// The part of a document's interface that the page's modules need to make elements, so that pages can be made without a
// browser.

const EMPTY = new Set(['br', 'link', 'meta', 'wbr'])
const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** @param {string} text */
export const escaped = (text) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign])

class Markup {
  /** @param {string} html */
  constructor(html) { this.html = html }
}

class Parent {
  /** @type {(Parent | Markup)[]} */
  childNodes = []

  appendChild(node) {
    if (node instanceof Fragment) this.childNodes.push(...node.childNodes.splice(0))
    else this.childNodes.push(node)
    return node
  }

  append(...nodes) {
    for (const node of nodes) this.appendChild(typeof node === 'string' ? document.createTextNode(node) : node)
  }

  replaceChildren(...nodes) {
    this.childNodes = []
    this.append(...nodes)
  }

  set textContent(text) { this.replaceChildren(text) }

  get html() { return this.childNodes.map((node) => node.html).join('') }

  /** The elements below this one. */
  * elements() {
    for (const node of this.childNodes) {
      if (!(node instanceof Parent)) continue
      yield node
      yield* node.elements()
    }
  }
}

class Fragment extends Parent {}

class Element extends Parent {
  /** @type {Map<string, string>} */
  attributes = new Map()

  /** @param {string} name */
  constructor(name) {
    super()
    this.localName = name
  }

  setAttribute(name, value) { this.attributes.set(name, String(value)) }
  getAttribute(name) { return this.attributes.get(name) ?? null }
  set className(value) { this.setAttribute('class', value) }

  // A page without a script has no listeners.
  addEventListener() {}

  get html() {
    const attributes = [...this.attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')
    return `<${this.localName}${attributes}>${EMPTY.has(this.localName) ? '' : `${super.html}</${this.localName}>`}`
  }
}

/** A part of a page that is markup already: a picture of the program. */
export const markup = (html) => new Markup(html)

globalThis.document = {
  createElement: (name) => new Element(name),
  createTextNode: (text) => new Markup(escaped(text)),
  createDocumentFragment: () => new Fragment(),
}
