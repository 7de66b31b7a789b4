/** Runs when a finger, or the mouse, taps an element that is no part of the app's template. */
export function onTap(element: HTMLElement, run: (event: Event) => void): void {
  let moved = false
  element.addEventListener('touchstart', () => {
    moved = false
  })
  element.addEventListener('touchmove', () => {
    moved = true
  })
  element.addEventListener('touchend', (event) => {
    // else a click follows, which would run it again or hit what lies below
    if (event.cancelable) event.preventDefault()
    if (!moved) run(event)
  })
  element.addEventListener('click', run)
}
