/*
 * Put in the place of sw.js, it takes the service worker of the shop away from every device that has one, with the files
 * that it keeps, and shows what the server has (docs/operating.md, "Taking a version back").
 */
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove() {
  const names = (await caches.keys()).filter((name) => name.startsWith('souk-'))
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
  // the app registers it again at its next start: then there is nothing to remove, and nothing to load anew
  if (names.length === 0) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await Promise.all(pages.map((page) => page.navigate(page.url)))
}
