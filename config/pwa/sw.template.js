/*
 * Keeps the files of the app and the pictures of the catalogue, so that the app starts without a network. It never
 * answers a call of the API, a private file, a shared link or the console: those are left to the browser.
 */
const VERSION = '__VERSION__'
const FILES = __FILES__
const APP = 'souk-app-' + VERSION
const MEDIA = 'souk-media'
const MEDIA_MAX = 200

const ROOT = new URL('./', self.location.href)
const inside = (url) =>
  url.origin === ROOT.origin && url.pathname.startsWith(ROOT.pathname) ? url.pathname.slice(ROOT.pathname.length) : null
// a file with a hash in its name never changes
const isFile = (path) => /^(js|css|static)\/.*\.[0-9a-f]{6,}\.[a-z0-9]+$/.test(path)
const isPicture = (path) => /^media\/.*\.(webp|avif)$/.test(path)

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(APP).then((cache) =>
      Promise.all([
        cache.add(new Request('./', { cache: 'no-cache' })),
        ...FILES.map(async (file) => {
          const old = await caches.match(file)
          return old ? cache.put(file, old) : cache.add(file)
        }),
      ]),
    ),
  )
})

async function removeOld() {
  const names = (await caches.keys()).filter((name) => name.startsWith('souk-app-') && name !== APP)
  // pages of the version before may still be open: its files stay until the next one
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
  await self.clients.claim()
}

self.addEventListener('activate', (event) => event.waitUntil(removeOld()))

self.addEventListener('message', (event) => {
  const { data } = event
  if (data === 'take-over') self.skipWaiting()
  else if (Array.isArray(data.keep)) event.waitUntil(Promise.all(data.keep.map(keep)))
})

/** Keeps what the page had loaded before this worker was there. What cannot be had now is kept when it is used. */
async function keep(address) {
  const path = inside(new URL(address))
  if (path === null) return
  try {
    if (isFile(path)) await file(new Request(address))
    // as a picture of the page asks, or the server would answer another format
    else if (isPicture(path)) await picture(new Request(address, { headers: { accept: 'image/avif,image/webp,*/*' } }))
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
}

/** A full device keeps no more; the page gets its answer all the same. */
async function put(cache, request, answer) {
  try {
    await cache.put(request, answer)
  } catch (error) {
    if (error.name !== 'QuotaExceededError') throw error
  }
}

async function file(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await put(await caches.open(APP), request, answer.clone())
  return answer
}

async function picture(request) {
  const cache = await caches.open(MEDIA)
  const kept = await cache.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    await put(cache, request, answer.clone())
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MEDIA_MAX)).map((key) => cache.delete(key)))
  }
  return answer
}

/** The same page brings the content policy that the shop has now. A page of another version waits for its worker. */
async function refresh(kept) {
  try {
    const answer = await fetch('./', { cache: 'no-cache' })
    if (!answer.ok) return
    const [text, before] = await Promise.all([answer.clone().text(), kept.text()])
    if (text === before) await put(await caches.open(APP), './', answer)
  } catch (error) {
    // without a network the kept page has to do
    if (!(error instanceof TypeError)) throw error
  }
}

/**
 * The page of a newer version that waits, which takes over: no page that is open loses anything by it, and one that is
 * broken cannot keep it away. The newest cache of another version is its own.
 */
async function newer() {
  const { waiting } = self.registration
  if (!waiting) return
  const names = (await caches.keys()).filter((name) => name.startsWith('souk-app-') && name !== APP)
  waiting.postMessage('take-over')
  return caches.match('./', { cacheName: names.at(-1) })
}

async function page(event) {
  const next = await newer()
  if (next) return next
  const cache = await caches.open(APP)
  const kept = await cache.match('./')
  if (!kept) return fetch(event.request)
  event.waitUntil(refresh(kept.clone()))
  return kept
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const path = inside(new URL(request.url))
  if (request.method !== 'GET' || path === null) return
  if (request.mode === 'navigate') {
    if (path === '') event.respondWith(page(event))
  } else if (isFile(path)) event.respondWith(file(request))
  else if (isPicture(path)) event.respondWith(picture(request))
})
