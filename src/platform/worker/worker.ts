/** The page's side of the service worker (config/pwa/sw.template.js). */

/** How long the app must have been hidden before it asks for a newer version again. */
const AGAIN_MS = 30 * 60_000

/** The way out for a device whose worker is broken: `?sw=off` removes it and what it has kept. */
const OFF = 'off'

async function remove(): Promise<void> {
  const all = await navigator.serviceWorker.getRegistrations()
  await Promise.all(all.map((registration) => registration.unregister()))
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('souk-')).map((name) => caches.delete(name)))
}

/** What the page loaded before there was a worker. */
const loaded = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name)

/** Tells when a newer version waits. `take` starts it and reloads this page, and no other. */
function watchFor(registration: ServiceWorkerRegistration, found: (take: () => void) => void): void {
  const tell = (worker: ServiceWorker) =>
    found(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
      worker.postMessage('take-over')
    })
  const { waiting } = registration
  if (waiting !== null) tell(waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      // without an active worker it is the first one, which takes over by itself
      if (worker.state === 'installed' && registration.active !== null) tell(worker)
    })
  })
}

/** Asks for a newer version when the page is shown again after a while. */
function askAgain(registration: ServiceWorkerRegistration): void {
  let hiddenAt = 0
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    // without a network there is nothing newer
    else if (Date.now() - hiddenAt > AGAIN_MS && navigator.onLine) void registration.update()
  })
}

/** Registers the worker, or removes it where the address asks for that. Resolves once it has what the page loaded. */
export async function watchWorker(found: (take: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator
  if (new URLSearchParams(window.location.search).get('sw') === OFF) return remove()
  // an address that serves no worker, such as a page in a frame of another shop, does without
  const registration = await serviceWorker.register('sw.js', { updateViaCache: 'none' }).then(
    (one) => one,
    () => undefined,
  )
  if (registration === undefined) return
  watchFor(registration, found)
  askAgain(registration)
  const { active } = await serviceWorker.ready
  active?.postMessage({ keep: loaded() })
}
