/** Runs when a finger, or the mouse, taps an element that is not in the app's template. */
export function onTap(element: HTMLElement, run: (event: Event) => void): void {
  let pressed = false
  element.addEventListener(
    'touchstart',
    () => {
      pressed = true
    },
    { passive: true },
  )
  element.addEventListener(
    'touchmove',
    () => {
      pressed = false
    },
    { passive: true },
  )
  element.addEventListener('touchend', (event) => {
    if (pressed) run(event)
    pressed = false
  })
  element.addEventListener('click', (event) => {
    // the click after a touch may hit what the touch has just opened
    if ((event as PointerEvent).pointerType !== 'touch') run(event)
  })
}
