// The service worker. It has the files of one release: all of them are there before it answers, and it answers with
// these only. `assemble.mjs` writes the names of the release and of its files into it.

const RELEASE = ''
const FILES = /** @type {string[]} */ ([])

const own = /** @type {any} */ (self)
const NAME = `rxplay-${RELEASE}`
const PAGE = 'index.html'

/** @param {string} url */
const fileOf = (url) => new URL(url).pathname.slice(new URL(own.registration.scope).pathname.length) || PAGE

async function keepAll() {
  const cache = await caches.open(NAME)
  await Promise.all(FILES.map(async (file) => {
    // The name of a part has the digest of its content, so one of an older release is the same.
    const known = file.startsWith('parts/') ? await caches.match(file) : undefined
    const answer = known ?? await fetch(file === PAGE ? './' : file, { cache: file.startsWith('parts/') ? 'default' : 'no-cache' })
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
    await cache.put(file, answer)
  }))
  // While a release is being published, a server may have the page of one and the worker of another.
  const html = await (await cache.match(PAGE))?.text() ?? ''
  if (FILES.some((file) => /^parts\/main-/.test(file) && !html.includes(file))) throw new Error('the page is of another release')
}

own.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(keepAll().catch(async (error) => {
  await caches.delete(NAME)
  throw error
})))

own.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(caches.keys().then((names) =>
  Promise.all(names.filter((name) => name.startsWith('rxplay-') && name !== NAME).map((name) => caches.delete(name))))))

own.addEventListener('message', (/** @type {any} */ event) => event.data === 'use' && own.skipWaiting())

own.addEventListener('fetch', (/** @type {any} */ event) => {
  const { method, url } = event.request
  if (method !== 'GET' || !url.startsWith(own.registration.scope)) return
  const file = fileOf(url)
  if (FILES.includes(file)) event.respondWith(kept(file, event.request))
  else if (/^(lessons|docs|reference)\/.*\.html$/.test(file)) event.respondWith(readOnce(file, event.request))
})

/** @param {string} file @param {Request} request */
async function kept(file, request) {
  return await (await caches.open(NAME)).match(file) ?? fetch(request)
}

/**
 * Pages to read are kept when they are read.
 * @param {string} file @param {Request} request
 */
async function readOnce(file, request) {
  const cache = await caches.open(NAME)
  const known = await cache.match(file)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok && !answer.redirected) await cache.put(file, answer.clone())
  return answer
}
