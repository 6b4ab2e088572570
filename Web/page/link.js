// Programs in links: `#1<way><data>.<check>&name=value`. Nothing is sent: the text after `#` stays in the browser.

const LIMIT = 1 << 20

/** @param {Uint8Array} bytes */
function toBase64(bytes) {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')
}

/** @param {string} text */
function fromBase64(text) {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

/**
 * Four letters that detect a shortened link.
 * @param {string} text
 */
function check(text) {
  let sum = 2166136261
  for (let place = 0; place < text.length; place += 1) sum = Math.imul(sum ^ text.charCodeAt(place), 16777619) >>> 0
  return (sum % 36 ** 4).toString(36).padStart(4, '0')
}

/**
 * @param {Uint8Array} bytes @param {any} transform
 * @returns {Promise<Uint8Array>}
 */
async function passed(bytes, transform) {
  const writer = transform.writable.getWriter()
  // A fault of the data is found when the result is read.
  writer.write(bytes).catch(() => {})
  writer.close().catch(() => {})
  const parts = []
  let size = 0
  const reader = transform.readable.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > LIMIT) {
      await reader.cancel()
      throw new RangeError('too long')
    }
    parts.push(value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/**
 * The fragment of a program with its settings.
 * @param {string} text @param {Record<string, string>} settings
 */
export async function encode(text, settings) {
  const bytes = new TextEncoder().encode(text)
  let data = `b${toBase64(bytes)}`
  if ('CompressionStream' in globalThis) {
    const packed = `z${toBase64(await passed(bytes, new CompressionStream('deflate-raw')))}`
    if (packed.length < data.length) data = packed
  }
  const values = Object.entries(settings).filter(([, value]) => value)
    .map(([name, value]) => `&${name}=${value.replace(/[^\w-]/g, '')}`).join('')
  return `1${data}.${check(data)}${values}`
}

/**
 * The program of a fragment, or its `fault`, a sentence that says why there is none.
 * @param {string} fragment
 * @returns {Promise<{ text?: string, fault?: string, settings: Record<string, string> }>}
 */
export async function decode(fragment) {
  const [body = '', ...pairs] = fragment.split('&')
  const settings = Object.fromEntries(pairs.map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return [name, value]
  }))
  if (!body.startsWith('1')) {
    return { settings, fault: 'This link was made by another version of rxplay, which this page cannot read.' }
  }
  const [data = '', sum] = body.slice(1).split('.')
  if (sum !== check(data)) return { settings, fault: 'This link is damaged or was cut off on its way. Ask for it again.' }
  try {
    const bytes = fromBase64(data.slice(1))
    if (data[0] === 'z' && !('DecompressionStream' in globalThis)) {
      return { settings, fault: 'This browser cannot unpack links.' }
    }
    if (bytes.length > LIMIT) throw new RangeError('too long')
    const plain = data[0] === 'z' ? await passed(bytes, new DecompressionStream('deflate-raw')) : bytes
    return { settings, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain) }
  } catch (error) {
    const isLong = error instanceof RangeError
    return { settings, fault: isLong ? 'The program of this link is longer than a page can take.' : 'This link is damaged. Ask for it again.' }
  }
}
