/** Calls back with the first touch in the page; here at once, because nothing is measured by what is drawn meanwhile. */
export function onFirstTouch(touched: () => void): () => void {
  touched()
  return () => undefined
}
