/** What takes the focus by the tab key, as a selector. */
export const FOCUSABLE = 'a[href], input:not([disabled]), textarea:not([disabled]), [tabindex="0"]'

let held = 0

/** Makes the app behind a dialog inert until the returned function is called; dialogs may nest. H5 only. */
export function makePageInert(): () => void {
  const app = document.getElementById('app')
  held += 1
  app?.setAttribute('inert', '')
  return () => {
    held -= 1
    if (held === 0) app?.removeAttribute('inert')
  }
}
