/** The finger that a touch event is about: the first one that changed. */
export function changedTouch(event: TouchEvent): Touch {
  const touch = event.changedTouches[0]
  if (touch === undefined) throw new Error(`a ${event.type} event has no changed touch`)
  return touch
}
