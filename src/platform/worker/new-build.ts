declare global {
  interface Window {
    /** Set by lost.js: whether it reloads the page. */
    __soukReloads?: boolean
  }
}

/** A buyer waits for this before a retry is offered. */
const PATIENCE_MS = 5_000

/**
 * Reloads the page at its address if the shop serves another build than the one that is running, once for each build.
 * Resolves to whether it reloads. The build that is served now knows that best (config/pwa/lost.template.js).
 */
export function reloadForNewBuild(): Promise<boolean> {
  return new Promise((resolve) => {
    if (!document.querySelector('script[src*="js/app."]')) return resolve(false)
    const script = document.createElement('script')
    script.onload = () => resolve(window.__soukReloads === true)
    script.onerror = () => resolve(false)
    setTimeout(resolve, PATIENCE_MS, false)
    script.src = 'lost.js'
    document.head.append(script)
  })
}
