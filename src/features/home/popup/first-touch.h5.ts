const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const
const OPTIONS = { capture: true, passive: true } as const

let isTouched = false

/**
 * Calls back with the first touch in the page, at once if there was one: a key, a wheel or a scroll as well. Until then a
 * visitor looks, and what appears unasked is in the way of the first paint. Returns how to stop waiting.
 */
export function onFirstTouch(touched: () => void): () => void {
  if (isTouched) {
    touched()
    return () => undefined
  }
  const stop = () => {
    for (const touch of TOUCHES) window.removeEventListener(touch, found, OPTIONS)
  }
  const found = () => {
    isTouched = true
    stop()
    touched()
  }
  for (const touch of TOUCHES) window.addEventListener(touch, found, OPTIONS)
  return stop
}
