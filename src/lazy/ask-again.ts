/** webpack's own functions that name the file of a chunk: its script, and its styles. */
interface FileNames {
  u: (chunk: string | number) => string
  miniCssF?: (chunk: string | number) => string
}

declare const __webpack_require__: FileNames | undefined

/** How often each file has been requested again. */
const asked = new Map<string, number>()

/** A new URL for a file: for one that is still loading, the browser would reuse the stalled request. */
function fresh(file: string): string {
  const times = asked.get(file)
  return times === undefined ? file : `${file}?again=${times}`
}

let renaming = false

function renameFiles(): void {
  if (renaming || typeof __webpack_require__ === 'undefined') return
  renaming = true
  const { u, miniCssF } = __webpack_require__
  __webpack_require__.u = (chunk) => fresh(u(chunk))
  if (miniCssF) __webpack_require__.miniCssF = (chunk) => fresh(miniCssF(chunk))
}

const fileOf = (address: string): string => new URL(address, window.location.href).pathname

/** The elements that webpack still waits for: it removes its handler once a file has loaded or failed. */
function underWay(): (HTMLScriptElement | HTMLLinkElement)[] {
  const elements = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel=stylesheet]')
  return Array.from(elements).filter(({ onerror }) => onerror !== null)
}

/**
 * Gives up pending requests, so that the next `import()` sends a new one instead of waiting for webpack's time-out. A
 * file that arrives late is used all the same.
 */
export function giveUpPending(): void {
  const pending = underWay()
  if (pending.length === 0) return
  renameFiles()
  for (const element of pending) {
    const path = fileOf('src' in element ? element.src : element.href)
    const file = path.slice(path.search(/(?:js|css)\/[^/]*$/))
    asked.set(file, (asked.get(file) ?? 0) + 1)
    element.dispatchEvent(new Event('error'))
  }
}
