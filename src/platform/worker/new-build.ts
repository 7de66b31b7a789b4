/** A page whose files are gone, because the shop has put another build in their place. */

const MARK = 'souk.reloaded'
/** The first script of a build, by the hash in its name (config/h5.ts). */
const ENTRY = /js\/app\.[0-9a-f]{8}\.js/

const running = (): string | undefined =>
  Array.from(document.scripts, ({ src }) => ENTRY.exec(src)?.[0]).find((name) => name !== undefined)

/** A buyer waits for this before a retry is offered. */
const PATIENCE_MS = 5_000

/** The first script that the shop serves now; undefined if it cannot be read, or not soon. */
async function served(): Promise<string | undefined> {
  const given = new AbortController()
  const timer = setTimeout(() => given.abort(), PATIENCE_MS)
  try {
    const answer = await fetch('./', { cache: 'no-store', signal: given.signal })
    return answer.ok ? ENTRY.exec(await answer.text())?.[0] : undefined
  } catch (error) {
    if (error instanceof TypeError || given.signal.aborted) return undefined
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Notes the build for which this tab is reloaded; false if it was before, or if the browser stores nothing. */
function isFirst(build: string): boolean {
  try {
    if (sessionStorage.getItem(MARK) === build) return false
    sessionStorage.setItem(MARK, build)
    return true
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}

/** A worker would answer with the page of the build before; a new one comes with the new page. */
async function leaveWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const all = await navigator.serviceWorker.getRegistrations()
  await Promise.all(all.map((registration) => registration.unregister()))
}

/**
 * Reloads the page at its address if the shop serves another build than the one that is running: once for each build, so
 * that a file which is missing for good never leads round in a circle. Returns whether it reloads.
 */
export async function reloadForNewBuild(): Promise<boolean> {
  const own = running()
  const other = own && (await served())
  if (other === undefined || other === own || !isFirst(other)) return false
  await leaveWorker()
  window.location.reload()
  return true
}
