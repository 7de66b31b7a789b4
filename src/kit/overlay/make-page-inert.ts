let held = 0

/** Takes the app behind a dialog out of reach until the answered function is called; dialogs may nest. H5 only. */
export function makePageInert(): () => void {
  const app = document.getElementById('app')
  held += 1
  app?.setAttribute('inert', '')
  return () => {
    held -= 1
    if (held === 0) app?.removeAttribute('inert')
  }
}
